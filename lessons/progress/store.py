"""The memory of the school: what every learner did, kept for good once it is confirmed.

All methods may be called from any thread, and by several processes on one database. Each raises
StoreUnavailable where the database cannot be had.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, tzinfo
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, literal, select

from lessons.progress import attending, folding, guessing, keeping, memory
from lessons.progress.codes import draw, hashed, normalised
from lessons.progress.database import Database
from lessons.progress.events import Answered, Done, Event, number_of, run_of, written
from lessons.progress.memory import Card
from lessons.progress.migrating import migrate
from lessons.progress.rows import answers_of, event_of, row_of
from lessons.progress.tables import events, learners
from lessons.progress.tables import memory as remembered

_HOLD = select(learners.c.id).where(learners.c.id == bindparam("id")).with_for_update(key_share=True)
_LATEST = (events.c.at.desc(), events.c.token.desc())


class Store:
    """What the school keeps of its learners; made by `open_store`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._add_learner = database.adding(learners)
        self._add_event = database.adding(events).returning(events.c.id)

    @classmethod
    def at(cls, url: str) -> Store:
        """Open the store at a URL, its tables brought up to date."""
        database = Database(url)
        migrate(database)
        return cls(database)

    @property
    def database(self) -> Database:
        """The database, for what else a school keeps in it."""
        return self._database

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    # --- what is kept -------------------------------------------------------------------------------

    def record(self, learner: str, event: Event) -> bool:
        """Keep an event; False if one with its token was kept before, and then nothing changes.

        It is kept, with what follows from it for the memory, before this returns. The learner is made
        with the first event.
        """

        def work(connection: Connection) -> bool:
            self._hold(connection, learner, event.at)
            if connection.scalar(self._add_event, row_of(learner, event)) is None:
                return False
            if isinstance(event, Answered):
                folding.add(connection, learner, event)
            return True

        return self._database.write(work)

    def merge(self, source: str, into: str) -> int:
        """Add what one learner did to another, and return how many events were new there.

        For a browser that goes on as another learner, by code: what it had done goes along. Events
        whose tokens `into` has already are passed over, and the memory is folded anew from all there
        are. `source` is forgotten then, unless it has a code: another device may know it by that.
        """

        def work(connection: Connection) -> int:
            made = select(learners.c.made_at, learners.c.code_hash).where(learners.c.id == source)
            row = connection.execute(made).first()
            if row is None or source == into:
                return 0
            for learner in sorted((source, into)):  # in one order, so that two merges do not lock each other
                self._hold(connection, learner, row.made_at)
            names = [column.name for column in events.columns if column.name not in ("id", "learner")]
            theirs = select(literal(into), *(events.c[name] for name in names)).where(
                events.c.learner == source
            )
            copy = self._add_event.from_select(["learner", *names], theirs)
            count = len(connection.execute(copy).all())
            folding.rebuild(connection, into)
            attending.go_on_as(connection, source, into)
            keeping.go_on_as(self._database, connection, source, into)
            if row.code_hash is None:
                self._delete(connection, source)
            return count

        return self._database.write(work)

    def forget(self, learner: str) -> None:
        """Delete everything of this learner, the code as well."""

        def work(connection: Connection) -> None:
            connection.execute(_HOLD, {"id": learner})
            self._delete(connection, learner)

        self._database.write(work)

    def rebuild(self, learner: str) -> None:
        """Fold the memory of a learner anew, once it makes something else of an answer."""

        def work(connection: Connection) -> None:
            if connection.scalar(_HOLD, {"id": learner}) is not None:
                folding.rebuild(connection, learner)

        self._database.write(work)

    # --- codes --------------------------------------------------------------------------------------

    def new_code(self, learner: str, secret: str, now: datetime) -> str:
        """Return a new code of this learner, to be shown once; the one before is void.

        `secret` is the school's. Only a hash made with it is kept.
        """
        code = draw()
        kept = hashed(normalised(code) or "", secret)

        def work(connection: Connection) -> None:
            self._hold(connection, learner, now)
            guessing.keep(connection, learner, kept)

        self._database.write(work)
        return code

    def learner_of_code(self, typed: str, who: str, secret: str, now: datetime) -> str | None:
        """Return whose code was typed; None for nobody's. Raises TooManyAttempts.

        `who` is what tells one guesser from another, such as an address; it is kept as a hash, for a
        short time. What cannot be a code at all is no guess.
        """
        code = normalised(typed)
        if code is None:
            return None
        kept, guesser = hashed(code, secret), hashed(who, secret, "who")

        def work(connection: Connection) -> str | None:
            self._database.queue(connection, "codes")  # else two at once could both be the last one allowed
            return guessing.learner_of(connection, kept, guesser, now)

        return self._database.write(work)

    # --- what is asked ------------------------------------------------------------------------------

    def events(
        self,
        learner: str,
        *,
        rulebook: str | None = None,
        where: str | None = None,
        since: datetime | None = None,
    ) -> tuple[Event, ...]:
        """Return what a learner did, the oldest first: all of it, or under a rulebook, in a place, since."""
        return self._events(
            events.c.learner == learner, *_wanted(rulebook=rulebook, where=where), *_since(since)
        )

    def answers(
        self,
        learner: str,
        *,
        rulebook: str | None = None,
        rule: str | None = None,
        kind: str | None = None,
        where: str | None = None,
        since: datetime | None = None,
    ) -> tuple[Answered, ...]:
        """Return what a learner answered, the oldest first: all of it, or as far as it is so and so."""
        wanted = _wanted(rulebook=rulebook, rule=rule, kind=kind, where=where)
        return self._answers(events.c.learner == learner, *wanted, *_since(since))

    def event(self, learner: str, token: str) -> Event | None:
        """Return the event of a token; None if there is none."""
        found = self._events(events.c.learner == learner, events.c.token == token)
        return found[0] if found else None

    def run(self, learner: str, run: str) -> tuple[Answered, ...]:
        """Return what was answered in a run, in the order of its questions."""
        found = self._answers(
            events.c.learner == learner,
            events.c.token >= f"{run}:",
            events.c.token < f"{run};",  # what follows ":"
        )
        own = (answered for answered in found if run_of(answered.token) == run)
        return tuple(sorted(own, key=lambda answered: number_of(answered.token)))

    def last(self, learner: str) -> Event | None:
        """Return the latest event; None for who has done nothing yet."""
        latest = select(events).where(events.c.learner == learner).order_by(*_LATEST).limit(1)
        with self._database.reading() as connection:
            row = connection.execute(latest).first()
        return None if row is None else event_of(row)

    def mistakes(self, learner: str, rulebook: str) -> tuple[Answered, ...]:
        """Return the questions whose latest answer is wrong, each by that answer, the newest first."""
        place = func.row_number().over(partition_by=events.c.question, order_by=_LATEST).label("place")
        answers = select(events, place).where(
            events.c.learner == learner, events.c.rulebook == rulebook, events.c.question.is_not(None)
        )
        latest = answers.subquery()
        wrong = select(latest).where(latest.c.place == 1, latest.c.right.is_(False))
        with self._database.reading() as connection:
            return answers_of(connection.execute(wrong.order_by(latest.c.at.desc(), latest.c.token.desc())))

    def steps_done(self, learner: str, rulebook: str) -> dict[str, dict[str, datetime]]:
        """Return the steps that were done, by lesson, each with the time it was done first."""
        done: dict[str, dict[str, datetime]] = {}
        wanted = _wanted(rulebook=rulebook, type="done")
        for event in self._events(events.c.learner == learner, *wanted):
            if isinstance(event, Done):
                done.setdefault(event.lesson, {}).setdefault(event.step, event.at)
        return done

    def days(self, learner: str, zone: tzinfo = UTC) -> tuple[date, ...]:
        """Return the days on which something was answered or done, the earliest first, as a zone has them."""
        learned = select(events.c.at).where(
            events.c.learner == learner, events.c.type.in_(("answered", "done"))
        )
        with self._database.reading() as connection:
            moments = connection.scalars(learned).all()
        return tuple(sorted({moment.astimezone(zone).date() for moment in moments}))

    def cards(self, learner: str, rulebook: str) -> dict[str, Card]:
        """Return what is remembered of a rulebook, by rule; a rule never answered has no card."""
        return self._cards(remembered.c.learner == learner, remembered.c.rulebook == rulebook)

    def due(self, learner: str, rulebook: str, now: datetime) -> tuple[str, ...]:
        """Return the rules that are to be asked again, the longest overdue first."""
        own = (remembered.c.learner == learner, remembered.c.rulebook == rulebook)
        return memory.due(self._cards(*own, remembered.c.due <= now), now)

    def has_code(self, learner: str) -> bool:
        """Whether a code was made for this learner."""
        with self._database.reading() as connection:
            return connection.scalar(select(learners.c.code_hash).where(learners.c.id == learner)) is not None

    def export(self, learner: str) -> dict[str, Any]:
        """Return everything that is kept of a learner, as JSON can hold it."""
        with self._database.reading() as connection:
            row = connection.execute(select(learners).where(learners.c.id == learner)).first()
            done = connection.execute(_ordered(events.c.learner == learner)).all()
            cards = connection.execute(select(remembered).where(remembered.c.learner == learner)).all()
            attended = attending.attended(connection, learner)
            boards = keeping.kept(connection, learner)
            assigned = attending.assigned(connection, learner)
        return {
            "learner": learner,
            "made_at": row and row.made_at.isoformat(),
            "has_code": bool(row and row.code_hash),
            "events": [written(event_of(each)) for each in done],
            "memory": [
                {"rulebook": card.rulebook, "rule": card.rule, "card": card.card}
                for card in sorted(cards, key=lambda card: (card.rulebook, card.rule))
            ],
            "classes": attended,
            "boards": boards,
            "assignments": assigned,
        }

    # --- parts --------------------------------------------------------------------------------------

    def _hold(self, connection: Connection, learner: str, at: datetime) -> None:
        """Keep other writers from this learner until the transaction ends; make the learner if need be."""
        while connection.scalar(_HOLD, {"id": learner}) is None:
            connection.execute(self._add_learner, {"id": learner, "made_at": at})

    def _delete(self, connection: Connection, learner: str) -> None:
        keeping.hold_list(self._database, connection)
        codes = keeping.codes_of(connection, learner)
        for table, column in (
            (remembered, remembered.c.learner),
            (events, events.c.learner),
            (learners, learners.c.id),
        ):
            connection.execute(delete(table).where(column == learner))
        keeping.forget_unkept(connection, codes)

    def _events(self, *wanted: ColumnElement[bool]) -> tuple[Event, ...]:
        with self._database.reading() as connection:
            return tuple(event_of(row) for row in connection.execute(_ordered(*wanted)))

    def _answers(self, *wanted: ColumnElement[bool]) -> tuple[Answered, ...]:
        with self._database.reading() as connection:
            return answers_of(connection.execute(_ordered(*wanted, events.c.type == "answered")))

    def _cards(self, *wanted: ColumnElement[bool]) -> dict[str, Card]:
        with self._database.reading() as connection:
            rows = connection.execute(select(remembered.c.rule, remembered.c.card).where(*wanted)).all()
        return {row.rule: memory.read(row.card) for row in sorted(rows, key=lambda row: row.rule)}


def _wanted(**values: str | None) -> list[ColumnElement[bool]]:
    return [events.c[name] == value for name, value in values.items() if value is not None]


def _since(moment: datetime | None) -> list[ColumnElement[bool]]:
    return [] if moment is None else [events.c.at >= moment]


def _ordered(*wanted: ColumnElement[bool]) -> Any:
    return select(events).where(*wanted).order_by(events.c.at, events.c.token)
