// A member's answers in this browser: under the specification's keys, in the draft, and their owner.
import type {
  Answers,
  IdentityId,
  ModuleId,
  SignalId,
  Step,
} from '#machines/onboarding.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from './draftStore.ts';
import { onboardingStore } from './onboardingStore.ts';
import { keys, read, readList } from './keys.ts';

const identityIds = [
  'founder',
  'raising-capital',
  'building-complex',
  'tools-strategy',
  'exploring',
  'connect-fund',
] as const satisfies IdentityId[];
const moduleIds = [
  'secondCurve',
  'nextCurve',
  'asyncq',
  'opsCabinet',
  'signalExchange',
  'openCircle',
  'fromLab',
] as const satisfies ModuleId[];
const signalIds = [
  'secondCurve',
  'nextCurve',
  'toolDrops',
  'labSignals',
  'openCircleInvites',
  'quasarUpdates',
] as const satisfies SignalId[];
const steps = [
  'welcome',
  'identity',
  'profile',
  'modules',
  'signals',
  'account',
] as const satisfies Step[];

const known = <Id extends string>(ids: readonly Id[], list: unknown): Id[] =>
  Array.isArray(list) ? ids.filter((id) => list.includes(id)) : [];
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Converts stored values to answers: invalid values are left out. */
export function toAnswers(stored: { [field in keyof Answers]?: unknown }): Answers {
  return {
    identities: known(identityIds, stored.identities),
    companyName: text(stored.companyName),
    stage: text(stored.stage),
    sector: text(stored.sector),
    website: text(stored.website),
    referral: text(stored.referral),
    modules: known(moduleIds, stored.modules),
    signals: known(signalIds, stored.signals),
  };
}

/** Whether two answers are equal; the order within a choice does not matter. */
const isSame = (one: string | string[], other: string | string[]) =>
  typeof one === 'string'
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id));

/**
 * The answers that differ from the stored ones.
 * @param stored null where it was not read: then an empty answer is no change
 */
export function changesOf(answers: Answers, stored: Answers | null): Partial<Answers> {
  const before = stored ?? toAnswers({});
  const isChanged = (field: string) =>
    !isSame(answers[field as keyof Answers], before[field as keyof Answers]);
  return Object.fromEntries(Object.entries(answers).filter(([field]) => isChanged(field)));
}

/** The answers under the specification's keys, or null where there are none. */
export function readAnswers(): Answers | null {
  const answers = toAnswers({
    identities: readList(keys.identity),
    companyName: read(keys.companyName),
    stage: read(keys.stage),
    sector: read(keys.sector),
    modules: readList(keys.modules),
    signals: readList(keys.signals),
  });
  const isEmpty = Object.values(answers).every((answer) => answer.length === 0);
  return isEmpty ? null : answers;
}

/** The answers of onboarding so far; never a password. */
export type Draft = {
  /** The member who was signed in when it was typed, or null. */
  owner: string | null;
  purpose: 'begin' | 'edit';
  step: Step;
  email: string;
  answers: Answers;
  /** The service's answers when the draft was started; null where they were not read. */
  stored: Answers | null;
};

/** Bumped when the shape of a draft changes: older ones keep their answers and start at the welcome. */
const draftVersion = 1;

/** Saves the answers of onboarding; null deletes the draft that it shows. */
export function writeDraft(draft: Draft | null): void {
  if (draft === null) {
    for (const purpose of ['begin', 'edit']) onboardingStore.clear(purpose);
    return;
  }
  const { owner, purpose, ...said } = draft;
  onboardingStore.save(owner, { version: draftVersion, ...said }, purpose);
}

const answersIn = (stored: unknown) => toAnswers(isRecord(stored) ? stored : {});

/** A draft with everything in it checked. */
function toDraft(draft: StoredAnswers): Omit<Draft, 'owner' | 'purpose'> {
  const step = steps.find((one) => one === draft['step'] && draft['version'] === draftVersion);
  return {
    step: step ?? 'welcome',
    email: text(draft['email']),
    answers: answersIn(draft['answers']),
    stored: isRecord(draft['stored']) ? answersIn(draft['stored']) : null,
  };
}

/**
 * The newest draft of the current member or visitor; null where there is none.
 * @param member the signed-in member, or null; another member's draft is not shown
 */
export function readDraft(member: string | null, purpose: Draft['purpose']): Draft | null {
  const [stored] = onboardingStore.visibleTo(member, purpose);
  return stored === undefined ? null : { owner: stored.owner, purpose, ...toDraft(stored.draft) };
}

/** The same draft; from now on onboarding writes to it. */
export const restoreDraft = (
  member: string | null,
  purpose: Draft['purpose'],
  signal: AbortSignal,
): Promise<Omit<Draft, 'owner' | 'purpose'> | null> =>
  onboardingStore.restore(() => Promise.resolve(member), signal, toDraft, purpose);
