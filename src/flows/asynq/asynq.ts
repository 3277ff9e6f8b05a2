// The six steps of AsynQ as the view needs them: the current step, and the texts of the member's quota.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { QuestionStep, asynqMachine } from '#machines/asynq.machine.ts';
import type { Allowance } from '#machines/questionAllowance.machine.ts';
import { asynqFrame } from '#content/asynq.frame.ts';
import { fillIn } from '#flows/shared/fillIn.ts';

export type AsynqRef = ActorRefFrom<typeof asynqMachine>;
export type AsynqSnapshot = SnapshotFrom<typeof asynqMachine>;

/** The props of every step. */
export type StepProps = { actor: AsynqRef; snapshot: AsynqSnapshot };

/** In their order: the first is step 1. */
export const steps = [
  'domain',
  'subcategory',
  'blockers',
  'question',
  'context',
  'review',
] as const satisfies QuestionStep[];

/** The step on screen; null for the landing. */
export const stepOf = (snapshot: AsynqSnapshot): QuestionStep | null =>
  steps.find((step) => snapshot.hasTag(step)) ?? null;

/** The voice note's actor while it runs; null after it failed. */
export const voiceNoteIn = ({ children: { voiceNote } }: AsynqSnapshot) =>
  voiceNote === undefined || voiceNote.getSnapshot().status === 'error' ? null : voiceNote;

/** What is left of the month; null where it is not known. */
export const allowanceIn = ({ context: { allowance } }: AsynqSnapshot) =>
  allowance === 'unreadable' ? null : allowance;

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const firstDay = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** The month's quota, in sentences; `short` for a narrow place. */
export function monthWords({ limit, left, month, nextMonth }: Allowance) {
  const { quota } = asynqFrame.landing;
  const blanks = {
    limit,
    left,
    month: monthName.format(firstDay(month)),
    next: longDay.format(firstDay(nextMonth)),
  };
  const say = (sentence: string) => fillIn(sentence, blanks);
  return {
    short: say(quota.short),
    left: say(quota.left),
    lastOne: left === 1 ? say(quota.lastOne) : null,
    none: say(quota.none),
    next: say(quota.next),
  };
}
