// When the path model of AsynQ offers which events: additions and the month's reports are independent, so
// only a few of their combinations are walked.
import type { SnapshotFrom } from 'xstate';
import type { AllowanceReport } from '#machines/questionAllowance.machine.ts';
import type { QuestionStep, asynqMachine } from '#machines/asynq.machine.ts';
import { draftAt } from './asynq.samples.ts';

export type Moment = SnapshotFrom<typeof asynqMachine>;

/** Nothing is known of a month: a visitor, or a member before it is read. */
export const isVisitor = ({ context }: Moment) => context.allowance === null;

/** Nothing is added yet: a link, a file, a note or own words are added one at a time, and by visitors only. */
export const isPlain = (snapshot: Moment, own?: 'ownQuestion') => {
  const { answers, files, note } = snapshot.context;
  return (
    isVisitor(snapshot) &&
    answers.productLink === '' &&
    files.length === 0 &&
    note === null &&
    (own === 'ownQuestion' || answers.ownQuestion === '')
  );
};

export const isLanding = (snapshot: Moment) => snapshot.hasTag('landing');

/** The questions that are left this month, as far as they are known. */
export const leftIn = ({ context: { allowance } }: Moment) =>
  allowance === null || allowance === 'unreadable' ? allowance : allowance.left;

/** What the month's flow reports to the landing, after what it reported before. */
export const reportsOf = (
  snapshot: Moment,
  allowance: AllowanceReport['allowance'],
  before: AllowanceReport['allowance'],
) => (isLanding(snapshot) && snapshot.context.allowance === before ? { allowance } : undefined);

/** The draft may still report what it found; it reports nothing about a draft that is on offer. */
export const isAwaited = (snapshot: Moment) => isLanding(snapshot) && !snapshot.hasTag('begun');

/** A draft that an earlier visit left at this step. */
export const draftSampleAt = (step: QuestionStep) => (snapshot: Moment) =>
  isVisitor(snapshot) && isAwaited(snapshot) ? { words: draftAt(step) } : undefined;
