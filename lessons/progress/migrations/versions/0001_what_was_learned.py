"""Keep learners, what they did, what they remember of it, and who guessed at codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Written out, and not taken from the tables of today: a migration stays as it was.
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TOKEN = sa.String().with_variant(sa.String(collation="C"), "postgresql")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "learners",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("code_hash", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_learners"),
        sa.UniqueConstraint("code_hash", name="uq_learners_code_hash"),
    )
    op.create_table(
        "events",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("learner", sa.String(), nullable=False),
        sa.Column("token", TOKEN, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("type", sa.String(), nullable=False),
        sa.Column("rulebook", sa.String(), nullable=False),
        sa.Column("rule", sa.String(), nullable=True),
        sa.Column("kind", sa.String(), nullable=True),
        sa.Column("question", sa.String(), nullable=True),
        sa.Column("lesson", sa.String(), nullable=True),
        sa.Column("step", sa.String(), nullable=True),
        sa.Column("where", sa.String(), nullable=True),
        sa.Column("right", sa.Boolean(), nullable=True),
        sa.Column("hints", sa.Integer(), nullable=True),
        sa.Column("seconds", sa.Float(), nullable=True),
        sa.Column("choice", sa.String(), nullable=True),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sa.ForeignKeyConstraint(["learner"], ["learners.id"], name="fk_events_learner", ondelete="CASCADE"),
        sa.UniqueConstraint("learner", "token", name="uq_events_learner_token"),
    )
    op.create_index("ix_events_learner_at", "events", ["learner", "at"])
    op.create_index("ix_events_learner_rulebook_type_rule", "events", ["learner", "rulebook", "type", "rule"])
    op.create_index("ix_events_learner_rulebook_question", "events", ["learner", "rulebook", "question"])
    op.create_table(
        "memory",
        sa.Column("learner", sa.String(), nullable=False),
        sa.Column("rulebook", sa.String(), nullable=False),
        sa.Column("rule", sa.String(), nullable=False),
        sa.Column("card", sa.JSON(), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("learner", "rulebook", "rule", name="pk_memory"),
        sa.ForeignKeyConstraint(["learner"], ["learners.id"], name="fk_memory_learner", ondelete="CASCADE"),
    )
    op.create_index("ix_memory_learner_rulebook_due", "memory", ["learner", "rulebook", "due"])
    op.create_table(
        "attempts",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_attempts"),
    )
    op.create_index("ix_attempts_who_at", "attempts", ["who", "at"])
    op.create_index("ix_attempts_at", "attempts", ["at"])


def downgrade() -> None:
    """Drop them, with all that was kept."""
    for name in ("attempts", "memory", "events", "learners"):
        op.drop_table(name)
