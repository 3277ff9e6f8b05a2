// Browser driver of the offers of the Signal Exchange: the result of each condition, and its source.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { eligibilityWords, partners } from '../../content/partners.ts';
import { perks as words } from '../../content/perks.ts';
import type { Partner } from '../../content/schema.items.ts';
import type { PerkProfile } from '../../machines/perks.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'perks';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const offers: readonly Partner[] = partners;

/** The result of each condition for the profile of tests/paths/perks.paths.ts. */
const said: Record<string, Record<string, keyof typeof eligibilityWords>> = {
  'cloud-credits': { stage: 'met', sector: 'met', website: 'unknown' },
  'legal-connect': { builder: 'met', stage: 'met' },
  'first-close-finance': { stage: 'notMet', company: 'met' },
  'bench-hours': { sector: 'met', stage: 'met' },
};

/** Every condition of every offer is listed, whatever its result. */
async function showsConditions(page: Page, { context }: AnyMachineSnapshot) {
  const profile = context.profile as PerkProfile | null;
  for (const { id, name, eligibility } of offers) {
    const card = view(page).getByRole('article', { name, exact: true });
    for (const rule of eligibility) {
      const answered = profile === null ? 'unknown' : said[id]?.[rule.id];
      await expect(card.getByRole('listitem').filter({ hasText: rule.text })).toContainText(
        eligibilityWords[rule.from === 'asked' ? 'asked' : (answered ?? 'unknown')],
      );
    }
  }
}

const line = (page: Page, text: string) => view(page).getByText(text, { exact: true });
const retry = (page: Page) =>
  view(page).getByRole('button', { name: words.sources.unreadable.retry, exact: true });

export default {
  flow,
  include: `[data-flow=${flow}]`,
  // Claiming belongs to perkRequest, and editing the profile to onboarding.
  exclude: `[data-flow=${flow}] article button, [data-onboarding]`,
  input: {
    page: (page) => open(page, flow, '/signal-exchange', { held: ['memberFeed', 'readProfile'] }),
  },
  events: { 'reading.retried': (page) => retry(page).click() },
  environment: {
    memberFeed: {
      'member.arrived': (page, event) => report(page, flow, event),
      'member.absent': (page, event) => report(page, flow, event),
      'profile.changed': (page, event) => report(page, flow, event),
    },
  },
  outcomes: {
    memberFeed: (page, outcome) => answer(page, flow, 'memberFeed', outcome),
    readProfile: (page, outcome) => answer(page, flow, 'readProfile', outcome),
  },
  states: {
    visiting: async (page, snapshot) => {
      await showsConditions(page, snapshot);
      await expect(
        view(page).getByRole('link', { name: words.sources.visitor.link.name, exact: true }),
      ).toBeVisible();
    },
    reading: async (page, snapshot) => {
      await showsConditions(page, snapshot);
      await expect(line(page, words.sources.reading)).toBeVisible();
    },
    known: async (page, snapshot) => {
      await showsConditions(page, snapshot);
      const { text, edit } =
        snapshot.context.profile === null ? words.sources.empty : words.sources.known;
      await expect(line(page, text)).toBeVisible();
      await expect(view(page).getByRole('button', { name: edit, exact: true })).toBeEnabled();
    },
    unreadable: async (page, snapshot) => {
      await showsConditions(page, snapshot);
      await expect(line(page, words.sources.unreadable.text)).toBeVisible();
      await expect(retry(page)).toBeEnabled();
    },
  },
} satisfies PageDriver;
