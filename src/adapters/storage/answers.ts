// A member's answers in this browser: under the specification's keys, in the draft, and their owner.
import type {
  Answers,
  IdentityId,
  ModuleId,
  OnboardingDraft,
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

/** Bumped when the shape of a draft changes: older ones keep their answers and start at the welcome. */
export const onboardingDraftVersion = 1;

const answersIn = (stored: unknown) => toAnswers(isRecord(stored) ? stored : {});

/** A stored draft with everything in it checked. */
export function toOnboardingDraft(draft: StoredAnswers): OnboardingDraft {
  const isCurrent = draft['version'] === onboardingDraftVersion;
  return {
    step: steps.find((step) => isCurrent && step === draft['step']) ?? 'welcome',
    email: text(draft['email']),
    answers: answersIn(draft['answers']),
    stored: isRecord(draft['stored']) ? answersIn(draft['stored']) : null,
  };
}

/**
 * The answers in the newest draft of a first onboarding that this user may see; null where there is none.
 * @param member the signed-in member, or null; another member's draft is not shown
 */
export function draftedAnswers(member: string | null): Answers | null {
  const [stored] = onboardingStore.visibleTo(member, 'begin');
  return stored === undefined ? null : toOnboardingDraft(stored.draft).answers;
}
