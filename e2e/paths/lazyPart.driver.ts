// Browser driver of a part that is fetched when it is first needed: the six steps of AsynQ, whose script is held at the
// network. The landing of AsynQ is the page before the part is wanted.
import type { Page } from 'playwright/test';
import { asynq } from '../../content/asynq.ts';
import { service } from '../../content/service.ts';
import { isLanding, view } from './asynq.sights.ts';
import { expect } from './kit/expect.ts';
import { hold, letPass, refuseConnection, takeHeld } from './kit/network.ts';
import { answer, remount, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'lazyPart';
const { landing, wizard } = asynq;
const begin = (page: Page) => view(page).getByRole('button', { name: landing.begin, exact: true });
const placeholder = (page: Page) =>
  view(page).getByRole('status').filter({ hasText: wizard.loading });
const notice = (page: Page) =>
  view(page).getByRole('alert').filter({ hasText: service.partOutOfReach });
const retry = (page: Page) => notice(page).getByRole('button', { name: service.retry });

/** Presses the button as a screen reader does: without the pointer and the focus, which would fetch the part before. */
const press = (page: Page) => begin(page).evaluate((button: HTMLElement) => button.click());

const nothingYet = 'The landing is the same before, during and after a prefetch.';
const steps = ['painting', 'fetching', 'pausing', 'retrying'].map((step) => `coming.step.${step}`);
/** The landing where the part is only expected; the placeholder where it is opened. */
const waits = async (page: Page, { value }: { value: unknown }) =>
  JSON.stringify(value).includes('"demand":"wanted"') ? isComing(page) : isSilent(page);

const isSilent = async (page: Page) => {
  await isLanding(page);
  await expect(notice(page)).toHaveCount(0);
};
const isComing = (page: Page) => expect(placeholder(page)).toBeVisible();

export default {
  flow,
  include: `[data-flow=asynq] [role=alert]`,
  input: {
    wizard: async (page) => {
      await hold(page, 'fetchPart', 'GET', /\/assets\/Wizard-[^/]*\.js$/);
      await open(page, flow, '/asyncq', {
        actor: 'wizard',
        held: ['painted'],
        // AsynQ opens its steps once its draft has been looked for.
        heldOfOthers: { asynq: [], draft: [] },
      });
      await isLanding(page);
    },
  },
  events: {},
  environment: {
    site: {
      'part.expected': async (page) => {
        // A pointer that rests on it since an earlier prefetch does not enter it again.
        await page.mouse.move(0, 0);
        await begin(page).hover();
      },
      // Where it was opened before, the page is left and opened again.
      'part.wanted': async (page) =>
        (await notice(page).isVisible()) ? remount(page) : press(page),
      'part.awaited': async (page) => {
        if (await notice(page).isVisible()) return retry(page).click();
        // Before it is opened, only a loader waits for a part; then it is opened too.
        await report(page, flow, { type: 'part.awaited' });
        if (await begin(page).isVisible()) await press(page);
      },
    },
  },
  outcomes: {
    painted: (page, outcome) => answer(page, flow, 'painted', outcome),
    fetchPart: async (page, outcome) =>
      'fails' in outcome
        ? refuseConnection(page, await takeHeld(page, 'fetchPart'))
        : letPass(page, 'fetchPart'),
  },
  states: {
    absent: isSilent,
    'coming.demand.expected': isSilent,
    'coming.demand.wanted': isComing,
    'coming.step.painting': waits,
    'coming.step.fetching': waits,
    'coming.step.pausing': waits,
    'coming.step.retrying': waits,
    // A part that was prefetched is not shown before it is opened.
    ready: async (page) => {
      await expect(placeholder(page)).toHaveCount(0);
      await expect(notice(page)).toHaveCount(0);
    },
    unreachable: (page) => expect(retry(page)).toBeVisible(),
  },
  invisible: { 'coming.step.lost': 'The machine leaves it before anything is drawn.' },
  indistinguishable: [
    { states: ['absent', 'coming.demand.expected', ...steps, 'ready'], reason: nothingYet },
    {
      states: ['coming.demand.wanted', ...steps],
      reason: 'A visitor who waits sees one placeholder for all steps of the fetch.',
    },
  ],
  // Mounted again, the page asks for the part again: that is the event `part.wanted`.
  survivesRemount: ({ value }) => value !== 'unreachable',
} satisfies PageDriver;
