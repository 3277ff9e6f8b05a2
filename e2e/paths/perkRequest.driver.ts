// Browser driver of Access Benefit: two offers in the Inner Room, and their dialog.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { innerRoom } from '../../content/innerRoom.ts';
import { partners } from '../../content/partners.ts';
import type { Partner } from '../../content/schema.items.ts';
import { requests } from '../../content/requests.ts';
import type { PerkEnding } from '../../machines/perkRequest.machine.ts';
import type { SubmissionProblem } from '../../machines/submission.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { keptSession } from './account.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'perkRequest';
const words = innerRoom.perks;
const offers: readonly Partner[] = partners.slice(0, 2);

type Known = {
  perk: { partner: string; name: string } | null;
  confirmed: readonly string[];
  asked: Record<string, PerkEnding>;
  problem: SubmissionProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;
const chosenIn = (snapshot: AnyMachineSnapshot) =>
  offers.find(({ id }) => id === known(snapshot).perk?.partner);

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });
const conditions = (snapshot: AnyMachineSnapshot) =>
  chosenIn(snapshot)?.eligibility.filter(({ from }) => from === 'asked') ?? [];

async function isOpen(page: Page, snapshot: AnyMachineSnapshot) {
  const offer = chosenIn(snapshot);
  await expect(dialog(page)).toHaveAccessibleName(offer?.offer ?? '');
  await expect(dialog(page)).toContainText(offer?.worth ?? '');
}

async function asks(page: Page, snapshot: AnyMachineSnapshot) {
  await isOpen(page, snapshot);
  for (const { id, text } of conditions(snapshot))
    await expect(dialog(page).getByRole('checkbox', { name: text, exact: true })).toBeChecked({
      checked: known(snapshot).confirmed.includes(id),
    });
}

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  input: {
    // The submission has its own paths: here it ends as the path says.
    page: async (page) => {
      await open(page, flow, '/inner-room', {
        held: ['submission', 'askedFeed'],
        // Without a profile every condition is unknown: what a profile says has its own paths.
        heldOfOthers: { perks: ['memberFeed', 'readProfile'] },
        who: 'member',
        storage: keptSession,
      });
      // The loading page of the guard has to go first.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  events: {
    'perk.chosen': (page, { name }) =>
      view(page)
        .getByRole('button', { name: `${words.button} ${String(name)}`, exact: true })
        .click(),
    'condition.toggled': (page, event) => {
      const rule = offers
        .flatMap(({ eligibility }) => eligibility)
        .find(({ id }) => id === event['id']);
      return dialog(page)
        .getByRole('checkbox', { name: rule?.text ?? '', exact: true })
        .click();
    },
    'perk.requested': (page) => button(page, words.submit).click(),
    'dialog.closed': (page) => button(page, words.close).first().click(),
  },
  environment: {
    askedFeed: {
      'asked.known': (page, event) => report(page, flow, event),
      'member.left': (page, event) => report(page, flow, event),
    },
  },
  outcomes: {
    askedFeed: (page, outcome) => answer(page, flow, 'askedFeed', outcome),
    submission: (page, outcome) => answer(page, flow, 'submission', outcome),
  },
  states: {
    closed: async (page, snapshot) => {
      await expect(dialog(page)).toBeHidden();
      for (const { name } of offers) {
        const card = view(page).getByRole('article', { name, exact: true });
        await expect(card.getByText(words.asked, { exact: true })).toHaveCount(
          known(snapshot).asked[name] === undefined ? 0 : 1,
        );
      }
    },
    confirming: async (page, snapshot) => {
      await asks(page, snapshot);
      await expect(button(page, words.submit)).toBeEnabled();
      const { problem } = known(snapshot);
      const alert = dialog(page).getByRole('alert');
      if (problem === null) await expect(alert).toBeHidden();
      else await expect(alert).toContainText(problem.message ?? requests.problems[problem.key]);
    },
    sending: async (page, snapshot) => {
      await asks(page, snapshot);
      await expect(button(page, words.submitting)).toBeVisible();
      await expect(button(page, words.cancel)).toBeDisabled();
    },
    showingResult: async (page, snapshot) => {
      await isOpen(page, snapshot);
      const ending = known(snapshot).asked[known(snapshot).perk?.name ?? ''] ?? 'stored';
      await expect(dialog(page).getByRole('status')).toContainText(words.results[ending].title);
      await expect(
        dialog(page).getByRole('link', { name: words.requests.name, exact: true }),
      ).toBeVisible();
    },
  },
} satisfies PageDriver;
