// Browser driver of the delivery of a question: step 1 of AsynQ, after a question was sent.
import type { Page } from 'playwright/test';
import { asynq } from '../../content/asynq.ts';
import type { SubmissionOutput } from '../../machines/submission.machine.ts';
import { draftAt } from '../../tests/paths/asynq.samples.ts';
import { requestOf } from '../../tests/paths/requests.samples.ts';
import { button, endingIs } from './asynq.sights.ts';
import { answer, report, whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'questionDelivery';
const { wizard } = asynq;

/** Opens AsynQ's review, and sends the question with this outcome. */
const sent = (output: SubmissionOutput) => async (page: Page) => {
  await open(page, flow, '/asyncq', {
    held: ['outboxFeed'],
    heldOfOthers: { asynq: ['draft', 'submission'] },
    startsLater: true,
  });
  await whenStarted(page, 'asynq');
  await report(page, 'asynq', { type: 'draft.restored', words: draftAt('review') });
  await button(page, wizard.draft.continue).click();
  await button(page, wizard.submit).click();
  await answer(page, 'asynq', 'submission', { gives: output });
  await whenStarted(page);
};

const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    stored: sent({ outcome: 'stored', request: requestOf('q', 'submitted', { kind: 'asynq' }) }),
    signedOut: sent({ outcome: 'waitingForAccount' }),
    offline: sent({ outcome: 'waitingForNetwork' }),
  },
  events: {},
  environment: { outboxFeed: { 'questions.changed': reports, 'member.arrived': reports } },
  outcomes: { outboxFeed: (page, outcome) => answer(page, flow, 'outboxFeed', outcome) },
  states: {
    'waiting.forAccount': (page) => endingIs(page, 'waitingForAccount'),
    'waiting.forNetwork': (page) => endingIs(page, 'waitingForNetwork'),
    stored: (page) => endingIs(page, 'stored'),
    returned: (page) => endingIs(page, 'returned'),
  },
  invisible: { deciding: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
