// Browser driver of the booking: the dialog that requests a slot of the office hours, and the outcome.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { booking as words } from '../../content/booking.ts';
import { requests } from '../../content/requests.ts';
import { longestBookingWords } from '../../machines/booking.machine.ts';
import type { bookingMachine } from '../../machines/booking.machine.ts';
import type { SubmissionProblem } from '../../machines/submission.machine.ts';
import { countOf, faultAt } from '../../src/flows/shared/limits.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { spokenSlot } from '../../src/flows/officeHours/words.ts';
import { deck, sunday, tuesdaySlot } from '../../tests/paths/officeHours.samples.ts';
import type { SnapshotFrom } from 'xstate';
import { expect } from './kit/expect.ts';
import { answer, whenStarted, report } from './kit/page.ts';
import { open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'booking';
const { who, why, ready } = words.steps;
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true });
const slot = (page: Page, start: string) => button(page, new RegExp(`^${spokenSlot(start, null)}`));
const objective = (page: Page) =>
  dialog(page).getByRole('textbox', { name: why.callObjective.label });
const role = (page: Page) => button(page, new RegExp(who.role.label));
const readyOnTime = (page: Page) =>
  dialog(page).getByRole('checkbox', { name: ready.readyOnTime, exact: true });
const gone = (page: Page) =>
  dialog(page).getByRole('region', {
    name: new RegExp(`^(${words.gone.slot_closed}|${words.gone.slot_past})$`),
  });

const contextOf = ({ context }: AnyMachineSnapshot) =>
  context as SnapshotFrom<typeof bookingMachine>['context'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

/** Opens the Inner Room on a Sunday, and from there the first slot of the next Tuesday. */
async function chooseSlot(page: Page) {
  await open(page, flow, '/inner-room', {
    who: 'member',
    held: ['draft', 'admitFile', 'submission'],
    startsLater: true,
  });
  await whenStarted(page, 'officeHours');
  await report(page, 'officeHours', { type: 'clock.struck', now: sunday, zone: 'Europe/Paris' });
  await page.getByRole('button', { name: spokenSlot(tuesdaySlot.slot, 'Europe/Paris') }).click();
}

const isShut = (isThere: boolean) => async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(`[data-flow=${flow}]`)).toHaveCount(isThere ? 1 : 0);
};

async function isOnStep(page: Page, title: string, number: number, snapshot: AnyMachineSnapshot) {
  await expect(dialog(page).getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    words.step.replace('{step}', String(number)),
  );
  await expect(dialog(page).getByRole('status', { name: words.slot })).toContainText(
    slotWords(contextOf(snapshot).slot.slot),
  );
}

/** The text on screen for each problem of the machine. */
const wordsOf = ({ key, message }: SubmissionProblem) => message ?? requests.problems[key];

async function isReady(page: Page, snapshot: AnyMachineSnapshot) {
  const { answers: given, file, fileRefusals, problem } = contextOf(snapshot);
  await isOnStep(page, ready.title, 3, snapshot);
  await expect(readyOnTime(page)).toBeChecked({ checked: given.readyOnTime });
  await expect(dialog(page).getByText(deck.name, { exact: true })).toHaveCount(
    file === null ? 0 : 1,
  );
  for (const sentence of fileRefusals) await expect(dialog(page).getByText(sentence)).toBeVisible();
  if (problem?.key === 'no_room')
    await expect(dialog(page).getByText(ready.materials.noRoom)).toBeVisible();
}

const confirmed = (ending: keyof typeof endings) => async (page: Page) => {
  await expect(dialog(page)).toHaveAccessibleName(endings[ending].title);
  await expect(dialog(page).getByText(endings[ending].text)).toBeVisible();
  await expect(button(page, words.confirmed.close)).toBeEnabled();
  await expect(button(page, words.confirmed.tools)).toBeEnabled();
};
const { stored, waitingForAccount, waitingForNetwork } = words.confirmed;
const endings = { stored, waitingForAccount, waitingForNetwork };

export default {
  flow,
  include: '[role=dialog]',
  // React Aria's button takes what is pasted.
  exclude: `button[aria-label^="${ready.materials.label}:"]`,
  input: { slot: chooseSlot },
  events: {
    'answer.edited': async (page, { field, value }) => {
      if (field === 'callObjective') return objective(page).fill(String(value));
      if (field === 'readyOnTime')
        return dialog(page).locator('label').filter({ hasText: ready.readyOnTime }).click();
      await role(page).click();
      return page
        .getByRole('option', {
          name: who.role.options.find(({ id }) => id === value)?.label ?? '',
          exact: true,
        })
        .click();
    },
    'step.continued': (page) => button(page, words.continue).click(),
    'step.back': (page) => button(page, words.back).click(),
    'files.chosen': (page) =>
      dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: deck.name, mimeType: deck.type, buffer: Buffer.from('%PDF-') }),
    'file.removed': (page) =>
      button(page, ready.materials.remove.replace('{name}', deck.name)).click(),
    'slot.exchanged': (page, event) => slot(page, (event['slot'] as { slot: string }).slot).click(),
    'request.submitted': (page) => button(page, words.submit).click(),
    'dialog.closed': (page) => button(page, 'Close').click(),
    'tools.requested': (page) => button(page, words.confirmed.tools).click(),
  },
  environment: {
    draft: { 'draft.restored': reports, 'draft.unread': reports, 'draft.withdrawn': reports },
  },
  outcomes: {
    draft: answers('draft'),
    admitFile: answers('admitFile'),
    submission: answers('submission'),
  },
  states: {
    restoring: isShut(true),
    who: async (page, snapshot) => {
      const { role: chosen } = contextOf(snapshot).answers;
      const label = who.role.options.find(({ id }) => id === chosen)?.label ?? 'Choose';
      await isOnStep(page, who.title, 1, snapshot);
      await expect(role(page)).toContainText(label);
      await expect(button(page, words.cancel)).toBeEnabled();
    },
    why: async (page, snapshot) => {
      await isOnStep(page, why.title, 2, snapshot);
      const { answers: given, faults } = contextOf(snapshot);
      await expect(objective(page)).toHaveValue(given.callObjective);
      const count = countOf(given.callObjective, longestBookingWords);
      // A text that is too long shows its problem until it is corrected.
      const isMended = faults.callObjective === 'tooLong' && !count?.isOver;
      await expect(objective(page)).toHaveAccessibleDescription(
        [
          isMended ? undefined : faultAt(faults.callObjective, longestBookingWords),
          why.callObjective.hint,
          count?.text,
        ]
          .filter(Boolean)
          .join(' '),
      );
      await expect(button(page, words.back)).toBeEnabled();
    },
    'ready.open': async (page, snapshot) => {
      const { problem } = contextOf(snapshot);
      await isReady(page, snapshot);
      await expect(gone(page)).toBeHidden();
      await expect(button(page, words.submit)).toBeEnabled();
      if (problem !== null && problem.key !== 'no_room')
        await expect(dialog(page).getByRole('alert')).toContainText(wordsOf(problem));
    },
    'ready.gone': async (page, snapshot) => {
      const { nearest } = contextOf(snapshot);
      await isReady(page, snapshot);
      await expect(gone(page)).toBeVisible();
      for (const start of nearest ?? []) await expect(slot(page, start)).toBeEnabled();
      await expect(
        gone(page).getByText(nearest?.length === 0 ? words.gone.none : words.gone.text),
      ).toBeVisible();
      await expect(button(page, words.submit)).toBeDisabled();
      await expect(button(page, words.back)).toBeEnabled();
    },
    'ready.admitting': async (page) => {
      await expect(dialog(page).getByText(ready.materials.looking)).toBeVisible();
      await expect(button(page, words.submit)).toBeDisabled();
    },
    sending: async (page, snapshot) => {
      await isReady(page, snapshot);
      await expect(button(page, words.submitting)).toBeVisible();
      await expect(button(page, words.back)).toBeDisabled();
      await expect(button(page, 'Close')).toBeDisabled();
    },
    'confirmed.stored': confirmed('stored'),
    'confirmed.waitingForAccount': confirmed('waitingForAccount'),
    'confirmed.waitingForNetwork': confirmed('waitingForNetwork'),
    closed: isShut(false),
  },
  invisible: { 'ready.deciding': 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
