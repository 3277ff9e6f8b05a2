// Browser driver of another slot: on the page of an office hour, and in its dialog.
import type { Locator, Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { rescheduling as words } from '../../content/rescheduling.ts';
import type { MoveProblem } from '../../machines/rescheduling.machine.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { longDate } from '../../src/flows/officeHours/zones.ts';
import { hourPage } from './hour.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'rescheduling';
const held = ['newsFeed', 'draft', 'findOffer', 'readDate', 'askToMove', 'takeMoveBack'];

const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: words.dialog.title, exact: true });
const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true });
const onPage = (page: Page) => button(view(page), words.open).or(button(view(page), words.again));
const note = (page: Page) => dialog(page).getByRole('textbox');
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);

type Known = {
  slot: string;
  wanted: string | null;
  date: string | null;
  offered: readonly string[];
  chosen: { slot: string } | null;
  note: string;
  ending: 'kept' | 'moved' | null;
  problem: MoveProblem | null;
};
const known = ({ context }: AnyMachineSnapshot) => context as Known;
const said = ({ key, message }: MoveProblem) => message ?? words.problems[key];

/** The dates are in the calendar's month, or in the next one. */
async function pick(page: Page, date: string) {
  const cell = dialog(page)
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(longDate(date)) })
    .filter({ visible: true });
  await expect(dialog(page).getByRole('grid')).toBeVisible();
  if ((await cell.count()) === 0) await button(dialog(page), 'Next').first().click();
  await cell.click();
}

/** No dialog is open, and what went wrong is said. */
const saysTheProblem = async (page: Page, { problem }: Known) => {
  await expect(dialog(page)).toHaveCount(0);
  const alert = view(page).getByRole('alert');
  if (problem === null) await expect(alert).toHaveCount(0);
  else await expect(alert).toContainText(said(problem));
};
const isKept: PageDriver['states'][string] = async (page, snapshot) => {
  const { slot, ending } = known(snapshot);
  await saysTheProblem(page, known(snapshot));
  const status = view(page).getByRole('status');
  if (ending === null) await expect(status).toHaveCount(0);
  else await expect(status).toHaveText(words.endings[ending].replace('{slot}', slotWords(slot)));
  await expect(button(view(page), words.open)).toBeVisible();
  await expect(button(view(page), words.keep)).toHaveCount(0);
};
const isAsked: PageDriver['states'][string] = async (page, snapshot) => {
  const { slot, wanted } = known(snapshot);
  await saysTheProblem(page, known(snapshot));
  await expect(button(view(page), words.again)).toBeVisible();
  await expect(button(view(page), words.keep)).toBeEnabled();
  const asked = words.asked
    .replace('{wanted}', slotWords(wanted ?? slot))
    .replace('{slot}', slotWords(slot));
  await expect(view(page)).toContainText(asked);
};

/** The note as it was typed, and what is wrong. */
const inTheDialog = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { note: text, problem } = known(snapshot);
  await expect(note(page)).toHaveValue(text);
  if (problem === null) await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  else await expect(dialog(page)).toContainText(said(problem));
};
/** The one notice says that slots could not be read; the note stays as it was typed. */
const isOutOfReach =
  (title: string): PageDriver['states'][string] =>
  async (page, snapshot) => {
    await expect(note(page)).toHaveValue(known(snapshot).note);
    await expect(dialog(page).getByRole('alert')).toContainText(title);
    await expect(button(dialog(page), words.dialog.submit)).toBeDisabled();
  };
/** It is found out which slots are open: near the old one, or on a date of the calendar. */
const isLooking =
  (calendars: 0 | 1): PageDriver['states'][string] =>
  async (page, snapshot) => {
    await inTheDialog(page, snapshot);
    await expect(dialog(page)).toContainText(words.dialog.looking);
    await expect(button(dialog(page), words.dialog.submit)).toBeDisabled();
    await expect(dialog(page).getByRole('grid')).toHaveCount(calendars);
  };
/** The open slots: the nearest, or those of a date, from which a button leads back. */
const lists = async (page: Page, snapshot: AnyMachineSnapshot, waysBack: 0 | 1) => {
  await inTheDialog(page, snapshot);
  await expect(button(dialog(page), words.dialog.backToNearest)).toHaveCount(waysBack);
  const { date, offered, chosen } = known(snapshot);
  const { nearest, dated, none, noneOnDate } = words.dialog;
  if (offered.length === 0)
    await expect(dialog(page)).toContainText(date === null ? none : noneOnDate);
  else {
    const name = date === null ? nearest : dated.replace('{date}', longDate(date));
    const group = dialog(page).getByRole('radiogroup', { name });
    await expect(group.getByRole('radio')).toHaveCount(offered.length);
    for (const start of offered)
      await expect(group.getByRole('radio', { name: new RegExp(slotWords(start)) })).toBeChecked({
        checked: chosen?.slot === start,
      });
  }
  await expect(button(dialog(page), words.dialog.submit)).toBeEnabled();
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  // Other months are shown by React Aria itself.
  exclude: 'button[aria-label^="Next"], button[aria-label^="Previous"]',
  input: {
    first: (page) => hourPage(page, flow, { held }, () => expect(onPage(page)).toBeVisible()),
    asked: (page) =>
      hourPage(page, flow, { held, input: { wanted: '2026-11-26T14:20' } }, () =>
        expect(onPage(page)).toBeVisible(),
      ),
  },
  events: {
    'move.opened': (page) => onPage(page).click(),
    'date.picked': (page, { date }) => pick(page, String(date)),
    'nearest.requested': (page) => button(dialog(page), words.dialog.backToNearest).click(),
    'slot.chosen': (page, { slot }) =>
      dialog(page)
        .getByRole('radio', { name: new RegExp(slotWords((slot as { slot: string }).slot)) })
        .check({ force: true }),
    'note.edited': (page, { text }) => note(page).fill(String(text)),
    'move.submitted': (page) => button(dialog(page), words.dialog.submit).click(),
    'move.takenBack': (page) => button(view(page), words.keep).click(),
    'retry.requested': (page) => button(dialog(page), words.dialog.unread.action).click(),
    'action.cancelled': (page) => button(dialog(page), words.dialog.cancel).click(),
  },
  environment: {
    newsFeed: { 'requests.known': reports },
    draft: { 'draft.restored': reports, 'draft.withdrawn': reports },
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    'resting.kept': isKept,
    'resting.asked': isAsked,
    takingBack: (page) => expect(button(view(page), words.keeping)).toBeVisible(),
    'choosing.looking': isLooking(0),
    'choosing.unknown': isOutOfReach(words.dialog.unknown.title),
    'choosing.offering.nearest': (page, snapshot) => lists(page, snapshot, 0),
    'choosing.offering.reading': isLooking(1),
    'choosing.offering.dated': (page, snapshot) => lists(page, snapshot, 1),
    'choosing.offering.unread': isOutOfReach(words.dialog.unread.title),
    sending: (page) => expect(button(dialog(page), words.dialog.submitting)).toBeVisible(),
  },
  invisible: {
    'resting.deciding': 'It is left in the moment in which it is entered.',
    'choosing.offering.listing': 'It is left in the moment in which it is entered.',
  },
} satisfies PageDriver;
