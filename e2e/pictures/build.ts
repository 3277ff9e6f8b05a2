// Builds the gallery into memory: the served site has no /ui, and a development server would be slower and less
// stable.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The gallery's files by their names: `gallery.js`, its style sheet, and the fonts. */
export async function buildGallery(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    oxc: { plugins: { styledComponents: { ssr: true } } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'entry.tsx'),
        output: {
          codeSplitting: false,
          entryFileNames: 'gallery.js',
          assetFileNames: (asset) =>
            asset.names.some((name) => name.endsWith('.css'))
              ? 'gallery.css'
              : 'assets/[name][extname]',
        },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('Vite built something else than one gallery.');
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
