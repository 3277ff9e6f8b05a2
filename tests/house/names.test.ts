// Retired words do not return as identifiers: each has a standard term (CONTRIBUTING.md).
import { expect, test } from 'vitest';
import { lineOf, nameOf, nodesOf, parse, readJudged } from './source.ts';
import type { Source } from './source.ts';

/** The retired names, and their replacements. */
const retired: [pattern: RegExp, instead: string][] = [
  [/^(?:useHouse|openHouse|House|HouseContext)$/, 'useApp, openApp, App, AppContext'],
  [/^(?:asFlow|AsFlow)$/, 'connectFlow'],
  [/^(?:forgive|Fetched|useSupply|Supply)$/, 'reset, LazyPart, useLoadState, LoadState'],
  [/^(?:newWay|stillWay|Way|Carrier|onSetOut|onArrival)$/, 'navigation, RouterAdapter'],
  [/^(?:pressAgain|showLongWays|whenFieldIsEntered)$/, 'replayClick, showPendingIndicator'],
  [/^[a-z]\w*Patience$/, 'a name that ends in Timeout'],
  [/^recall(?:[A-Z]\w*|ing)?$/, 'restore'],
  [/^(?:requestDesk|requestDeskOf|Desk|DeskAnswer|Parcel|parcel|whenBoxed)$/, 'submitRequest'],
  [/^(?!has)\w+(?:Shelf|Shelves)$/, 'a name that ends in Store'],
  [/^shel(?:f|ves)$|^Shel(?:f|ves)$/, 'store, collection, filter'],
  [/[Ww]ish(?:e[ds])?(?:$|[A-Z])/, 'pendingAdd, pendingLike, options'],
  [/[Dd]eeds?(?:$|[A-Z])/, 'action'],
  [/[Dd]oors?(?:$|[A-Z])/, 'a name with auth or signIn'],
  [/[Ss]tandings?(?:$|[A-Z])/, 'a name that ends in Status'],
  [/^(?:un)?told$|^Told(?:$|[A-Z])|Told$/, 'result, answer, reported'],
  [/^(?:letters|Letters|openLetters)$/, 'newsletters, glyphs, characters'],
  [/^(?:voices|Voices)$/, 'testimonials'],
  [/StackRoom$/, 'StackProvider, useStackActors'],
  [/^(?:presenceOf|Presence|whoComes|whoComesTo|whoIsHere)$/, 'currentUser, whenUserKnown'],
];

/** Content keeps its keys. */
const held = ['src', 'machines', 'server', 'tools'];

function retiredIn(source: Source): string[] {
  return [...nodesOf(source.program)].flatMap(([node, parent]) => {
    const name = node.type === 'Identifier' ? (nameOf(node) ?? '') : '';
    // A key of content, read from its object.
    if (parent?.type === 'MemberExpression' && parent['property'] === node) return [];
    const found = retired.find(([pattern]) => pattern.test(name));
    return found === undefined
      ? []
      : [`${source.path}:${lineOf(source, node)} says ${name}: ${found[1]}`];
  });
}

test('in no file of the site', () => {
  expect(readJudged(held).flatMap(retiredIn)).toEqual([]);
});

test.each([
  'const { session } = useHouse();',
  'const servicePatience = 1;',
  "import { asFlow } from './a.ts';",
  'const { deed } = one;',
  'const standingBy = 1;',
  'export const recallQuestion = 1;',
])('caught: %s', (text) => {
  expect(retiredIn(parse('src/a.ts', text)).length).toBeGreaterThan(0);
});
