// What e2e/paths/kept has met: how many states of which forms, by how many interruptions. Some forms may be met in one run, the others
// in another: the report keeps of each form what was seen of it last, with the day.

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ title: string, tests: { status: string, annotations?: Annotation[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ day: string, commit: string }} When
 * @typedef {object} Seen what was seen of a form
 * @property {number} tests
 * @property {string[]} failed the tests that have failed
 * @property {string[]} all the states that hold something typed
 * @property {string[]} met those of them that were met
 * @property {string[]} sent those in which what was typed was sent before
 * @property {number} cases
 * @property {number} lost
 * @property {Record<string, number>} exceptions
 *
 * @typedef {Record<string, Seen & When>} Forms
 */

/** Where the tests are. */
const file = 'e2e/paths/kept/everyState.spec.ts';

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * @param {string[]} states
 * @param {string} state
 */
const add = (states, state) => void (states.includes(state) || states.push(state));

/**
 * What a report of Playwright says, form by form.
 * @param {unknown} report
 * @param {When} when
 * @returns {Forms}
 */
export function formsIn(report, when) {
  if (typeof report !== 'object' || report === null || !('suites' in report)) return {};
  /** @type {Forms} */
  const forms = {};
  for (const { title, tests } of specsIn(/** @type {Suite} */ (report))) {
    const [flow = '', state = ''] = title.split(', ');
    const form = (forms[flow] ??= {
      ...when,
      tests: 0,
      failed: [],
      all: [],
      met: [],
      sent: [],
      cases: 0,
      lost: 0,
      exceptions: {},
    });
    add(form.all, state);
    for (const { status, annotations = [] } of tests) {
      form.tests += 1;
      if (status === 'unexpected' || status === 'skipped') form.failed.push(title);
      for (const { type, description = '' } of annotations) {
        if (type === 'cases') {
          form.cases += Number(description);
          add(form.met, state);
        }
        if (type === 'sent') add(form.sent, state);
        if (type === 'lost') form.lost += Number(description);
        if (type === 'exception')
          form.exceptions[description] = (form.exceptions[description] ?? 0) + 1;
      }
    }
  }
  return forms;
}

/**
 * A section of docs/full-run.md; nothing where no form was met.
 * @param {Forms} forms
 * @param {readonly string[]} names all forms that there are
 * @returns {string[]}
 */
export function statesText(forms, names = Object.keys(forms)) {
  const some = Object.entries(forms);
  if (some.length === 0) return [];
  /** @param {(form: Seen) => number} count */
  const sum = (count) => some.reduce((total, [, form]) => total + count(form), 0);
  const [met, all] = [sum((form) => form.met.length), sum((form) => form.all.length)];
  const sent = sum((form) => form.sent.length);
  const missing = names.filter((name) => forms[name] === undefined);
  const exceptions = some.flatMap(([flow, form]) =>
    Object.entries(form.exceptions).map(([said, count]) => `- ${flow}, ${said} (${count})`),
  );
  return [
    '## Nothing typed is lost, in each state in Chromium',
    '',
    `${met === all ? met : `${met} of ${all}`} states of ${some.length} forms, ${sum(({ cases }) => cases)} interruptions: ${sum(({ lost }) => lost)} lost.`,
    '',
    ...(missing.length === 0 ? [] : [`Not run yet: ${missing.join(', ')}.`, '']),
    'The ways into the states are those of the model ([kept.md](paths/kept.md)); drafts, storage and tabs are real, other ports answer as the way says, and what the auth library would report is reported (`e2e/paths/kept`).',
    ...(sent === 0
      ? []
      : [
          '',
          `In ${sent} of the states what was typed was sent before the interruption: there the page need only work again, and the outbox is interrupted in e2e/faults.`,
        ]),
    '',
    '| form | states | interruptions | lost | run on | at |',
    '|---|---:|---:|---:|---|---|',
    ...some.map(
      ([flow, form]) =>
        `| \`${flow}\` | ${form.met.length} | ${form.cases} | ${form.lost} | ${form.day} | ${form.commit} |`,
    ),
    '',
    ...(exceptions.length === 0 ? [] : ['Not met, and why:', '', ...exceptions, '']),
  ];
}

/**
 * The part of the report: what was seen now, and of the other forms what was seen before.
 * @param {Forms} before
 * @param {Forms} now
 * @param {readonly string[]} names all forms that there are
 * @param {import('./counts.mjs').Count} count of this run
 */
export function statesPart(before, now, names, count) {
  const known = { ...before, ...now };
  const forms = Object.fromEntries(
    names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  );
  const failed = Object.values(forms).flatMap((form) => form.failed);
  const tests = Object.values(forms).reduce((total, form) => total + form.tests, 0);
  // A run that met nothing at all has failed in its own words.
  const isBroken = Object.keys(now).length === 0;
  return {
    passed: tests - failed.length,
    failed: failed.length + (isBroken ? count.failed : 0),
    notes: [...failed.map((title) => `${title}: failed`), ...(isBroken ? count.notes : [])],
    rows: /** @type {[string, number][]} */ ([[file, tests]]),
    text: statesText(forms, names),
    forms,
  };
}
