// Which flows and which journeys a changed file belongs to: by its name, and by what imports it.
import { basename } from 'node:path';
import { importersOf } from './imports.mjs';

/**
 * @typedef {import('./imports.mjs').Graph} Graph
 *
 * @typedef {object} World what is known of the project
 * @property {Graph} graph what each source imports
 * @property {Map<string, string>} texts the sources
 * @property {Record<string, string[]>} routes of every flow in the catalogue
 * @property {Record<string, number>} seconds how long the tests of a file took the last time
 */

/** These name everything of their kind: an import of them says nothing. */
const registries = new Set([
  'machines/catalogue.ts',
  'src/boot/routeTree.gen.ts',
  'tests/paths/kept/forms.ts',
  'tests/releases/forms.ts',
]);

/** @param {string} path */
export const isRegistry = (path) => registries.has(path);

/** Flows that are part of every page, or have no words of their own: the journeys that walk them. @type {Record<string, string[]>} */
export const everywhere = {
  authReports: ['e2e/journeys/sessions.spec.ts'],
  navigation: ['e2e/journeys/steps.spec.ts'],
  lazyPart: ['e2e/html/onDemand.spec.ts'],
  outbox: ['e2e/faults/outbox.spec.ts'],
  mail: ['e2e/mails/mailbox.spec.ts'],
  mobileMenu: ['e2e/access/veils.spec.ts'],
  theme: ['e2e/access/contrast.spec.ts'],
};

/** A content file that more flows use says nothing about the journeys of one. */
export const mostUsers = 5;

/**
 * The routes of each flow, read from the text of the catalogue: Node 20 cannot import it.
 * @param {string} catalogue
 * @returns {Record<string, string[]>}
 */
export const routesIn = (catalogue) =>
  Object.fromEntries(
    [...catalogue.matchAll(/^ {2}(\w+): \{\n {4}machine: [^}]*?routes: \[([^\]]*)\]/gm)].map(
      ([, flow = '', list = '']) => [
        flow,
        [...list.matchAll(/'([^']*)'/g)].map(([, route = '']) => route),
      ],
    ),
  );

const places = [
  /^machines\/(\w+)\.machine\.ts$/,
  /^src\/flows\/(?!shared\/)(\w+)\//,
  /^tests\/paths\/(\w+)\.(?!test\.|full\.)\w+\.ts$/,
  /^e2e\/paths\/(\w+)\.(?!spec\.)\w+\.ts$/,
];

/**
 * The flow that a file belongs to by its name.
 * @param {string} path
 * @param {World} world
 * @returns {string | undefined}
 */
export function flowOf(path, { routes }) {
  for (const place of places) {
    const [, flow] = place.exec(path) ?? [];
    // A flow that has just been deleted is in no catalogue, and is still the flow of its machine.
    if (flow !== undefined && (flow in routes || path.startsWith('machines/'))) return flow;
  }
  return undefined;
}

/**
 * The flow whose listing or record a file is: its model is compared with it.
 * @param {string} path
 * @param {World} world
 * @returns {string | undefined}
 */
export function listedFlowOf(path, { routes }) {
  const [, flow] =
    /^(?:docs\/paths|tests\/paths\/(?:values|declared))\/(\w+)\.\w+$/.exec(path) ?? [];
  return flow !== undefined && flow in routes ? flow : undefined;
}

/**
 * The flows whose files import this one, directly or not.
 * @param {string} path
 * @param {World} world
 * @returns {string[]}
 */
export function usersOf(path, world) {
  const reached = importersOf(world.graph, [path], isRegistry);
  const flows = [...reached].flatMap((one) => (one === path ? [] : (flowOf(one, world) ?? [])));
  return [...new Set(flows)].toSorted();
}

/**
 * @typedef {object} Subject a flow, or a page
 * @property {string} name of the flow; empty for a page
 * @property {readonly string[]} routes
 * @property {readonly string[]} contents the content files that it imports, and few flows do
 */

/** @param {string} path */
const isContent = (path) => path.startsWith('content/');

/**
 * The content files that these files import, and few flows do.
 * @param {(path: string) => boolean} isOwn
 * @param {World} world
 * @returns {string[]}
 */
function contentOf(isOwn, world) {
  /** @type {Set<string>} */
  const own = new Set();
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const [path, targets] of world.graph) {
    const user = flowOf(path, world);
    for (const target of targets.filter(isContent)) {
      if (isOwn(path)) own.add(target);
      if (user !== undefined) users.set(target, (users.get(target) ?? new Set()).add(user));
    }
  }
  return [...own].filter((path) => (users.get(path)?.size ?? 0) <= mostUsers).toSorted();
}

/**
 * A flow, with the routes of the catalogue, and the content of its views and its driver.
 * @param {string} name
 * @param {World} world
 * @returns {Subject}
 */
export const flowSubject = (name, world) => ({
  name,
  routes: world.routes[name] ?? [],
  contents: contentOf((path) => flowOf(path, world) === name, world),
});

/**
 * The page of a file of src/pages, with the routes that show it; nothing for another file, and for parts of many pages.
 * @param {string} path
 * @param {World} world
 * @returns {Subject | undefined}
 */
export function pageSubject(path, world) {
  const [folder] = /^src\/pages\/(?!parts\/)\w+\//.exec(path) ?? [];
  if (folder === undefined) return undefined;
  const routes = [...world.graph].flatMap(([from, targets]) => {
    if (!from.startsWith('src/routes/') || !targets.some((one) => one.startsWith(folder)))
      return [];
    const [, route] = /createFileRoute\('([^']+?)\/?'\)/.exec(world.texts.get(from) ?? '') ?? [];
    return route === undefined ? [] : [route];
  });
  return { name: '', routes, contents: contentOf((one) => one.startsWith(folder), world) };
}

/**
 * Specs that are journeys of a user. Those of e2e/kept meet every form, in minutes.
 * @param {string} path
 */
export const isJourney = (path) =>
  path.endsWith('.spec.ts') && /^e2e\/(?!paths\/|pictures\/|seen\/|kept\/)/.test(path);

/**
 * Whether a text opens a route: `/requests/$id` is opened by a text with `/requests/`.
 * @param {string} text
 * @param {string} route
 */
function opens(text, route) {
  const [fixed = ''] = route.split('$');
  if (fixed === '*' || fixed === '/') return false;
  return fixed === route
    ? [`'${route}'`, `'${route}?`, `\`${route}\``, `\`${route}?`].some((word) =>
        text.includes(word),
      )
    : text.includes(fixed);
}

/**
 * How much a journey has to do with a flow or a page: nothing is 0. It has the name of the flow or of its
 * content, names its view, imports its content, or opens its page.
 * @param {string} spec
 * @param {Subject} subject
 * @param {World} world
 * @returns {number}
 */
export function closeness(spec, { name, routes, contents }, world) {
  if (everywhere[name]?.includes(spec) === true) return 9;
  const text = world.texts.get(spec) ?? '';
  const targets = world.graph.get(spec) ?? [];
  const helpers = targets.filter((path) => /^e2e\/(?!paths\/)/.test(path));
  const ofHelpers = helpers.flatMap((path) => world.graph.get(path) ?? []);
  const own = [name, ...contents.map((path) => basename(path, '.ts'))];
  const named = [`data-flow=${name}]`, `data-flow="${name}"`].some((word) => text.includes(word));
  return (
    (own.includes(basename(spec, '.spec.ts')) ? 4 : 0) +
    (named ? 4 : 0) +
    (targets.some((path) => contents.includes(path)) ? 3 : 0) +
    (routes.some((route) => opens(text, route)) ? 2 : 0) +
    (ofHelpers.some((path) => contents.includes(path)) ? 1 : 0)
  );
}

/** @param {string} spec */
const isUsual = (spec) => Number(spec.startsWith('e2e/journeys/'));

/**
 * The journeys of these flows and pages, those that have most to do with them first.
 * @param {readonly Subject[]} subjects
 * @param {World} world
 * @returns {string[]}
 */
export function journeysOf(subjects, world) {
  return [...world.texts.keys()]
    .filter(isJourney)
    .map((spec) => ({
      spec,
      close: Math.max(0, ...subjects.map((subject) => closeness(spec, subject, world))),
    }))
    .filter(({ close }) => close > 0)
    .toSorted(
      (a, b) =>
        b.close - a.close || isUsual(b.spec) - isUsual(a.spec) || a.spec.localeCompare(b.spec),
    )
    .map(({ spec }) => spec);
}
