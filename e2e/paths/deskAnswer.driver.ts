// Browser driver of the editor of answers: its form and preview, its dialog of links, its files, and the seconds after it.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { desk } from '../../content/desk.ts';
import { search } from '../../content/search.ts';
import type { AnswerField, deskAnswerMachine } from '../../machines/deskAnswer.machine.ts';
import { entries, reviewed, sheet } from '../../tests/paths/desk.samples.ts';
import model from '../../tests/paths/deskAnswer.paths.ts';
import type { Outcome } from '../../tests/paths/kit/define.ts';
import { openDeskRequest } from './deskPage.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'deskAnswer';
const words = desk.answer;
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: words.link.title });
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: AnswerField) =>
  view(page).getByRole('textbox', { name: words.fields[name], exact: true });
const query = (page: Page) => dialog(page).getByRole('combobox', { name: search.site.label });
const seen = ({ context }: AnyMachineSnapshot) =>
  context as SnapshotFrom<typeof deskAnswerMachine>['context'];
const answers = (port: string) => (page: Page, outcome: Outcome<unknown>) =>
  answer(page, flow, port, outcome);

/** One request is open, and the editor over it. */
const opened = (input: keyof typeof model.input) => async (page: Page) => {
  await openDeskRequest(page, flow, {
    input: model.input[input]?.input as Record<string, unknown>,
    record: reviewed,
  });
  await page
    .locator('[data-flow=deskRequest]')
    .getByRole('button', { name: desk.request.commands.answer.name, exact: true })
    .click();
  await expect(view(page)).toBeAttached();
};

const sentence = (snapshot: AnyMachineSnapshot) => {
  const { problem } = seen(snapshot);
  if (problem === null) return null;
  if (problem.key === 'faulty') return problem.faults.join('');
  if (problem.key === 'attaching') return words.problems.attaching;
  return problem.message || words.problems.failed;
};

/** What is typed is in the form and in the preview, and what went wrong is said. */
const shows = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { words: typed, isLater, files, fileProblem } = seen(snapshot);
  await expect(field(page, 'title')).toHaveValue(typed.title);
  await expect(field(page, 'diagnosis')).toHaveValue(typed.diagnosis);
  await expect(field(page, 'changed')).toHaveCount(isLater ? 1 : 0);
  if (typed.title !== '')
    await expect(view(page).getByRole('heading', { level: 3, name: typed.title })).toBeVisible();
  const said = sentence(snapshot);
  if (said !== null)
    await expect(view(page).getByRole('alert').filter({ hasText: said })).toBeVisible();
  if (fileProblem !== null)
    await expect(view(page)).toContainText(fileProblem || words.files.failed);
  for (const { name } of files)
    await expect(view(page)).toContainText(words.files.attached.replace('{names}', name));
};

export default {
  flow,
  include: `[data-flow=${flow}], [role=dialog]`,
  // React Aria's own button of the field of files.
  exclude: `button[aria-label^="${words.files.label}:"]`,
  input: {
    fresh: opened('fresh'),
    corrected: opened('corrected'),
    sent: opened('sent'),
    returned: opened('returned'),
  },
  events: {
    'words.edited': (page, event) =>
      field(page, event['field'] as AnswerField).fill(String(event['text'])),
    'link.requested': (page) => button(page, words.link.open).click(),
    'query.edited': (page, event) => query(page).fill(String(event['query'])),
    'hit.pointed': (page, { at }) => query(page).press(at === 0 ? 'ArrowUp' : 'ArrowDown'),
    'hit.chosen': (page) => query(page).press('Enter'),
    'link.cancelled': (page) =>
      dialog(page).getByRole('button', { name: words.link.cancel, exact: true }).click(),
    'files.chosen': (page) =>
      view(page)
        .locator('input[type=file]')
        .setInputFiles({ name: sheet.name, mimeType: sheet.type, buffer: Buffer.from('%PDF-') }),
    'answer.sent': (page) => button(page, words.send).click(),
    'answer.takenBack': (page) => button(page, words.sent.takeBack).click(),
    'retry.requested': (page) =>
      dialog(page)
        .getByRole('button', { name: search.site.failed.action, exact: true })
        .or(button(page, words.sent.retry))
        .click(),
    'editor.closed': (page) => button(page, words.close).click(),
  },
  environment: { draft: { 'draft.restored': (page, event) => report(page, flow, event) } },
  outcomes: {
    draft: answers('draft'),
    fetchIndex: answers('fetchIndex'),
    attachFile: answers('attachFile'),
    sendAnswer: answers('sendAnswer'),
    takeBack: answers('takeBack'),
    readFate: answers('readFate'),
  },
  states: {
    'writing.text.resting': async (page, snapshot) => {
      await shows(page, snapshot);
      await expect(dialog(page)).toHaveCount(0);
      await expect(field(page, 'diagnosis')).toBeEditable();
      await expect(button(page, words.send)).toBeEnabled();
    },
    'writing.text.linking.fetching': async (page, snapshot) => {
      await expect(query(page)).toHaveValue(seen(snapshot).query);
      await expect(dialog(page)).toContainText(search.site.fetching);
    },
    'writing.text.linking.failed': (page) =>
      expect(dialog(page)).toContainText(search.site.failed.title),
    'writing.text.linking.ready': async (page, snapshot) => {
      const { query: asked, at } = seen(snapshot);
      await expect(query(page)).toHaveValue(asked);
      await expect(dialog(page)).not.toContainText(search.site.fetching);
      await expect(dialog(page)).not.toContainText(search.site.failed.title);
      const hits = dialog(page).getByRole('option');
      await expect(hits).toHaveCount(asked === '' ? 0 : entries.length);
      if (asked !== '') await expect(hits.nth(at)).toHaveAttribute('aria-selected', 'true');
    },
    'writing.files.resting': async (page) => {
      await expect(view(page)).toContainText(words.files.drop);
      await expect(view(page)).not.toContainText(
        words.files.attaching.replace('{name}', sheet.name),
      );
      await expect(button(page, words.sending)).toHaveCount(0);
    },
    'writing.files.attaching': (page) =>
      expect(view(page)).toContainText(words.files.attaching.replace('{name}', sheet.name)),
    sending: async (page, snapshot) => {
      await expect(field(page, 'title')).toHaveValue(seen(snapshot).words.title);
      await expect(field(page, 'title')).not.toBeEditable();
      await expect(button(page, words.sending)).toBeVisible();
    },
    'sent.counting.ticking': async (page, snapshot) => {
      const { sent, secondsLeft } = seen(snapshot);
      const title = sent?.isMine
        ? words.sent.mine
        : words.sent.theirs.replace('{name}', sent?.by.name ?? '');
      await expect(view(page)).toContainText(title);
      await expect(view(page)).toContainText(
        secondsLeft === 1
          ? words.sent.last
          : words.sent.text.replace('{seconds}', String(secondsLeft)),
      );
      await expect(button(page, words.sent.takeBack)).toBeEnabled();
    },
    'sent.takingBack': (page) => expect(button(page, words.sent.takingBack)).toBeVisible(),
    'sent.settling': (page) => expect(button(page, words.sent.settling)).toBeVisible(),
    'sent.unsettled': (page) => expect(view(page)).toContainText(words.sent.unsettled),
    ended: (page) => expect(view(page)).toHaveCount(0),
  },
  invisible: {
    deciding: 'It is left in the moment in which it is entered.',
    'writing.files.deciding': 'It is left in the moment in which it is entered.',
  },
} satisfies PageDriver;
