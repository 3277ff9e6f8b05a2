// The life of one mail in the queue (docs/decisions/026-mail-queue.md). A reference chart: it runs in the database, in the
// functions of supabase/migrations/20261126040000_mail_queue.sql; a test walks both and compares them.
import { setup } from 'xstate';

/** The first word of an event names its actor; delays belong to the clock. */
export type MailEvent =
  /** A worker takes the mail, and nobody else has it for the time of its lease. */
  | { type: 'worker.claimed' }
  /** A worker takes the mail, and what it tells is no longer so, or its reader has left. */
  | { type: 'worker.dropped' }
  | { type: 'receiver.accepted' }
  /** The receiver refused it, was not reached, or fell silent. */
  | { type: 'receiver.refused' }
  | { type: 'operator.retried' };

export const mailMachine = setup({
  types: {
    context: {} as { dueIn: number },
    input: {} as { dueIn: number },
    events: {} as MailEvent,
    tags: {} as 'open' | 'final',
  },
  delays: {
    /** A reminder is written long before its hour; most mails are due at once. */
    untilDue: ({ context }) => context.dueIn,
    /** The worker that has claimed a mail has so long to send it (server/mail/worker.mjs). */
    lease: 300_000,
    oneMinute: 60_000,
    fiveMinutes: 300_000,
    quarterHour: 900_000,
    oneHour: 3_600_000,
    fourHours: 14_400_000,
  },
}).createMachine({
  id: 'mail',
  description:
    'A mail in the queue: it is sent once, tried six times, and never lost: what no receiver takes waits for the operator.',
  context: ({ input }) => ({ dueIn: input.dueIn }),
  initial: 'firstTry',
  states: {
    firstTry: {
      description: 'Nothing has been tried yet.',
      initial: 'waiting',
      tags: 'open',
      states: {
        waiting: {
          description: 'Its hour has not come.',
          after: { untilDue: { target: 'due' } },
        },
        due: {
          description: 'The next worker that asks may take it.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
          },
        },
        sending: {
          description: 'A worker has it and speaks to the receiver.',
          on: {
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.secondTry.waiting' },
          },
          after: { lease: { target: 'abandoned' } },
        },
        abandoned: {
          description:
            'Its worker is silent: any other may take it, unless the first still speaks.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.secondTry.waiting' },
          },
        },
      },
    },
    secondTry: {
      description: 'One attempt has failed.',
      initial: 'waiting',
      tags: 'open',
      states: {
        waiting: {
          description: 'It waits before the next attempt.',
          on: { 'operator.retried': { target: '#mail.firstTry.due' } },
          after: { oneMinute: { target: 'due' } },
        },
        due: {
          description: 'The next worker that asks may take it.',
          on: {
            'operator.retried': { target: '#mail.firstTry.due' },
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
          },
        },
        sending: {
          description: 'A worker has it and speaks to the receiver.',
          on: {
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.thirdTry.waiting' },
          },
          after: { lease: { target: 'abandoned' } },
        },
        abandoned: {
          description:
            'Its worker is silent: any other may take it, unless the first still speaks.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.thirdTry.waiting' },
          },
        },
      },
    },
    thirdTry: {
      description: 'Two attempts have failed.',
      initial: 'waiting',
      tags: 'open',
      states: {
        waiting: {
          description: 'It waits before the next attempt.',
          on: { 'operator.retried': { target: '#mail.firstTry.due' } },
          after: { fiveMinutes: { target: 'due' } },
        },
        due: {
          description: 'The next worker that asks may take it.',
          on: {
            'operator.retried': { target: '#mail.firstTry.due' },
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
          },
        },
        sending: {
          description: 'A worker has it and speaks to the receiver.',
          on: {
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.fourthTry.waiting' },
          },
          after: { lease: { target: 'abandoned' } },
        },
        abandoned: {
          description:
            'Its worker is silent: any other may take it, unless the first still speaks.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.fourthTry.waiting' },
          },
        },
      },
    },
    fourthTry: {
      description: 'Three attempts have failed.',
      initial: 'waiting',
      tags: 'open',
      states: {
        waiting: {
          description: 'It waits before the next attempt.',
          on: { 'operator.retried': { target: '#mail.firstTry.due' } },
          after: { quarterHour: { target: 'due' } },
        },
        due: {
          description: 'The next worker that asks may take it.',
          on: {
            'operator.retried': { target: '#mail.firstTry.due' },
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
          },
        },
        sending: {
          description: 'A worker has it and speaks to the receiver.',
          on: {
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.fifthTry.waiting' },
          },
          after: { lease: { target: 'abandoned' } },
        },
        abandoned: {
          description:
            'Its worker is silent: any other may take it, unless the first still speaks.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.fifthTry.waiting' },
          },
        },
      },
    },
    fifthTry: {
      description: 'Four attempts have failed.',
      initial: 'waiting',
      tags: 'open',
      states: {
        waiting: {
          description: 'It waits before the next attempt.',
          on: { 'operator.retried': { target: '#mail.firstTry.due' } },
          after: { oneHour: { target: 'due' } },
        },
        due: {
          description: 'The next worker that asks may take it.',
          on: {
            'operator.retried': { target: '#mail.firstTry.due' },
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
          },
        },
        sending: {
          description: 'A worker has it and speaks to the receiver.',
          on: {
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.lastTry.waiting' },
          },
          after: { lease: { target: 'abandoned' } },
        },
        abandoned: {
          description:
            'Its worker is silent: any other may take it, unless the first still speaks.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.lastTry.waiting' },
          },
        },
      },
    },
    lastTry: {
      description: 'Five attempts have failed; there is one more.',
      initial: 'waiting',
      tags: 'open',
      states: {
        waiting: {
          description: 'It waits before the next attempt.',
          on: { 'operator.retried': { target: '#mail.firstTry.due' } },
          after: { fourHours: { target: 'due' } },
        },
        due: {
          description: 'The next worker that asks may take it.',
          on: {
            'operator.retried': { target: '#mail.firstTry.due' },
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
          },
        },
        sending: {
          description: 'A worker has it and speaks to the receiver.',
          on: {
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.givenUp' },
          },
          after: { lease: { target: 'abandoned' } },
        },
        abandoned: {
          description:
            'Its worker is silent: any other may take it, unless the first still speaks.',
          on: {
            'worker.claimed': { target: 'sending' },
            'worker.dropped': { target: '#mail.cancelled' },
            'receiver.accepted': { target: '#mail.sent' },
            'receiver.refused': { target: '#mail.givenUp' },
          },
        },
      },
    },
    givenUp: {
      description:
        'Six attempts have failed; the operator sees it in the list and may send it again.',
      on: { 'operator.retried': { target: 'firstTry.due' } },
    },
    sent: { description: 'The receiver has taken it.', tags: 'final' },
    cancelled: {
      description:
        'It was not sent, because what it would tell was no longer so, or its reader had left.',
      tags: 'final',
    },
  },
});
