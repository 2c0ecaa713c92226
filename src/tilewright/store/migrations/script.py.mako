"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Go to this form of the tables."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Go back to the form before."""
    ${downgrades if downgrades else "pass"}
