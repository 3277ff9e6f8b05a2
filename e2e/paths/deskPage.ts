// Opens the desk for its drivers: the database knows the member as staff, and the flows around the one under test rest.
import type { Page } from 'playwright/test';
import { desk } from '../../content/desk.ts';
import type { BoardSection } from '../../machines/desk.machine.ts';
import type { DeskFilter, QueuePage } from '../../machines/deskQueue.machine.ts';
import type { DeskRecord, DeskRequestAnswer } from '../../machines/deskRequest.machine.ts';
import { advisor, everything, pageOf } from '../../tests/paths/desk.samples.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';

const ports: Record<string, string[]> = {
  desk: ['askStaff', 'addressFeed'],
  deskQueue: ['addressFeed', 'clock', 'readQueue'],
  deskRequest: ['draft', 'readRequest', 'takeStep'],
  notePlayback: ['readNote', 'playback'],
  deskAnswer: ['draft', 'fetchIndex', 'attachFile', 'sendAnswer', 'takeBack', 'readFate'],
  deskLease: ['presence', 'sayPresent'],
  deskBoard: ['addressFeed', 'draft', 'readBoard', 'takeAct'],
  deskIssue: ['sendIssue'],
};

type Given = {
  /** Of the flow under test. */
  input?: Record<string, unknown>;
  /** The request that is open, where it is not under test itself. */
  record?: DeskRecord;
};

/** /desk with one of its flows under test. */
export async function openDesk(page: Page, flow: string, { input }: Given = {}) {
  const { [flow]: held = [], ...others } = ports;
  await open(page, flow, '/desk', {
    who: 'member',
    held,
    heldOfOthers: others,
    storage: keptSession,
    startsLater: true,
    ...(input !== undefined && { input }),
  });
  await expect(page.locator('[data-flow=desk]')).toBeAttached();
  await answer(page, 'desk', 'askStaff', { gives: { outcome: 'found', staff: advisor } });
  await expect(page.getByRole('heading', { level: 1, name: desk.title })).toBeVisible();
  // The page comes before the scripts of its sections.
  await expect(page.locator('[data-flow=deskQueue]')).toBeAttached();
}

/** The same with a request open beside the queue. */
export async function openDeskRequest(page: Page, flow: string, given: Given = {}) {
  await openDesk(page, flow, given);
  const filter: DeskFilter = everything;
  await report(page, 'deskQueue', { type: 'address.named', filter, request: 'r1' });
  await answer(page, 'deskQueue', 'readQueue', {
    gives: pageOf(['r1', 'r2']) satisfies QueuePage,
  });
  const { record } = given;
  if (record === undefined) return expect(page.locator(`[data-flow=${flow}]`)).toBeAttached();
  await answer(page, 'deskRequest', 'readRequest', {
    gives: { outcome: 'found', record } satisfies DeskRequestAnswer,
  });
}

/** One of its other sections. */
export async function openDeskSection(page: Page, flow: string, section: BoardSection) {
  await openDesk(page, flow);
  await report(page, 'desk', { type: 'section.named', section });
  await expect(page.locator('[data-flow=deskBoard]')).toBeAttached();
}
