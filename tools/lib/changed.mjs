// What `npm test -- --changed` runs for a list of changed files, and what it leaves out: a function of the list and of what
// the sources import. changedRun.mjs runs it.
import {
  flowOf,
  flowSubject,
  isJourney,
  isRegistry,
  journeysOf,
  listedFlowOf,
  mostUsers,
  pageSubject,
  usersOf,
} from './changedFlows.mjs';
import { importersOf } from './imports.mjs';

/**
 * @typedef {import('./changedFlows.mjs').World} World
 * @typedef {{ path: string, deleted?: true }} Changed
 *
 * @typedef {object} Plan
 * @property {string[]} says what the change is, in sentences
 * @property {boolean} types whether the types are checked: those of the whole project, they depend on each other
 * @property {string[]} format the files whose form is checked
 * @property {string[]} models flows whose model is explored, and whose machine is mutated
 * @property {string[]} flows flows whose tours and sweep are walked in Chromium
 * @property {string[]} unit files and folders of unit tests
 * @property {string[]} paths specs of Playwright's project of this name
 * @property {string[]} journeys specs of Playwright's project of this name
 * @property {string[]} leftOut what is not run, each with the command that runs it
 */

/** What everything uses, with the command that runs what it can break. @type {[pattern: RegExp, name: string, command: string][]} */
const shared = [
  [/^src\/ui\//, 'the design system', 'npm test'],
  [/^src\/shell\//, 'the shell', 'npm test'],
  [/^src\/(?:boot|routes)\//, 'what starts a page', 'npm test'],
  [/^supabase\/|^server\//, 'the backend', 'npm test -- --only unit,postgres,journeys'],
  [/^(?:tests|e2e)\/paths\/kit\//, 'the path kit', 'npm test -- --only unit,paths'],
  [/^e2e\/paths\/(?:paths|sweep)\.spec\.ts$/, 'the tours', 'npm test -- --only paths'],
  [/^(?:index\.html$|public\/)/, 'every page', 'npm test'],
  [/^[\w.-]+\.(?:json|ts)$/, 'the setup of the project', 'npm test'],
];

/** Unit tests that start servers, or take every form: seconds each, minutes together. */
const isSlow = (/** @type {string} */ path) =>
  /^tests\/(?:backend|server|security|postgres|tools|paths|releases)\//.test(path);

const isUnit = (/** @type {string} */ path) =>
  /^tests\/.+\.test\.tsx?$/.test(path) && !path.endsWith('.full.test.ts');

const isDocument = (/** @type {string} */ path) =>
  /^docs\/|^[^/]+\.md$|^(?:tests|e2e)\/.*\.md$/.test(path);

/** Essays and the like: the build reads them, no source imports them. */
const isProse = (/** @type {string} */ path) => /^content\/.*\.md$/.test(path);

/** So many files of unit tests go into half a minute. */
const mostUnit = 30;

/** Seconds of journeys, with three workers less by the clock. */
const mostSeconds = 50;
/** What a file of journeys takes, as long as no whole run has said it. */
const usualSeconds = 30;

/** @param {readonly string[]} words */
const list = (words) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** @param {readonly string[]} files */
const few = (files) =>
  files.length > 8
    ? `${files.slice(0, 8).join(' ')} (and ${files.length - 8} more)`
    : files.join(' ');

/**
 * How many of these journeys, from the first on, fit into the time; always one.
 * @param {readonly string[]} specs
 * @param {Record<string, number>} seconds
 */
function inTime(specs, seconds) {
  let sum = 0;
  const end = specs.findIndex((spec, at) => {
    sum += seconds[spec] ?? usualSeconds;
    return at > 0 && sum > mostSeconds;
  });
  return end === -1 ? specs.length : end;
}

/**
 * The flows of the changed files, and the sentences about them.
 * @param {readonly Changed[]} changed
 * @param {World} world
 */
function flowsIn(changed, world) {
  const said = {
    flows: new Set(changed.flatMap(({ path }) => flowOf(path, world) ?? [])),
    says: /** @type {string[]} */ ([]),
    leftOut: /** @type {string[]} */ ([]),
  };
  const runs = 'types, form, house rules and the unit tests that import it are run';
  for (const { path } of changed) {
    if (flowOf(path, world) !== undefined) continue;
    const common = shared.find(([pattern]) => pattern.test(path));
    const users = isDocument(path) || isUnit(path) || isJourney(path) ? [] : usersOf(path, world);
    if (common !== undefined) {
      const [, name, command] = common;
      said.says.push(
        `${path} belongs to ${name}, which everything uses: ${runs}; left out are all tours and journeys that no other file asks for.`,
      );
      said.leftOut.push(`what else ${name} can break: ${command}`);
    } else if (users.length > mostUsers) {
      said.says.push(
        `${path} is used by ${users.length} flows: ${runs}; left out are the tours and journeys of these flows.`,
      );
      said.leftOut.push(`the tours and journeys of the users of ${path}: npm test`);
    } else if (users.length > 0) {
      said.says.push(`${path} is used by ${list(users)}.`);
      for (const user of users) said.flows.add(user);
    }
  }
  return { ...said, flows: [...said.flows].toSorted() };
}

/**
 * The unit tests of these files: those that import them, the nearest first, and those that quote a document.
 * @param {readonly string[]} files
 * @param {World} world
 */
function unitOf(files, { graph, texts }) {
  const documents = files.filter(isDocument);
  const reached = [...importersOf(graph, files, isRegistry)].filter(
    (path) => isUnit(path) && texts.has(path),
  );
  const quoting = [...texts].flatMap(([path, text]) =>
    isUnit(path) && documents.some((name) => text.includes(`'${name}'`)) ? [path] : [],
  );
  const isNear = (/** @type {string} */ path) =>
    files.includes(path) || (graph.get(path) ?? []).some((target) => files.includes(target));
  const quick = reached.filter((path) => !isSlow(path) || isNear(path));
  const chosen = [...new Set([...quick.slice(0, mostUnit), ...quoting])];
  return {
    chosen: chosen.filter((path) => !/^tests\/house[./]/.test(path)),
    left: reached.filter((path) => !chosen.includes(path)),
  };
}

/**
 * The journeys of these files: the specs among them, those that import one, and those of the flows and pages.
 * @param {readonly string[]} there
 * @param {readonly string[]} flows
 * @param {World} world
 */
function journeysIn(there, flows, world) {
  const given = there.filter((path) =>
    /^e2e\/(?!paths\/|pictures\/|seen\/).*\.spec\.ts$/.test(path),
  );
  const helpers = there.filter((path) => /^e2e\/(?!paths\/)/.test(path));
  const importing = [...importersOf(world.graph, helpers)].filter(isJourney);
  const subjects = [
    ...flows.map((flow) => flowSubject(flow, world)),
    ...there.flatMap((path) => pageSubject(path, world) ?? []),
  ];
  const asked = [...new Set([...importing, ...journeysOf(subjects, world)])].filter(
    (spec) => !given.includes(spec),
  );
  const end = inTime(asked, world.seconds);
  return { chosen: [...given, ...asked.slice(0, end)], left: asked.slice(end) };
}

/**
 * What to run for these files.
 * @param {readonly Changed[]} changed
 * @param {World} world
 * @returns {Plan}
 */
export function planOf(changed, world) {
  const { flows, says, leftOut } = flowsIn(changed, world);
  const files = changed.map(({ path }) => path);
  const there = changed.flatMap(({ path, deleted }) => (deleted === true ? [] : [path]));
  const withFile = (/** @type {(flow: string) => string} */ file) => (/** @type {string} */ flow) =>
    world.texts.has(file(flow));
  const walked = flows.filter(withFile((flow) => `e2e/paths/${flow}.driver.ts`));
  const listed = there.flatMap((path) => listedFlowOf(path, world) ?? []);
  const models = [...new Set([...flows, ...listed])].filter(
    withFile((flow) => `tests/paths/${flow}.paths.ts`),
  );
  const unit = unitOf(files, world);
  const journeys = journeysIn(there, flows, world);
  const specs = there.filter((path) =>
    /^e2e\/paths\/(?!replay|paths|sweep)\w+\.spec\.ts$/.test(path),
  );
  const importing = changed.flatMap(({ path }) =>
    flowOf(path, world) ? usersOf(path, world) : [],
  );
  const others = [...new Set(importing)].filter((flow) => !flows.includes(flow));

  if (flows.length > 0) says.unshift(`The change concerns ${list(flows)}.`);
  for (const flow of flows.filter((one) => !walked.includes(one)))
    says.push(`${flow} has no driver: there are no tours of it.`);
  if (files.every(isDocument))
    says.push('Documents alone have changed: no code is run but what reads them.');
  if (others.length > 0)
    leftOut.push(
      `the tours of ${list(others)}, which import a changed file: npx playwright test e2e/paths -g '${others.join('|')}'`,
    );
  if (unit.left.length > 0)
    leftOut.push(`unit tests that are slow or far away: npx vitest run ${few(unit.left)}`);
  if (journeys.left.length > 0)
    leftOut.push(
      `journeys that have less to do with it: npx playwright test --project=journeys ${few(journeys.left)}`,
    );
  leftOut.push('what is about all flows, and everything that uses none of these files: npm test');
  return {
    says,
    types: files.some((path) => /\.(?:tsx?|mjs|cjs|json)$/.test(path)),
    format: there,
    models,
    flows: walked,
    unit: [
      ...new Set([
        'tests/house.test.ts',
        'tests/house',
        ...(files.some(isProse) ? ['tests/content'] : []),
        ...(models.length > 0 ? ['tests/paths/paths.test.ts', 'tests/paths/mutate.test.ts'] : []),
        ...unit.chosen,
      ]),
    ],
    paths: [
      ...(walked.length > 0 ? ['e2e/paths/paths.spec.ts', 'e2e/paths/sweep.spec.ts'] : []),
      ...specs,
    ],
    journeys: journeys.chosen,
    leftOut,
  };
}
