// `npm run serve`: serves what is already built and installed, in production and in the end-to-end tests.
import './check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { readSettings, root, withEnvFiles } = await import('./settings.mjs');
const { giveUp } = await import('./sorry.mjs');

/** @type {{ host: string, port: number } | undefined} */
let where;
try {
  process.chdir(root);
  const settings = readSettings(withEnvFiles(process.env, root));
  where = { host: settings.host, port: settings.port };
  const { announce, closeOnSignals, requireFreePort, requireWritable, serveSite } =
    await import('./serve.mjs');
  const { lockFolder } = await import('./lock.mjs');
  requireWritable(settings.data, 'The data folder');
  // Servers of one PostgreSQL may share a data folder, as they keep nothing in it.
  if (settings.databaseUrl === undefined) await lockFolder(settings.data);
  await requireFreePort(settings.host, settings.port);
  const running = await serveSite(settings);
  closeOnSignals(running.close);
  announce(running, settings);
  process.send?.({ ready: running.url });
} catch (error) {
  giveUp(error, where);
}
