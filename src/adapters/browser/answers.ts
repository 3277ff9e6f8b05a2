// A member's answers in this browser: under the specification's keys, in the draft, and whose they are.
import type {
  Answers,
  IdentityId,
  ModuleId,
  SignalId,
  Step,
} from '#machines/onboarding.machine.ts';
import { isRecord } from '../isRecord.ts';
import { adoptApplication, readApplication } from './applicationDraft.ts';
import { adoptBooking, dropBooking } from './bookingDraft.ts';
import { answerKeys, forget, keys, read, readList, write } from './keys.ts';
import { labShelves } from './labShelves.ts';
import { adoptQuestion, dropQuestion } from './questionDraft.ts';
import { adoptShortForms, readShortForms } from './shortDrafts.ts';

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

/** Answers made of whatever was stored: what is not legal is left out. */
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

/** Two answers mean the same; the order of a choice means nothing. */
const isSame = (one: string | string[], other: string | string[]) =>
  typeof one === 'string'
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id));

/**
 * The answers that are other than what is stored.
 * @param stored null where it was not read: then a blank is no change
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

/** Writes answers and completion under the specification's keys, as this member's. */
export function keepAnswers(owner: string, answers: Answers): void {
  adopt(owner);
  write(keys.identity, JSON.stringify(answers.identities));
  write(keys.companyName, answers.companyName);
  write(keys.stage, answers.stage);
  write(keys.sector, answers.sector);
  write(keys.modules, JSON.stringify(answers.modules));
  write(keys.signals, JSON.stringify(answers.signals));
  write(keys.complete, 'true');
}

/**
 * Makes the browser's keys this member's: another member's are removed, ownerless ones adopted
 * (decisions, "Sessions and storage"). A draft that nobody owned is the visitor's own and stays.
 */
export function adopt(owner: string): void {
  const former = read(keys.owner);
  if (former !== null && former !== owner) {
    const draft = readDraft();
    const isOwnerless = (key: string) =>
      (key === keys.draft && draft?.owner === null) ||
      key === keys.question ||
      key === keys.booking ||
      key === keys.wishes ||
      (key === keys.application && readApplication()?.owner === null) ||
      labShelves.some((shelf) => shelf.key === key && shelf.read()?.owner === null) ||
      (key === keys.shortForms && readShortForms()?.owner === null);
    dropQuestion(former);
    dropBooking(former);
    forget(answerKeys.filter((key) => !isOwnerless(key)));
    write(keys.complete, null);
  }
  write(keys.owner, owner);
  adoptQuestion(owner);
  adoptApplication(owner);
  adoptShortForms(owner);
  adoptBooking(owner);
  for (const shelf of labShelves) shelf.adopt(owner);
}

/** What onboarding has heard so far; never a password. */
export type Draft = {
  /** The member who was signed in when it was typed, or null. */
  owner: string | null;
  purpose: 'begin' | 'edit';
  step: Step;
  email: string;
  answers: Answers;
  /** What the service held when it was begun; null where it was not read. */
  stored: Answers | null;
};

/** Bumped when the shape of a draft changes: older ones keep their answers and start at the welcome. */
const draftVersion = 1;

export function writeDraft(draft: Draft | null): void {
  write(keys.draft, draft === null ? null : JSON.stringify({ version: draftVersion, ...draft }));
}

/** The draft, with everything in it checked; null where there is none. */
export function readDraft(): Draft | null {
  const stored = read(keys.draft);
  if (stored === null) return null;
  try {
    const draft = JSON.parse(stored) as { [field: string]: unknown };
    const answersIn = (field: string) =>
      toAnswers((draft[field] ?? {}) as { [field in keyof Answers]?: unknown });
    const step = steps.find((one) => one === draft['step'] && draft['version'] === draftVersion);
    return {
      owner: typeof draft['owner'] === 'string' ? draft['owner'] : null,
      purpose: draft['purpose'] === 'edit' ? 'edit' : 'begin',
      step: step ?? 'welcome',
      email: text(draft['email']),
      answers: answersIn('answers'),
      stored: isRecord(draft['stored']) ? answersIn('stored') : null,
    };
  } catch {
    return null;
  }
}
