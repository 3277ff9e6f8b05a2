// Browser driver of handing out a sheet of the lab: the log of the signal triage.
import type { Page } from 'playwright/test';
import { lab } from '../../content/lab.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'handOut';
const { sheet } = lab;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });

const rests: PageDriver['states'][string] = async (page, { context }) => {
  await expect(view(page).locator('[data-pending]')).toHaveCount(0);
  await expect(view(page).getByText(sheet.failed)).toHaveCount(0);
  const { saved } = context as { saved: string | null };
  if (saved !== null) await expect(view(page)).toContainText(saved);
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // The tool hears the press and asks for the sheet; the sweep of the tool tries its buttons.
  exclude: `[data-flow=${flow}] *`,
  input: {
    page: async (page) => {
      await open(page, flow, '/from-lab/signal-triage', {
        // The gate of a plan has one too.
        actor: 'signalTriage/handOut',
        held: ['handOutSheet'],
        heldOfOthers: { signalTriage: ['draft', 'dayFeed'] },
        initialEvents: {
          'signalTriage.draft': {
            type: 'draft.restored',
            words: {
              signal: '',
              place: 'writing',
              no: null,
              note: { payer: '', changes: '', wrongIf: '', would: '' },
              lines: [
                {
                  payer: 'The hospital',
                  changes: 'A permission',
                  wrongIf: 'June',
                  would: '',
                  id: 's1',
                  day: '2026-11-22',
                  signal: 'The third hospital asks for it in writing',
                },
              ],
              stopped: { paid: 0, otherwise: 0, change: 0, date: 0 },
            },
          },
        },
      });
      await expect(button(page, sheet.save)).toBeVisible();
    },
  },
  events: {},
  environment: {
    site: { 'handOut.requested': (page, event) => report(page, flow, event) },
  },
  outcomes: { handOutSheet: (page, outcome) => answer(page, flow, 'handOutSheet', outcome) },
  states: {
    resting: rests,
    handingOut: async (page) => {
      await expect(view(page).locator('[data-pending]')).toHaveCount(2);
    },
    failed: async (page) => {
      await expect(view(page).getByText(sheet.failed)).toBeVisible();
    },
  },
} satisfies PageDriver;
