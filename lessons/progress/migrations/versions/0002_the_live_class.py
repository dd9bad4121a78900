"""Keep classes, their boards, who follows them and what he answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the four tables of the live class."""
    op.create_table(
        "classes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("secret_hash", sa.String(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("ended_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_classes"),
        sa.UniqueConstraint("code", name="uq_classes_code"),
    )
    op.create_table(
        "boards",
        sa.Column("class_id", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("class_id", name="pk_boards"),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name="fk_boards_class_id", ondelete="CASCADE"),
    )
    op.create_index("ix_boards_at", "boards", ["at"])
    op.create_table(
        "pupils",
        sa.Column("class_id", sa.String(), nullable=False),
        sa.Column("learner", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("class_id", "learner", name="pk_pupils"),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name="fk_pupils_class_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["learner"], ["learners.id"], name="fk_pupils_learner", ondelete="CASCADE"),
    )
    op.create_index("ix_pupils_learner", "pupils", ["learner"])
    op.create_table(
        "replies",
        sa.Column("class_id", sa.String(), nullable=False),
        sa.Column("learner", sa.String(), nullable=False),
        sa.Column("ask", sa.String(), nullable=False),
        sa.Column("choice", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("class_id", "learner", "ask", name="pk_replies"),
        sa.ForeignKeyConstraint(
            ["class_id", "learner"],
            ["pupils.class_id", "pupils.learner"],
            name="fk_replies_class_id",
            ondelete="CASCADE",
            onupdate="CASCADE",
        ),
    )


def downgrade() -> None:
    """Drop them, with all that was kept of classes."""
    for name in ("replies", "pupils", "boards", "classes"):
        op.drop_table(name)
