// `npm run bench:search`: what a key costs in the site-wide search, with ten thousand entries made of the site's own words.
import '../../server/check-node.cjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const { readSettings, root, withEnvFiles } = await import('../../server/settings.mjs');

/** @typedef {import('../../content/schema.search.ts').SearchEntry} SearchEntry */

const wanted = 10_000;
const goal = 50;
/** Typed letter by letter: common and rare words, several words, accents, nothing. */
const queries = [
  'pricing',
  'the second curve',
  'printer',
  'who pays for it',
  'résumé',
  'zzzz',
  'a',
];

/** The same figures each time. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/**
 * Entries of the length of real ones.
 * @param {readonly SearchEntry[]} real
 * @returns {SearchEntry[]}
 */
function made(real) {
  const roll = dice(16);
  const words = [...new Set(real.flatMap(({ title, text }) => `${title} ${text}`.split(' ')))];
  const some = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => words[roll(words.length)] ?? '').join(' ');
  return Array.from({ length: wanted }, (_, number) => {
    const model = /** @type {SearchEntry} */ (real[number % real.length]);
    return {
      ...model,
      href: `/${number}`,
      title: some(model.title.split(' ').length),
      text: some(model.text.split(' ').length),
    };
  });
}

const { dist } = readSettings(withEnvFiles(process.env, root));
/** @type {SearchEntry[]} */
let real;
try {
  real = JSON.parse(readFileSync(join(dist, 'search.json'), 'utf8'));
} catch {
  console.error(`There is no built site in ${dist}: run npm run build first.`);
  process.exit(1);
}

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
/** @type {typeof import('../../src/flows/siteSearch/find.ts')} */
const { find } = /** @type {never} */ (await vite.ssrLoadModule('/src/flows/siteSearch/find.ts'));

const entries = made(real);
const began = performance.now();
find(entries, 'first');
const first = performance.now() - began;
/** @type {number[]} */
const keys = [];
for (let round = 0; round < 5; round += 1)
  for (const query of queries)
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      find(entries, query.slice(0, length));
      keys.push(performance.now() - start);
    }
keys.sort((one, other) => one - other);
const at = (/** @type {number} */ share) =>
  (keys[Math.min(keys.length - 1, Math.floor(keys.length * share))] ?? 0).toFixed(1);
const size = entries.reduce((sum, { text }) => sum + text.length, 0) / entries.length;
console.log(`${wanted} entries of ${size.toFixed(0)} letters, ${keys.length} keys`);
console.log(
  `p50 ${at(0.5)} ms · p95 ${at(0.95)} ms · slowest ${at(1)} ms (goal: p95 below ${goal} ms)`,
);
console.log(`the first one folds all entries, once: ${first.toFixed(0)} ms`);
await vite.close();
process.exitCode = Number(at(0.95)) < goal ? 0 : 1;
