// Serves what is already built and installed: the end-to-end tests start, kill and restart this.
import './check-node.cjs';

// Late, so that an old Node hears the check's sentence instead of tripping over a name it lacks.
const { readSettings, root, withEnvFiles } = await import('./lib/settings.mjs');
const { giveUp } = await import('./lib/sorry.mjs');

/** @type {{ host: string, port: number } | undefined} */
let where;
try {
  process.chdir(root);
  const settings = readSettings(withEnvFiles(process.env, root));
  where = { host: settings.host, port: settings.port };
  const { announce, closeOnSignals, requireFreePort, requireWritable, serveSite } =
    await import('./lib/serve.mjs');
  const { lockFolder } = await import('./lib/lock.mjs');
  requireWritable(settings.data, 'The data folder');
  lockFolder(settings.data);
  await requireFreePort(settings.host, settings.port);
  const running = await serveSite(settings);
  closeOnSignals(running.close);
  announce(running, settings);
  process.send?.({ ready: running.url });
} catch (error) {
  giveUp(error, where);
}
