// Browser driver of the submission of a request, which has no view of its own: the meeting request on Open Circle shows it.
import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { requests } from '../../content/requests.ts';
import type { SubmissionOutput } from '../../machines/submission.machine.ts';
import { refusedField } from '../../src/flows/shared/limits.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { meeting } from '../../tests/paths/submission.paths.ts';
import { expect } from './kit/expect.ts';
import { answer, report, whenStarted } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'submission';
const ports = ['queueRequest', 'entryFeed', 'findRequest', 'requeueEntry'];
const words = requests.meeting;
type Field = keyof typeof words.fields;

const dialog = (page: Page) => page.getByRole('dialog', { name: words.dialogTitle, exact: true });
const form = (page: Page) =>
  dialog(page).getByRole('form', { name: words.dialogTitle, exact: true });
const field = (page: Page, name: string) =>
  form(page).getByRole('textbox', { name: words.fields[name as Field].label, exact: true });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

const showsOutcome = (ending: keyof typeof words.submitted) => async (page: Page) => {
  const { text, action } = words.submitted[ending];
  await expect(dialog(page).getByRole('status')).toContainText(text);
  await expect(dialog(page).getByRole('link', { name: action.name, exact: true })).toBeVisible();
  await expect(form(page)).toBeHidden();
};

const outputOf = ({ context }: { context: Record<string, unknown> }) =>
  context['output'] as SubmissionOutput;
const alert = (page: Page) => form(page).getByRole('alert');

/** What a feed reports. */
const hears = (page: Page, event: AnyEventObject) => report(page, flow, event);

/** The form is busy, and holds its words. */
async function isSending(page: Page) {
  await expect(button(page, words.submitting)).toBeVisible();
  await expect(field(page, 'reason')).toHaveValue(meeting.reason);
  await expect(field(page, 'reason')).not.toBeEditable();
  await expect(button(page, words.close)).toBeDisabled();
}

/** The form is open again with its words. */
async function isReturned(page: Page) {
  for (const [name, text] of Object.entries(meeting)) {
    await expect(field(page, name)).toHaveValue(text);
    await expect(field(page, name)).toBeEditable();
  }
}

export default {
  flow,
  // It has no controls: the form that runs it has.
  include: `[data-flow=${flow}]`,
  input: {
    form: async (page) => {
      await open(page, flow, '/open-circle', { held: ports, startsLater: true });
      await page.getByRole('button', { name: words.open, exact: true }).click();
      for (const [name, text] of Object.entries(meeting)) await field(page, name).fill(text);
      await button(page, words.submit).click();
      await whenStarted(page);
    },
  },
  events: {},
  environment: {
    entryFeed: {
      'answer.arrived': hears,
      'entry.present': hears,
      'entry.gone': hears,
      'member.missing': hears,
      'network.lost': hears,
    },
  },
  outcomes: Object.fromEntries(
    ports.map((port) => [
      port,
      (page: Page, outcome: Outcome<unknown>) => answer(page, flow, port, outcome),
    ]),
  ),
  states: {
    queueing: isSending,
    'queued.awaitingAnswer': isSending,
    'queued.finding': isSending,
    'queued.requeueing': isSending,
    stored: showsOutcome('stored'),
    waitingForAccount: showsOutcome('waitingForAccount'),
    waitingForNetwork: showsOutcome('waitingForNetwork'),
    timedOut: showsOutcome('waitingForNetwork'),
    refused: async (page, snapshot) => {
      const { problem, field: named } = outputOf(snapshot);
      await isReturned(page);
      await expect(alert(page)).toContainText(
        named === undefined
          ? requests.problems[problem?.key ?? 'failed']
          : refusedField(words.fields[named as Field].label),
      );
      await expect(alert(page)).not.toContainText(requests.problems.failed);
    },
    failed: async (page, snapshot) => {
      await isReturned(page);
      await expect(alert(page)).toContainText(
        outputOf(snapshot).problem?.message ?? requests.problems.failed,
      );
    },
  },
  indistinguishable: [
    {
      states: ['queueing', 'queued.awaitingAnswer', 'queued.finding', 'queued.requeueing'],
      reason: 'To the user all are one: the form is busy with the request, and holds its words.',
    },
    {
      states: ['waitingForNetwork', 'timedOut'],
      reason: 'To the user both are one: the request waits in this browser.',
    },
  ],
} satisfies PageDriver;
