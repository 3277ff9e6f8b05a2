// `npm run dev`: the sources with hot reload, on the same backend and data as `npm start`.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { readSettings, root, withEnvFiles } = await import('../server/settings.mjs');
const { giveUp } = await import('../server/sorry.mjs');

try {
  process.chdir(root);
  const settings = readSettings(withEnvFiles(process.env, root));
  const { announce, closeOnSignals, requireFreePort, requireWritable } =
    await import('../server/serve.mjs');
  const { serveSources } = await import('./lib/serveSources.mjs');
  const { lockFolder } = await import('../server/lock.mjs');
  const { installIfNeeded } = await import('./lib/install.mjs');
  requireWritable(settings.data, 'The data folder');
  await lockFolder(settings.data);
  await requireFreePort(settings.host, settings.port);
  installIfNeeded();
  const { bringPublishedUpToDate } = await import('./content/published.mjs');
  await bringPublishedUpToDate();
  const running = await serveSources(settings);
  closeOnSignals(running.close);
  announce(running, settings);
} catch (error) {
  giveUp(error);
}
