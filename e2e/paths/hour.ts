// The page of a scheduled office hour, at rest, where a flow that stands on it is under test.
import type { Page } from 'playwright/test';
import type { RequestRecord } from '../../machines/requestPage.machine.ts';
import { hourOf } from '../../tests/paths/rescheduling.samples.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { Opening } from './open.ts';

const record: RequestRecord = {
  request: { ...hourOf(), answers: {} },
  versions: [],
  answerFiles: [],
  forwardedAt: null,
  moves: [],
  followUp: null,
  opinion: null,
  consentedAt: null,
};

/** The other flows of the page that would ask the service. */
const others = {
  requestPage: ['newsFeed', 'restoreRequest', 'loadRequest'],
  myRequests: ['outboxFeed', 'pageFeed', 'loadRequests', 'draft'],
  rescheduling: ['newsFeed', 'draft', 'findOffer', 'readDate', 'askToMove', 'takeMoveBack'],
  calendarAddress: ['readCalendar', 'makeAddress', 'revokeAddress'],
};

/**
 * Opens it: the page comes to rest first; then the flow under test starts, and `whenStarted` waits for it.
 */
export async function hourPage(
  page: Page,
  flow: keyof typeof others,
  opening: Opening,
  whenStarted: () => Promise<void>,
) {
  await open(page, flow, '/requests/r1', {
    ...opening,
    who: 'member',
    heldOfOthers: { ...others, ...opening.heldOfOthers },
    storage: keptSession,
    startsLater: true,
  });
  await expect(page.locator('[data-flow=requestPage]')).toBeVisible();
  await answer(page, 'requestPage', 'restoreRequest', { gives: null });
  await answer(page, 'requestPage', 'loadRequest', { gives: { outcome: 'found', record } });
  await whenStarted();
}
