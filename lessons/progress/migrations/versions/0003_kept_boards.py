"""Keep boards that were handed out, and on whose lists they stand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables of kept boards."""
    op.create_table(
        "kept_boards",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("rulebook", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_kept_boards"),
    )
    op.create_table(
        "keepings",
        sa.Column("learner", sa.String(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("learner", "code", name="pk_keepings"),
        sa.ForeignKeyConstraint(["learner"], ["learners.id"], name="fk_keepings_learner", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["code"], ["kept_boards.code"], name="fk_keepings_code", ondelete="CASCADE"),
    )
    op.create_index("ix_keepings_code", "keepings", ["code"])


def downgrade() -> None:
    """Drop them, with every board that was kept."""
    for name in ("keepings", "kept_boards"):
        op.drop_table(name)
