// Builds the site twice, for the browser and for Node, renders every address to a file, and compresses what is served.
import { readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compose, lengthOfEntry, scriptOfPart, scriptsOf, serviceScripts } from './compose.mjs';
import { openFaces } from './faces/page.mjs';
import { bringPublishedUpToDate } from '../content/published.mjs';
import { hostFiles } from './hostFiles.mjs';
import { withLeanScript } from './lean.mjs';
import { openStudio } from './linkImages.mjs';
import { minifyAgain } from './minify.mjs';
import { pageFiles } from './pageHtml.mjs';
import { openPolicy } from './policy.mjs';
import { fileOf, isCompressible, missingFile } from '../../server/http/table.mjs';
import { operatorFile } from '../../server/operator.mjs';

/**
 * @typedef {import('./compose.mjs').Manifest} Manifest
 * @typedef {typeof import('../../src/boot/prerender.tsx')} Renderer
 */

/** The folder of the build for Node until every page is rendered. */
const workshop = '.prerender';

/** The list of the scripts that the members' pages use: the same modules in fewer files (chunks.mjs). */
const membersManifest = 'members.json';

/**
 * What a page's own styles say.
 * @param {string} head
 */
const stylesIn = (head) =>
  [...head.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('');

/** @param {string} dist @param {string} name @returns {Promise<Manifest>} */
const manifestOf = async (dist, name) =>
  JSON.parse(await readFile(join(dist, '.vite', name), 'utf8'));

/**
 * Renders every address into the folder of the built site, and writes what is published beside the pages.
 * @param {string} dist
 * @param {string} publishedAt
 * @param {ReturnType<typeof openPolicy>} policy
 * @param {boolean} separate whether the members' pages have scripts of their own
 */
async function renderPages(dist, publishedAt, policy, separate) {
  /** @type {Renderer} */
  const { addresses, documents, render } = await import(
    pathToFileURL(join(dist, workshop, 'prerender.js')).href
  );
  const manifest = await manifestOf(dist, 'manifest.json');
  const template = withLeanScript(await readFile(join(dist, 'index.html'), 'utf8'));
  const styles = await readFile(join(dist, manifest['style.css']?.file ?? ''), 'utf8');
  const facesOf = await openFaces(dist);
  const studio = await openStudio(dist);
  const rendered = [];
  for (const address of addresses()) {
    const page = await render(address, publishedAt, studio);
    const faces = await facesOf(page.body, styles + stylesIn(page.head), address.kind === 'shell');
    rendered.push({ address, page, faces });
  }
  const forVisitors = pageFiles(rendered, manifest);
  /** Where members have no scripts of their own, their pages take the visitors'. */
  const own = separate ? await manifestOf(dist, membersManifest) : null;
  const forMembers = own === null ? forVisitors : pageFiles(rendered, own);
  const written = [...forVisitors.files, ...(own === null ? [] : forMembers.files)];
  for (const { address, page, faces } of rendered) {
    const { path, kind } = address;
    const isShell = kind === 'shell';
    const known = isShell && own !== null ? own : manifest;
    const scripts = scriptsOf(known, page, kind);
    const { html } = isShell ? forMembers : forVisitors;
    const name = kind === 'missing' ? missingFile : fileOf(path);
    const whole = compose({
      template,
      rendered: { ...page, part: scriptOfPart(known, page) },
      address,
      css: styles.trim(),
      faces,
      scripts,
      first: lengthOfEntry(known),
      later: isShell ? serviceScripts(known, scripts) : [],
      html,
    });
    written.push([name, policy.keep(name, whole)]);
  }
  for (const [name = '', text = ''] of written) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
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

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How many bits of a distance are written as they are, and how many distances: which is best differs from script to script. For other
 * files the first is the best, or less than a thousandth longer.
 */
const distances = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [0, 8],
  [0, 15],
  [1, 4],
  [2, 4],
];

/** How large a block is, in bits: one for a whole script, or, for a script of several blocks, which is better differs too. */
const wholeScript = constants.BROTLI_MAX_INPUT_BLOCK_BITS;
const blocksOf = (/** @type {number} */ length) =>
  length > 2 ** 17 ? [wholeScript, 17, 16] : [wholeScript];

/**
 * The ways in which a file is compressed; the shortest result is kept.
 * @param {string} file
 * @param {number} length in bytes
 */
function waysOf(file, length) {
  const isScript = file.endsWith('.js');
  const few = length < 4096 ? 4 : distances.length;
  return distances.slice(0, isScript ? few : 1).flatMap(([bits = 0, direct = 0]) =>
    (isScript ? blocksOf(length) : [wholeScript]).map((block) => ({
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NPOSTFIX]: bits,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    })),
  );
}

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
      if (plain.length < 100) return;
      const forms = await Promise.all(
        waysOf(file, plain.length).map((params) => brotli(plain, { params })),
      );
      const [smallest] = forms.toSorted((one, other) => one.length - other.length);
      if (smallest) await writeFile(`${file}.br`, smallest);
      await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
    }),
  );
}

/**
 * The plugin: `vite build` also builds the renderer and runs it.
 * @param {string} dist
 * @param {object} options
 * @param {string} options.publishedAt the site's own address
 * @param {string[]} [options.missing] what the imprint lacks, for the start of the server
 * @param {string | undefined} [options.hosted] the address of a hosted Supabase
 * @param {boolean} [options.opensWindows] whether a page talks to a window of another site that it opened
 * @param {boolean} [options.compresses] false where no bytes are counted
 * @param {boolean} [options.separate] whether the members' pages have scripts of their own
 * @returns {import('vite').Plugin}
 */
export function prerenderedSite(
  dist,
  { publishedAt, missing = [], compresses = true, separate = false, ...reached },
) {
  return {
    name: 'axis-one:prerender',
    apply: 'build',
    config: () => ({
      build: { manifest: true },
      environments: {
        ...(separate
          ? {
              members: {
                consumer: 'client',
                build: {
                  outDir: dist,
                  emptyOutDir: false,
                  copyPublicDir: false,
                  manifest: `.vite/${membersManifest}`,
                  rollupOptions: { input: 'src/boot/browser.tsx' },
                },
              },
            }
          : {}),
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
          const { client, members, ssr } = builder.environments;
          if (client === undefined || ssr === undefined)
            throw new Error('Vite has no environments for the browser and for Node.');
          // In a process of its own, beside the rest; most builds find them made.
          const files = bringPublishedUpToDate();
          files.catch(() => {});
          await builder.build(client);
          if (members !== undefined) await builder.build(members);
          const renders = async () => {
            await builder.build(ssr);
            await renderPages(dist, publishedAt, openPolicy(reached), separate);
            await rm(join(dist, workshop), { recursive: true });
            const [file, text] = operatorFile(missing);
            await writeFile(join(dist, file), text);
          };
          // Pages name the scripts, and read none of them: both are made at once.
          await Promise.all([renders(), compresses ? minifyAgain(dist) : undefined]);
          if (compresses) await compress(dist);
          await files;
        },
      },
    }),
  };
}
