"""Keep assignments, and who works on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the two tables of the assignments."""
    op.create_table(
        "assignments",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("secret_hash", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("rulebook", sa.String(), nullable=False),
        sa.Column("items", sa.JSON(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("used_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_assignments"),
        sa.UniqueConstraint("code", name="uq_assignments_code"),
    )
    op.create_index("ix_assignments_used_at", "assignments", ["used_at"])
    op.create_table(
        "assignees",
        sa.Column("assignment_id", sa.String(), nullable=False),
        sa.Column("learner", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("assignment_id", "learner", name="pk_assignees"),
        sa.ForeignKeyConstraint(
            ["assignment_id"], ["assignments.id"], name="fk_assignees_assignment_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["learner"], ["learners.id"], name="fk_assignees_learner", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_assignees_learner", "assignees", ["learner"])


def downgrade() -> None:
    """Drop them, with all that was kept of assignments."""
    for name in ("assignees", "assignments"):
        op.drop_table(name)
