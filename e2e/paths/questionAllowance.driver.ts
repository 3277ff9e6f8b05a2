// Browser driver of the month's questions, which has no view of its own: AsynQ says on its landing what is left.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Allowance } from '../../machines/questionAllowance.machine.ts';
import { quotaIs } from './asynq.sights.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'questionAllowance';

const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

const allowanceIn = ({ context }: AnyMachineSnapshot) => context.allowance as Allowance | null;
/** No month has these questions: only `reading` may know nothing. */
const none = { limit: -1, left: -1 } as Allowance;

export default {
  flow,
  // It has no controls: AsynQ has them.
  include: `[data-flow=${flow}]`,
  input: {
    landing: (page) => open(page, flow, '/asyncq', { held: ['memberFeed', 'readAllowance'] }),
  },
  events: {},
  environment: {
    memberFeed: {
      'member.arrived': reports,
      'member.left': reports,
      'page.shown': reports,
      'questions.counted': reports,
    },
  },
  outcomes: { memberFeed: answers('memberFeed'), readAllowance: answers('readAllowance') },
  states: {
    anonymous: (page) => quotaIs(page, null),
    reading: (page, snapshot) => quotaIs(page, allowanceIn(snapshot)),
    known: (page, snapshot) => quotaIs(page, allowanceIn(snapshot) ?? none),
    unreadable: (page) => quotaIs(page, 'unreadable'),
  },
  indistinguishable: [
    {
      states: ['anonymous', 'reading'],
      reason: 'What is not known is not shown: the plans’ figures stand alone.',
    },
    {
      states: ['reading', 'known'],
      reason: 'What was known of the month stays on screen while it is read again.',
    },
  ],
} satisfies PageDriver;
