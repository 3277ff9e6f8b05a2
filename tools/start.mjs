// `npm start`: installs, builds and serves Axis One. Everything after the check of Node is imported late.
import '../server/check-node.cjs';

var settings;
async function main() {
  const { giveUp } = await import('../server/sorry.mjs');
  let where;
  try {
    const { readSettings, root, withEnvFiles } = await import('../server/settings.mjs');
    process.chdir(root);
    const env = withEnvFiles(process.env, root);
    settings = readSettings(env);
    where = { host: settings.host, port: settings.port };
    const { announce, closeOnSignals, requireFreePort, requireWritable, serveSite } =
      await import('../server/serve.mjs');
    const { buildSite } = await import('./lib/build.mjs');
    const { lockFolder } = await import('../server/lock.mjs');
    const { installIfNeeded } = await import('./lib/install.mjs');
    requireWritable(settings.data, 'The data folder');
    requireWritable(settings.dist, 'The build folder');
    // Before the port: a second start should report the running server, not its port.
    if (settings.databaseUrl === undefined) await lockFolder(settings.data);
    await requireFreePort(settings.host, settings.port);
    installIfNeeded();
    process.stdout.write('Building the site …\n');
    await buildSite(env);
    const running = await serveSite(settings);
    closeOnSignals(running.close);
    announce(running, settings);
  } catch (error) {
    giveUp(error, where);
  }
}
main();
