// How the scripts are cut: what the entry needs at once is one chunk, because small ones compress badly.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { beginnings, laterBeginnings } from './beginnings.mjs';
import { closureOf } from './closure.mjs';
import { cutOf, sentSize } from './cut.mjs';
import { piecesOf } from './pieces.mjs';

/** The folder of the routes. */
const routes = join(root, 'src/routes');

/** @typedef {import('./closure.mjs').Modules} Modules */

/**
 * Pieces smaller than this, in bytes before compression, are put together, whichever page needs them. Larger ones are weighed:
 * with 1500 /auth carried 16 kB of other pages', with 0 each piece is compressed alone.
 */
const mergedBelow = 500;

/**
 * A shared piece is named by what it is, not by all who share it, and seven signs, the fewest there may be, tell its
 * versions apart: the entry lists every name, and a hash is what compresses worst.
 * @param {{ name: string }} chunk
 */
export const shortName = ({ name }) =>
  `assets/${/^(?:shared|controls|aria)(?=~)/.exec(name)?.[0] ?? '[name]'}-[hash:7].js`;

/**
 * The same with each answer remembered.
 * @param {(of: string) => number} measure
 * @returns {(of: string) => number}
 */
function remembered(measure) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (of) => {
    const size = known.get(of) ?? measure(of);
    known.set(of, size);
    return size;
  };
}

/** The chunk of everything that the entry needs at once. Its tasks wait for each other, so that the build keeps no other entry. */
export const entryName = 'index';

/** Nearly every page asks for its flows and watches its member: a piece of their own would draw others together. */
export const asked = /src\/(?:boot\/(?:flows|useFlow|currentUser)|adapters\/user\/members)\.ts$/;

/** The hooks of React Aria that hold the state of one element: a first view has elements that use them. */
const elementState =
  /node_modules\/react-stately\/dist\/(?:exports|private\/\w+)\/use(?:Toggle|MenuTrigger|OverlayTrigger|Controlled)State/;

const library =
  /node_modules\/(?:@react-|react-aria|react-stately|@internationalized|@floating-ui)/;

/** @param {string} id */
const isReactAria = (id) => library.test(id) && !elementState.test(id);

/**
 * The modules of ours that cannot do without React Aria, directly or through others: everything that imports it is
 * found by one walk upwards.
 * @param {Modules} modules
 * @param {Iterable<string>} ids
 * @returns {Set<string>}
 */
export function importingAria(modules, ids) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const reached = new Set();
  for (const id of ids) {
    if (isReactAria(id)) reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
      importers.set(imported, [...(importers.get(imported) ?? []), id]);
  }
  // A set grows while it is walked.
  for (const id of reached) for (const importer of importers.get(id) ?? []) reached.add(importer);
  return new Set([...reached].filter((id) => !id.includes('node_modules')));
}

/**
 * Which modules more than one script needs: what one alone needs stays in it, and costs no request.
 * @param {Modules} modules
 * @param {ReadonlySet<string>} present the modules of the entry
 * @returns {(id: string) => boolean}
 */
export function sharedIn(modules, present) {
  /** @type {Map<string, number>} */
  const users = new Map();
  for (const id of modules.getModuleIds?.() ?? []) {
    const info = modules.getModuleInfo(id);
    const begins = info !== null && (info.isEntry || (info.dynamicImporters?.length ?? 0) > 0);
    if (!begins || present.has(id)) continue;
    for (const needed of closureOf(modules, id)) users.set(needed, (users.get(needed) ?? 0) + 1);
  }
  return (id) => (users.get(id) ?? 0) > 1;
}

/**
 * The plugin: puts the entry's modules into one chunk of the browser's build.
 * @returns {import('vite').Plugin}
 */
export function oneEntryChunk() {
  /** @type {Set<string>} */
  let atOnce = new Set();
  /** @type {Set<string>} */
  let controls = new Set();
  /** @type {Map<string, number>} */
  let pieces = new Map();
  return {
    name: 'axis-one:one-entry-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A first view imports its page without the router. As an entry, a page shares nothing with the router's script.
    buildStart() {
      for (const file of readdirSync(routes))
        if (!file.startsWith('__'))
          this.emitFile({ type: 'chunk', id: `${join(routes, file)}?tsr-split=component` });
    },
    buildEnd() {
      const entries = [...this.getModuleIds()].filter(
        (id) => this.getModuleInfo(id)?.isEntry === true && !id.includes('?tsr-split'),
      );
      atOnce = new Set(entries.flatMap((entry) => [...closureOf(this, entry)]));
      controls = importingAria(this, this.getModuleIds());
      const present = new Set(this.getModuleIds());
      for (const id of present)
        if (!(atOnce.has(id) || asked.test(id) || elementState.test(id))) present.delete(id);
      const codeOf = (/** @type {string} */ id) => this.getModuleInfo(id)?.code ?? '';
      const sizeOf = remembered((/** @type {string} */ id) => sentSize(codeOf(id)));
      const sizeOfPiece = remembered((/** @type {string} */ ids) =>
        sentSize(ids.split('\n').map(codeOf).join('\n')),
      );
      const graph = {
        importsOf: (/** @type {string} */ id) => this.getModuleInfo(id)?.importedIds ?? [],
        sizeOf,
        isShared: sharedIn(this, atOnce),
      };
      const weigh = (/** @type {Set<string>} */ ids) =>
        sizeOfPiece([...ids].toSorted((one, other) => (one < other ? -1 : 1)).join('\n'));
      const first = cutOf(graph, beginnings(this), present, weigh);
      // What is in a piece of a first view is here, or is fetched as that piece.
      const known = new Set([...present, ...first.flatMap((ids) => [...ids])]);
      const later = piecesOf(graph, laterBeginnings(), known);
      pieces = new Map(
        [...first, ...later].flatMap((ids, index) => [...ids].map((id) => [id, index])),
      );
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: shortName,
      entryFileNames: shortName,
      codeSplitting: {
        groups: [
          {
            name: entryName,
            test: (id) => atOnce.has(id) || asked.test(id) || elementState.test(id),
            priority: 1,
          },
          {
            // Rolldown warns of a group without one, and a warning hides why a build has failed.
            debugName: 'pieces',
            name: (/** @type {string} */ id) => {
              const piece = pieces.get(id);
              return piece === undefined ? null : `shared~${piece}`;
            },
            includeDependenciesRecursively: false,
            priority: 0.9,
          },
          // React Aria apart from what is ours: a page that only reads must not carry the menus of another.
          {
            name: 'aria',
            test: isReactAria,
            priority: 0.5,
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: mergedBelow,
          },
          // Modules that use React Aria stay apart from the others: the bundler merges small pieces of any pages.
          {
            name: 'controls',
            test: (id) => controls.has(id),
            priority: 0.25,
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: mergedBelow,
          },
          // Modules that several pages share are in a few pieces rather than one for each component.
          {
            name: 'shared',
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: mergedBelow,
          },
        ],
      },
    }),
  };
}

/**
 * The plugin for a site whose bytes are not counted (the path tests, the atlas): all that several scripts share is in one. With a
 * script for each module the Inner Room made 193 requests, and opening it took 2.9 s of CPU instead of 1.8.
 * @returns {import('vite').Plugin}
 */
export function sharedChunk() {
  return {
    name: 'axis-one:shared-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
    }),
  };
}

/** The component and the loader of a route whose HTML names the scripts that the page needs (pageHtml.mjs): all but the members' routes. */
const publicRoute =
  /\/src\/routes\/(?!dashboard|inner-room)[^/]+\.tsx\?tsr-split=(?:component|loader)$/;

/**
 * The lists of what a part needs besides, which the entry holds. A list leaves out the part itself, which is asked for in the same
 * moment; a public page needs none: its document or its HTML has asked for its scripts before.
 */
export function fewPreloads() {
  /** @type {Set<string>} */
  const pages = new Set();
  return {
    /** @type {import('vite').Plugin} */
    plugin: {
      name: 'axis-one:few-preloads',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name !== 'ssr',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && publicRoute.test(file.facadeModuleId ?? ''))
            pages.add(file.fileName);
      },
    },
    /** @param {string} part @param {string[]} needed */
    resolveDependencies: (part, needed) =>
      pages.has(part) ? [] : needed.filter((file) => file !== part),
  };
}
