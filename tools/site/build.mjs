// Builds the site twice, for the browser and for Node, renders every address to a file, and compresses what is served.
import { readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'terser';
import { compose, scriptOfPart, scriptsOf } from './compose.mjs';
import { openFaces } from './faces/page.mjs';
import { hostFiles } from './hostFiles.mjs';
import { withLeanScript } from './lean.mjs';
import { openStudio } from './linkImages.mjs';
import { openPolicy } from './policy.mjs';
import { fileOf, isCompressible, missingFile } from '../../server/http/table.mjs';

/**
 * @typedef {import('./compose.mjs').Manifest} Manifest
 * @typedef {typeof import('../../src/boot/prerender.tsx')} Renderer
 */

/** The folder of the build for Node until every page is rendered. */
const workshop = '.prerender';

/**
 * What a page's own styles say.
 * @param {string} head
 */
const stylesIn = (head) =>
  [...head.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('');

/**
 * Renders every address into the folder of the built site, and writes what is published beside the pages.
 * @param {string} dist
 * @param {string} publishedAt
 * @param {ReturnType<typeof openPolicy>} policy
 */
async function renderPages(dist, publishedAt, policy) {
  /** @type {Renderer} */
  const { addresses, documents, render } = await import(
    pathToFileURL(join(dist, workshop, 'prerender.js')).href
  );
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const template = withLeanScript(await readFile(join(dist, 'index.html'), 'utf8'));
  const styles = await readFile(join(dist, manifest['style.css']?.file ?? ''), 'utf8');
  const facesOf = await openFaces(dist);
  const studio = await openStudio(dist);
  for (const address of addresses()) {
    const { path, kind } = address;
    const rendered = await render(address, publishedAt, studio);
    const scripts = scriptsOf(manifest, rendered, kind);
    const name = kind === 'missing' ? missingFile : fileOf(path);
    const file = join(dist, name);
    const faces = await facesOf(rendered.body, styles + stylesIn(rendered.head));
    const page = compose({
      template,
      rendered: { ...rendered, part: scriptOfPart(manifest, rendered) },
      address,
      css: styles.trim(),
      faces,
      scripts,
    });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, policy.keep(name, page));
  }
  await studio.finish();
  await policy.write(dist);
  const pages = addresses().filter(({ kind }) => kind !== 'missing');
  const paths = pages.map(({ path }) => path);
  const beside = { ...hostFiles(paths, publishedAt, policy.sources), ...documents(publishedAt) };
  for (const [name, text] of Object.entries(beside)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}

/**
 * Minifies the scripts a second time: after the bundler's minifier, terser makes a first view 0.9 kB smaller, and the Inner Room 4 kB.
 * The names of the files keep their hashes, which tell one code from another: terser changes how it is written only.
 * @param {string} dist
 */
async function minifyAgain(dist) {
  const folder = join(dist, 'assets');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    const { code } = await minify(await readFile(file, 'utf8'), {
      module: true,
      ecma: 2020,
      compress: { passes: 2, unsafe_arrows: true },
      format: { comments: false },
    });
    if (code) await writeFile(file, code);
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a .br and a .gz beside every file that gains by it.
 * @param {string} dist
 */
export async function compress(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      if (plain.length < 200) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      await writeFile(`${file}.br`, await brotli(plain, { params }));
      await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
    }),
  );
}

/**
 * The plugin: `vite build` also builds the renderer and runs it.
 * @param {string} dist
 * @param {object} options
 * @param {string} options.publishedAt the site's own address
 * @param {string | undefined} [options.hosted] the address of a hosted Supabase
 * @param {boolean} [options.opensWindows] whether a page talks to a window of another site that it opened
 * @param {boolean} [options.compresses] false where no bytes are counted
 * @returns {import('vite').Plugin}
 */
export function prerenderedSite(dist, { publishedAt, compresses = true, ...reached }) {
  return {
    name: 'axis-one:prerender',
    apply: 'build',
    config: () => ({
      build: { manifest: true },
      environments: {
        ssr: {
          // One bundle: a second copy of React or of the router would not know the first.
          resolve: { noExternal: true },
          build: {
            outDir: join(dist, workshop),
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            minify: false,
            rollupOptions: { input: 'src/boot/prerender.tsx' },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (client === undefined || ssr === undefined)
            throw new Error('Vite has no environments for the browser and for Node.');
          await builder.build(client);
          await builder.build(ssr);
          await renderPages(dist, publishedAt, openPolicy(reached));
          await rm(join(dist, workshop), { recursive: true });
          if (!compresses) return;
          await minifyAgain(dist);
          await compress(dist);
        },
      },
    }),
  };
}
