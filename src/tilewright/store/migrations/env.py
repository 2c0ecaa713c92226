"""How Alembic reaches the database: over the connection that is handed to it."""

from alembic import context

from tilewright.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
