// Path model of the month's questions: unknown, read, known, and read again.
import { questionAllowanceMachine } from '#machines/questionAllowance.machine.ts';
import type { AllowanceHolder, AllowanceReport } from '#machines/questionAllowance.machine.ts';
import { free, spent } from './asynq.samples.ts';
import { probes } from './questionAllowance.probes.ts';
import { definePaths } from './kit/define.ts';
import { listener, unreachable } from './support.ts';

const input = { holder: listener as AllowanceHolder };

export default definePaths({
  machine: questionAllowanceMachine,
  input: {
    landing: { say: 'A visitor opens /asyncq', input },
  },
  events: {},
  environment: {
    memberFeed: {
      'member.arrived': {
        say: 'The visitor signs in',
        when: (snapshot) => snapshot.matches('anonymous'),
      },
      'member.left': {
        say: 'The member signs out, here or in another tab',
        when: (snapshot) => !snapshot.matches('anonymous'),
      },
      'page.shown': { say: 'The tab becomes visible' },
      'questions.counted': {
        say: ({ count }) =>
          count === 0 ? 'The outbox has sent the question' : 'A question waits in the outbox',
        samples: {
          none: ({ context }) => (context.waiting === 1 ? { count: 0 } : undefined),
          one: ({ context }) => (context.waiting === 0 ? { count: 1 } : undefined),
        },
      },
    },
  },
  outcomes: {
    memberFeed: { closed: { fails: 'No such event.', say: 'The site cannot say who is here' } },
    readAllowance: {
      free: { gives: free, say: 'One question is left this month' },
      spent: { gives: spent, say: 'No question is left this month' },
      unreachable,
      noMonth: { fails: '', say: 'The session has ended, or the answer names no month' },
    },
  },
  states: {
    anonymous: 'The quota of both plans is on screen',
    reading: 'The last known quota is on screen',
    known: 'The quota that is left this month is on screen',
    unreadable: 'A line says that the quota cannot be read just now',
  },
  probes,
  resting: ['anonymous', 'known'],
  abstraction: ({ context }) => [context.allowance?.left ?? null, context.waiting],
  invariants: {
    'Nothing is known of a month without a member': ({ snapshot }) =>
      !snapshot.matches('anonymous') || snapshot.context.allowance === null,
    'A known month is what was read': ({ snapshot }) =>
      !snapshot.matches('known') || snapshot.context.allowance !== null,
    'The owning flow is told every change': ({ snapshot, transitions, sent }) =>
      transitions.every((id) => !id.endsWith('-> known') && !id.includes('member.left')) ||
      (sent.at(-1) as AllowanceReport | undefined)?.allowance === snapshot.context.allowance,
  },
});
