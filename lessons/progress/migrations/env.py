"""How Alembic runs a migration: on the connection it is given, in the transaction that is open there."""

from __future__ import annotations

from alembic import context

from lessons.progress.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table only by making it anew
)
with context.begin_transaction():
    context.run_migrations()
