// What a release does to what lies in people's browsers: `npm run flows:diff` prints it for each flow.
import { execFileSync } from 'node:child_process';
import type { Survival, Survivals, SurvivalsSince } from '../../tools/atlas/survival.ts';
import { leaveBrowser } from './browser.ts';
import { fixturesOf, folder } from './fixtures.ts';
import type { Fixture } from './fixtures.ts';
import type { StoredForm } from './form.ts';
import { forms as allForms } from './forms.ts';
import { lostLater, lostOf, writtenBy } from './restore.ts';
import { differenceOf, shapeOf } from './shape.ts';

/** Whether a build had written this form by some ref. */
export type IsKnown = (fixture: Fixture) => boolean;

const quoted = (words: readonly string[]) => words.map((word) => `‘${word}’`).join(', ');

/** What today's build loses of one fixture, in words; null where it loses nothing. */
async function lossOf(form: StoredForm, fixture: Fixture): Promise<string | null> {
  const { path, stored } = fixture;
  try {
    const atOnce = await lostOf(form, fixture);
    const lost = atOnce.length > 0 ? atOnce : await lostLater(form, fixture);
    return lost.length === 0
      ? null
      : `${quoted(lost)} under ${Object.keys(stored).join(', ')} is not restored (${path})`;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} (${path})`;
  }
}

/**
 * What becomes of one form that the build of a ref has stored.
 * @param known the fixtures of the forms that builds had written by then, the oldest first: all of them lie in browsers
 */
export async function survivalOfForm(
  form: StoredForm,
  known: readonly Fixture[],
): Promise<Survival> {
  const current = known.at(-1);
  if (current === undefined) return { call: 'safe', why: 'nothing of it lay in browsers then' };
  // One after another: they share the browser. The newest loss is told: older forms mostly lose the same.
  for (const fixture of known.toReversed()) {
    const loss = await lossOf(form, fixture);
    if (loss !== null) return { call: 'breaking', why: loss };
  }
  const difference = differenceOf(shapeOf(current.stored), shapeOf(await writtenBy(form, current)));
  if (difference === null)
    return { call: 'safe', why: 'what lies in browsers is what this build writes' };
  const later = fixturesOf(form.name).filter(({ path }) => known.every((one) => one.path !== path));
  const changes = later.map(({ change }) => change.replace(/\.$/, ''));
  return {
    call: 'migrates',
    why: `what lies in browsers is restored whole, and stored in a newer form: ${changes.join('; ') || difference}`,
  };
}

const calls = ['safe', 'migrates', 'breaking'] as const;

/** Of several forms of one flow, what is worst; each of the worst says why. */
export function worstOf(survivals: readonly Survival[]): Survival {
  const call = calls.findLast((one) => survivals.some((survival) => survival.call === one));
  const worst = survivals.filter((survival) => survival.call === call);
  const reasons = [...new Set(worst.map(({ why }) => why))];
  return { call: call ?? 'safe', why: reasons.join('; ') };
}

/** What becomes of every flow of which something lies in browsers, by the id of its machine. */
export async function survivalsNow(
  isKnown: IsKnown,
  forms: readonly StoredForm[] = allForms,
): Promise<Survivals> {
  const flows = new Map<string, Survival[]>();
  for (const form of forms) {
    const one = await survivalOfForm(form, fixturesOf(form.name).filter(isKnown));
    flows.set(form.flow, [...(flows.get(form.flow) ?? []), one]);
  }
  return Object.fromEntries([...flows].map(([flow, each]) => [flow, worstOf(each)]));
}

/**
 * Whether a fixture was current by a ref, or older.
 * @param files the fixtures that the ref has
 * @param history the commits up to the ref: the one that first wrote a fixture is named in it
 */
export const knownIn =
  (files: readonly string[], history: readonly string[]): IsKnown =>
  ({ path, commit }) =>
    files.includes(path) || (commit !== undefined && history.some((one) => one.startsWith(commit)));

/** A fixture that was deleted since: nothing says any more that its form is restored. */
export function withDeleted(
  found: Survivals,
  files: readonly string[],
  forms: readonly StoredForm[] = allForms,
): Survivals {
  const there = forms.flatMap(({ name }) => fixturesOf(name).map(({ path }) => path));
  const gone = files.filter((file) => !there.includes(file));
  const broken = gone.map((file): [string, Survival] => {
    const named = file.split('/').at(-2) ?? '';
    const flow = forms.find(({ name }) => name === named)?.flow ?? named;
    return [flow, { call: 'breaking', why: `${file} is gone, and nothing restores what it holds` }];
  });
  return { ...found, ...Object.fromEntries(broken) };
}

/** What the working tree does to what the builds up to a ref have left in browsers. */
export const survivalsSince: SurvivalsSince = async (root, ref) => {
  const lines = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\n')
      .filter((line) => line !== '');
  const files = lines('ls-tree', '-r', '--name-only', ref, '--', `${folder}/`);
  const isKnown = knownIn(files, lines('rev-list', ref));
  try {
    return withDeleted(await survivalsNow(isKnown), files);
  } finally {
    leaveBrowser();
  }
};
