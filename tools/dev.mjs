// `npm run dev`: the sources with hot reload, on the same backend and data as `npm start`.
import './check-node.cjs';

// Late, so that an old Node hears the check's sentence instead of tripping over a name it lacks.
const { readSettings, root, withEnvFiles } = await import('./lib/settings.mjs');
const { giveUp } = await import('./lib/sorry.mjs');

try {
  process.chdir(root);
  const settings = readSettings(withEnvFiles(process.env, root));
  const { announce, closeOnSignals, requireFreePort, requireWritable, serveSources } =
    await import('./lib/serve.mjs');
  const { lockFolder } = await import('./lib/lock.mjs');
  const { installIfNeeded } = await import('./lib/install.mjs');
  requireWritable(settings.data, 'The data folder');
  lockFolder(settings.data);
  await requireFreePort(settings.host, settings.port);
  installIfNeeded();
  const running = await serveSources(settings);
  closeOnSignals(running.close);
  announce(running, settings);
} catch (error) {
  giveUp(error);
}
