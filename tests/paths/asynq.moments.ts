// When AsynQ's paths offer what: the month, additions and the outbox's news do not touch each other, so few of their
// meetings are walked, or the walk would have no end.
import type { SnapshotFrom } from 'xstate';
import type { asynqMachine } from '#machines/asynq.machine.ts';

export type Moment = SnapshotFrom<typeof asynqMachine>;

/** Nobody waits for the month. */
export const isSettled = (snapshot: Moment) =>
  snapshot.matches({ allowance: 'anonymous' }) || snapshot.matches({ allowance: 'known' });

export const isVisitor = ({ context }: Moment) => context.member === null;

/** Nothing is added yet: a link, a file, a note or own words come one at a time, and to visitors alone. */
export const isPlain = ({ context }: Moment, own?: 'ownQuestion') => {
  const { member, answers, files, note } = context;
  return (
    member === null &&
    answers.productLink === '' &&
    files.length === 0 &&
    note === null &&
    (own === 'ownQuestion' || answers.ownQuestion === '')
  );
};

export const isLanding = (snapshot: Moment) => snapshot.hasTag('landing');

/** A question was handed in, and news of it may come. */
export const isAfterSending = (snapshot: Moment) =>
  (['stored', 'waitingForAccount', 'waitingForNetwork'] as const).some((tag) =>
    snapshot.hasTag(tag),
  );
