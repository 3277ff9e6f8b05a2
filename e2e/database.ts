// Changes the data of a test's own server with all rights: for states that only time would cause.
import { startBackend } from '../server/backend/backend.mjs';
import { readSettings } from '../server/settings.mjs';
import type { Server } from '../tools/lib/throwaway.mjs';

/** Stops the server, runs these statements on its data, and starts it again. */
export async function changeData(server: Server, statements: readonly string[]) {
  await server.stop();
  const settings = readSettings({ AXIS_DATA: server.data, PORT: String(server.port) });
  const backend = await startBackend(settings);
  try {
    for (const statement of statements) await backend.sql(statement);
  } finally {
    await backend.close();
  }
  await server.restart();
}
