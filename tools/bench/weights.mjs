// `node tools/bench/weights.mjs --dist <folder> --routes /,/auth`: which modules the first view of a page carries, by weight.
// The folder is built with `vite build --sourcemap hidden`: the maps say which module each minified byte came from.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileOf } from '../../server/http/table.mjs';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The numbers of one segment of a source map (base64, variable length).
 * @param {string} segment
 */
function numbersOf(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The name under which a module is counted. @param {string} source */
const moduleOf = (source) =>
  source.includes('node_modules/')
    ? source.replace(/^.*node_modules\//, '')
    : source.replace(/^.*?(?=(?:src|machines|content)\/)/, '');

/**
 * How many minified characters of a chunk each module contributes.
 * @param {string} code
 * @param {{ mappings: string, sources: string[] }} map
 */
export function lengthsOf(code, map) {
  /** @type {Map<string, number>} */
  const lengths = new Map();
  const lines = code.split('\n');
  let source = 0;
  map.mappings.split(';').forEach((line, index) => {
    let column = 0;
    const marks = line
      .split(',')
      .filter((segment) => segment !== '')
      .map((segment) => {
        const [across = 0, next = 0] = numbersOf(segment);
        column += across;
        source += next;
        return { column, source };
      });
    marks.forEach((mark, place) => {
      const end = marks[place + 1]?.column ?? lines[index]?.length ?? mark.column;
      const name = moduleOf(map.sources[mark.source] ?? '?');
      lengths.set(name, (lengths.get(name) ?? 0) + end - mark.column);
    });
  });
  return lengths;
}

/**
 * The modules of a page's first view with their share of the chunks' brotli weight, in bytes.
 * @param {string} dist
 * @param {string} route
 */
export function modulesOf(dist, route) {
  const html = readFileSync(join(dist, fileOf(route)), 'utf8');
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const name of new Set(html.match(/\/assets\/[\w.~-]+\.js/g))) {
    const code = readFileSync(join(dist, name), 'utf8');
    const served = statSync(join(dist, `${name}.br`), { throwIfNoEntry: false });
    const share = (served?.size ?? code.length) / code.length;
    const map = join(dist, `${name}.map`);
    // A chunk of the bundler's own has no map.
    const lengths = existsSync(map)
      ? lengthsOf(code, JSON.parse(readFileSync(map, 'utf8')))
      : new Map([[name, code.length]]);
    for (const [module, length] of lengths)
      weights.set(module, (weights.get(module) ?? 0) + length * share);
  }
  return weights;
}

/** @param {[name: string, weight: number]} line */
function row([name, weight]) {
  console.log(`  ${(weight / 1000).toFixed(2).padStart(7)} kB  ${name}`);
}

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    routes: { type: 'string', default: '/,/auth' },
    rows: { type: 'string', default: '60' },
  },
});

for (const route of values.routes.split(',')) {
  const weights = [...modulesOf(values.dist, route)].toSorted((one, other) => other[1] - one[1]);
  /** @type {Map<string, number>} */
  const packages = new Map();
  for (const [module, weight] of weights) {
    const [, owner = module] = /^((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
    const name = /^(?:src|machines|content)\//.test(module) ? 'ours' : owner;
    packages.set(name, (packages.get(name) ?? 0) + weight);
  }
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  console.log(`\n${route}: ${(total / 1000).toFixed(1)} kB of brotli`);
  [...packages].toSorted((one, other) => other[1] - one[1]).forEach(row);
  console.log('  by module:');
  weights.slice(0, Number(values.rows)).forEach(row);
}
