// Serves the source files with hot reload, and the embedded backend with them.
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';

/**
 * Runs a Vite call whose server must outlive it: Vite may not end this process by itself.
 * Its signal handlers are removed, because ours close the database first. Vite also ends the process when standard input
 * ends, unless `CI` is `true` when its server is created: without a terminal that happens before the server has started.
 * @template T
 * @param {() => Promise<T>} call
 * @returns {Promise<T>}
 */
async function withoutExits(call) {
  const before = new Set(process.listeners('SIGTERM'));
  const { CI } = process.env;
  process.env['CI'] = 'true';
  try {
    return await call();
  } finally {
    if (CI === undefined) delete process.env['CI'];
    else process.env['CI'] = CI;
    for (const listener of process.listeners('SIGTERM'))
      if (!before.has(listener)) process.removeListener('SIGTERM', listener);
  }
}

/**
 * @param {import('../../server/settings.mjs').Settings} settings
 * @returns {Promise<import('../../server/serve.mjs').Running>}
 */
export async function serveSources(settings) {
  const { createServer: createViteServer } = await import('vite');
  const { runningBackend } = await import('../site/devBackend.mjs');
  const server = await withoutExits(async () => {
    const made = await createViteServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      server: { strictPort: true },
    });
    return made.listen();
  });
  return {
    url: settings.siteUrl,
    demoAccounts: runningBackend()?.demoAccounts ?? [],
    async close() {
      await server.close();
      await runningBackend()?.close();
    },
  };
}
