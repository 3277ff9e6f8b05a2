// The page of an answer, with one of the flows below it under test and the others at rest.
import type { Page } from 'playwright/test';
import type { RequestRecord } from '../../machines/requestPage.machine.ts';
import { answered } from '../../tests/paths/requestPage.samples.ts';
import { keptSession } from './account.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';

type Given = {
  flow: string;
  held: string[];
  input: Record<string, unknown>;
  /** What is different from an answered request. */
  record?: Partial<RequestRecord>;
};

/** The page of the request comes to rest with an answer; then the flow under test starts. */
export const openAnswer =
  ({ flow, held, input, record = {} }: Given) =>
  async (page: Page) => {
    await open(page, flow, '/requests/r1/answer', {
      who: 'member',
      held,
      heldOfOthers: {
        requestPage: ['newsFeed', 'restoreRequest', 'loadRequest'],
        opinion: ['draft'],
        followUp: ['draft'],
        share: ['shareLink'],
      },
      input,
      storage: keptSession,
      startsLater: true,
    });
    await expect(page.locator('[data-flow=requestPage]')).toBeVisible();
    await answer(page, 'requestPage', 'restoreRequest', { gives: null });
    await answer(page, 'requestPage', 'loadRequest', {
      gives: { outcome: 'found', record: { ...answered, ...record } },
    });
    await expect(page.locator(`[data-flow=${flow}]`)).toBeVisible();
  };
