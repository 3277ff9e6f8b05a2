// What e2e/paths/kept has met: how many states of how many forms, by how many interruptions.

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ title: string, tests: { status: string, annotations?: Annotation[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ states: Set<string>, cases: number, lost: number }} Form
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

/**
 * A section of docs/full-run.md; nothing where the report of Playwright is missing.
 * @param {unknown} report
 * @returns {string[]}
 */
export function statesIn(report) {
  if (typeof report !== 'object' || report === null || !('suites' in report)) return [];
  /** @type {Map<string, Form>} */
  const forms = new Map();
  /** @type {Set<string>} */
  const all = new Set();
  /** @type {Set<string>} */
  const sent = new Set();
  /** @type {Map<string, number>} */
  const exceptions = new Map();
  for (const { title, tests } of specsIn(/** @type {Suite} */ (report))) {
    const [flow = '', state = ''] = title.split(', ');
    const form = forms.get(flow) ?? { states: new Set(), cases: 0, lost: 0 };
    forms.set(flow, form);
    all.add(`${flow}, ${state}`);
    for (const { type, description = '' } of tests.flatMap(({ annotations = [] }) => annotations)) {
      if (type === 'cases') {
        form.cases += Number(description);
        form.states.add(state);
      }
      if (type === 'sent') sent.add(`${flow}, ${state}`);
      if (type === 'lost') form.lost += Number(description);
      if (type === 'exception') {
        const said = `${flow}, ${description}`;
        exceptions.set(said, (exceptions.get(said) ?? 0) + 1);
      }
    }
  }
  /** @param {(form: Form) => number} count */
  const sum = (count) => [...forms.values()].reduce((total, form) => total + count(form), 0);
  const met = sum(({ states }) => states.size);
  const states = met === all.size ? `${met}` : `${met} of ${all.size}`;
  return [
    '## Nothing typed is lost, in each state in Chromium',
    '',
    `${states} states of ${forms.size} forms, ${sum(({ cases }) => cases)} interruptions: ${sum(({ lost }) => lost)} lost.`,
    '',
    'The ways into the states are those of the model ([kept.md](paths/kept.md)); drafts, storage and tabs are real, other ports answer as the way says, and what the auth library would report is reported (`e2e/paths/kept`).',
    ...(sent.size === 0
      ? []
      : [
          '',
          `In ${sent.size} of the states what was typed was sent before the interruption: there the page need only work again, and the outbox is interrupted in e2e/faults.`,
        ]),
    '',
    '| form | states | interruptions | lost |',
    '|---|---:|---:|---:|',
    ...[...forms].map(
      ([flow, { states: some, cases, lost }]) =>
        `| \`${flow}\` | ${some.size} | ${cases} | ${lost} |`,
    ),
    '',
    ...(exceptions.size === 0 ? [] : ['Not met, and why:', '']),
    ...[...exceptions].map(([said, count]) => `- ${said} (${count})`),
    ...(exceptions.size === 0 ? [] : ['']),
  ];
}
