// Fails the build when the content is wrong, and says so in the terminal while developing.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { publications } from './publications.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'content');

/**
 * Reads the content afresh and returns one sentence for each thing that is wrong.
 * @returns {Promise<string[]>}
 */
async function findings() {
  /** @type {{ module: { validateContent: () => string[] } }} */
  const { module } = await runnerImport(join(folder, 'validate.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [publications({ forChecks: true })],
  });
  return module.validateContent();
}

/** @param {string[]} found */
const report = (found) =>
  `The content has ${found.length === 1 ? 'a fault' : `${found.length} faults`}:\n${found.map((line) => `  ${line}`).join('\n')}`;

/**
 * Checks the content when a build starts (a fault ends it) and when a server starts or a file of the content changes (a warning).
 * @returns {import('vite').Plugin}
 */
export function contentCheck() {
  let serving = false;
  return {
    name: 'axis-one:content',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    async buildStart() {
      const found = await findings();
      if (found.length === 0) return;
      if (serving) this.warn(report(found));
      else this.error(report(found));
    },
    configureServer(server) {
      server.watcher.on('change', async (file) => {
        if (!file.startsWith(folder)) return;
        try {
          const found = await findings();
          if (found.length > 0) server.config.logger.warn(report(found), { timestamp: true });
        } catch (error) {
          // A file that does not parse yet: Vite says so itself.
          server.config.logger.warn(`The content could not be read: ${String(error)}`);
        }
      });
    },
  };
}
