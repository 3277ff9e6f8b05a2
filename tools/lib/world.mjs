// What the project looks like to changed.mjs: its sources, what they import, and the routes of its flows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { routesIn } from './changedFlows.mjs';
import { graphOf, readTexts } from './imports.mjs';

/** @typedef {import('./changedFlows.mjs').World} World */

/**
 * Reads the sources.
 * @param {Record<string, number>} [seconds] how long the tests of each file took the last time
 * @returns {World}
 */
export function readWorld(seconds = {}) {
  const texts = readTexts(root);
  const { imports } = /** @type {{ imports: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return {
    texts,
    graph: graphOf(texts, imports),
    routes: routesIn(texts.get('machines/catalogue.ts') ?? ''),
    seconds,
  };
}
