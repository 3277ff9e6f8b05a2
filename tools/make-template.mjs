// Migrates an empty data folder (AXIS_DATA) and leaves: tests copy it. Called by lib/throwaway.mjs.
import { startBackend } from './backend/backend.mjs';
import { readSettings } from './lib/settings.mjs';
import { giveUp } from './lib/sorry.mjs';

try {
  const backend = await startBackend(readSettings(process.env));
  await backend.close();
  process.send?.('made', () => process.exit(0));
} catch (error) {
  giveUp(error);
}
