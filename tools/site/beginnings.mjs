// What each public page begins with, for the cut of the scripts (pieces.mjs): its component, its flows and its live islands.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { closureOf } from './closure.mjs';
import { flowsNamedIn, laterOf } from './later.mjs';

/** @typedef {import('./closure.mjs').Modules} Modules */

/** The folder of the routes. */
const routes = join(root, 'src/routes');

/** How many scripts a public page asks for without a press; its own, the entry and the runtime are among them. */
const mostScripts = 12;
/** The entry and the bundler's runtime. */
const always = 2;

/** The landing page is most often the first one: it carries nothing of others. */
const first = 'index.tsx';
/**
 * How much the bytes of a page count; those of most pages count once.
 * @type {Record<string, number>}
 */
const weights = {
  [first]: 1_000_000,
  'asyncq.index.tsx': 5,
  'auth.{-$tab}.tsx': 5,
  'onboarding.tsx': 3,
  'signal-stack.tsx': 4,
  'ops-cabinet.index.tsx': 2,
};

/**
 * By how many bytes the limit of a page is lower than most pages' (e2e/html/budgets.ts), or higher where it is negative: 110 kB is
 * the most that any page may ask for.
 * @type {Record<string, number>}
 */
const spares = {
  'index.tsx': 11_500,
  'auth.{-$tab}.tsx': 2600,
  'onboarding.tsx': 2600,
  'from-lab.index.tsx': -1900,
  'asyncq.index.tsx': -3100,
  'asyncq.responses.$slug.tsx': -4000,
  'next-curve.$slug.tsx': -4000,
  'second-curve.$slug.tsx': -4000,
  'upgrade.tsx': -4500,
  'ops-cabinet.index.tsx': -4900,
  'signal-stack.tsx': -4900,
  'signal-exchange.$slug.tsx': -5400,
  'ops-cabinet.$slug.tsx': -9900,
};
/** A page of one tool has one of the islands that are counted for all of them together. */
const several = -12_000;

/** Pages of one project or tool, which are opened from another page: a limit would cost that one more bytes than it spares them requests. */
const unlimited = ['co-lab.$slug.tsx', 'from-lab.$slug.tsx'];

/** Pages for everybody that have no words in their HTML, and take the members' scripts: no public page shares its pieces with them. */
const shells = ['answers.$token.tsx'];

/**
 * The flows that a module starts and that its HTML asks for, which are all but the late ones.
 * @param {string} code
 * @returns {string[]} their modules
 */
const flowsIn = (code) =>
  [...code.matchAll(/\b(?:(?:loadFlows|useFlow)\(|islands\(\s*\(\) => import\([^)]*\),)([^)]*)\)/g)]
    .flatMap(([, given = '']) => flowsNamedIn(given))
    .filter((file) => !readFileSync(file, 'utf8').includes('isLate'));

/**
 * The views and flows of the islands of a module that do not wait for a sign of use.
 * @param {string} file
 * @param {string} code
 */
const liveIslandsIn = (file, code) =>
  [...code.matchAll(/\bliveIslands\(\s*\(\) => import\('([^']+)'\),([^)]*)\)/g)].flatMap(
    ([, path = '', flows = '']) => [join(dirname(file), path), ...flowsNamedIn(flows)],
  );

/**
 * The modules with which each public page begins, each of which has a script of its own, and how many pieces it may ask for besides.
 * @param {Modules} modules
 * @returns {{ roots: string[], most: number, weight: number, spare: number }[]}
 */
export function beginnings(modules) {
  return readdirSync(routes)
    .filter((file) => !file.startsWith('__') && !shells.includes(file))
    .flatMap((file) => {
      const text = readFileSync(join(routes, file), 'utf8');
      if (text.includes('membersOnly')) return [];
      const own = new Set([`${join(routes, file)}?tsr-split=component`, ...flowsIn(text)]);
      /** @type {Set<string>} */
      const live = new Set();
      // A set grows while it is walked.
      for (const entry of own)
        for (const id of closureOf(modules, entry)) {
          if (!/\/src\/(?:pages|flows)\//.test(id) || !existsSync(id)) continue;
          const code = readFileSync(id, 'utf8');
          for (const flow of flowsIn(code)) own.add(flow);
          for (const one of liveIslandsIn(id, code)) live.add(one);
        }
      const all = new Set([...own, ...live]);
      const most = unlimited.includes(file) ? Number.POSITIVE_INFINITY : mostScripts;
      const page = {
        roots: [...own],
        // What moves by itself is fetched after the page, and asks for two pieces of its own.
        most: most - always - all.size - (live.size > 0 ? 2 : 0),
        weight: weights[file] ?? 1,
        spare: unlimited.includes(file) ? several : (spares[file] ?? 0),
      };
      return live.size === 0 || unlimited.includes(file)
        ? [page]
        : [page, { ...page, roots: [...all], most: most - always - all.size, weight: 1 }];
    });
}

/** How many scripts a page may ask for besides where the router leads to it; the views and flows themselves are not counted. */
const mostLater = 4;

/**
 * The modules that each public page needs after a sign of use, or where the router leads to it, for a cut of their own: their pieces are
 * not those of a first view.
 * @returns {{ roots: string[], most: number, weight: number, spare: number }[]}
 */
export const laterBeginnings = () =>
  readdirSync(routes)
    .filter((file) => !file.startsWith('__') && !shells.includes(file))
    .map((file) => ({ roots: laterOf(file), most: mostLater, weight: 1, spare: 0 }))
    .filter(({ roots }) => roots.length > 0);
