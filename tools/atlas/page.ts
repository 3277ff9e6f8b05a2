// Builds the atlas into one HTML file that needs nothing else: script, styles and fonts are inside.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** The page's first script: it starts the app with what is handed in. */
const entry = (root: string, app: string, given: readonly string[]): Plugin => ({
  name: 'axis-one:atlas-entry',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:atlas-entry' ? '\0atlas-entry' : null),
  load: (id) =>
    id === '\0atlas-entry'
      ? [
          `import { start } from ${JSON.stringify(join(root, 'tools/atlas/app', app))};`,
          ...given,
        ].join('\n')
      : null,
});

/** The folder of the path kit, which only a build may join to the atlas. */
const kitFile = 'tests/atlas/play.ts';

/** The atlas as the text of one page. */
export const buildAtlas = (root: string, data: unknown): Promise<string> =>
  buildPage(root, 'main.tsx', [
    `import { kit } from ${JSON.stringify(join(root, kitFile))};`,
    `start(JSON.parse(${JSON.stringify(JSON.stringify(data))}), kit);`,
  ]);

async function buildPage(root: string, app: string, given: readonly string[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry(root, app, given), react()],
    oxc: { plugins: { styledComponents: { ssr: true } } },
    build: {
      write: false,
      assetsInlineLimit: 10_000_000,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'virtual:atlas-entry',
        output: { codeSplitting: false },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The atlas was not built.');
  const script = built.output.find((file) => file.type === 'chunk');
  const styles = built.output.filter(
    (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
  );
  if (script?.type !== 'chunk') throw new Error('The atlas has no script.');
  const css = styles
    .map((file) => (file.type === 'asset' ? String(file.source) : ''))
    .join('\n')
    .replaceAll('</style', '<\\/style');
  const code = script.code.replaceAll('</script', '<\\/script');
  const frame = await readFile(join(root, 'tools/atlas/app/page.html'), 'utf8');
  return frame
    .replace('<!--styles-->', () => `<style>${css}</style>`)
    .replace('<!--script-->', () => `<script type="module">${code}</script>`);
}
