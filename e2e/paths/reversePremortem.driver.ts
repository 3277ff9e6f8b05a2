// Browser driver of the reverse pre-mortem: its three steps.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labPremortem as words } from '../../content/labPremortem.ts';
import type { PremortemProblem, PremortemSheet } from '../../machines/reversePremortem.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'reversePremortem';
const { sheet } = lab;
const ports = ['draft', 'handOut'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const box = (page: Page) =>
  view(page).getByRole('textbox', { name: words.sentence.label, exact: true });
const lineOf = (page: Page, id: unknown) => view(page).locator(`[data-sentence="${String(id)}"]`);
const inLine = (page: Page, id: unknown, name: string) =>
  lineOf(page, id).getByRole('button', { name: new RegExp(`^${name}`) });

type Context = PremortemSheet & { problem: PremortemProblem | null; undo: object | null };
const contextOf = ({ context }: AnyMachineSnapshot) => context as unknown as Context;

/** What was refused is said in place. */
const saysProblem = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const { problem } = contextOf(snapshot);
  for (const key of ['blank', 'mood', 'same', 'few', 'fourth', 'three'] as const)
    await expect(view(page).getByText(words.problems[key])).toHaveCount(
      problem?.key === key ? 1 : 0,
    );
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/from-lab/reverse-premortem', { held: ports }) },
  events: {
    'sentence.typed': (page, { text }) => box(page).fill(String(text)),
    'sentence.added': (page) => button(page, words.sentence.add).click(),
    'sentence.removed': (page, { sentence }) =>
      inLine(page, sentence, words.sentence.remove).click(),
    'change.undone': (page) => button(page, sheet.undo).click(),
    'reading.begun': (page) => button(page, words.toReading).click(),
    'twice.toggled': (page, { sentence }) => inLine(page, sentence, words.reading.twice).click(),
    'choice.toggled': (page, { sentence }) => inLine(page, sentence, words.reading.choose).click(),
    'sign.toggled': (page, { sign }) =>
      view(page)
        .getByRole('checkbox', {
          name: words.signs.options.find(({ id }) => id === sign)?.label ?? '',
        })
        .click({ force: true }),
    'planning.begun': (page) => button(page, words.toPlanning).click(),
    'writing.resumed': (page) => button(page, words.backToWriting).click(),
    'reading.resumed': (page) => button(page, words.backToReading).click(),
    'plan.typed': (page, { sentence, field, text }) =>
      view(page)
        .locator(`[name="${String(sentence)}-${String(field)}"]`)
        .fill(String(text)),
    'method.restarted': (page) => button(page, sheet.anew).click(),
    'sheet.wanted': (page, { as }) =>
      button(page, as === 'file' ? sheet.save : sheet.print).click(),
  },
  environment: {
    handOut: {},
    draft: { 'draft.restored': reports, 'draft.unread': reports, 'draft.withdrawn': reports },
  },
  outcomes: Object.fromEntries(
    ports.map((port) => [port, (page, outcome) => answer(page, flow, port, outcome)]),
  ) as PageDriver['outcomes'] & object,
  states: {
    restoring: async (page) => {
      await expect(view(page).getByText(sheet.loading)).toBeVisible();
      await expect(button(page, words.sentence.add)).toBeDisabled();
    },
    writing: async (page, snapshot) => {
      const { sentences, draft, undo } = contextOf(snapshot);
      await expect(button(page, words.sentence.add)).toBeEnabled();
      await expect(box(page)).toHaveValue(draft);
      await expect(view(page).locator('[data-sentence]')).toHaveCount(sentences.length);
      await expect(button(page, sheet.undo)).toHaveCount(undo === null ? 0 : 1);
      await saysProblem(page, snapshot);
    },
    reading: async (page, snapshot) => {
      const { sentences, chosen, signs } = contextOf(snapshot);
      await expect(view(page).getByText(sheet.loading)).toHaveCount(0);
      await expect(button(page, words.sentence.add)).toHaveCount(0);
      const twice = sentences.filter(({ isTwice }) => isTwice).length;
      await expect(view(page).locator('[aria-pressed=true]')).toHaveCount(chosen.length + twice);
      await expect(view(page).getByRole('checkbox', { checked: true })).toHaveCount(signs.length);
      await saysProblem(page, snapshot);
    },
    planning: async (page, snapshot) => {
      const { sentences, chosen, signs } = contextOf(snapshot);
      await expect(view(page).locator('[data-sentence]')).toHaveCount(chosen.length);
      for (const id of chosen) {
        const plan = sentences.find((one) => one.id === id)?.plan;
        await expect(view(page).locator(`[name="${id}-who"]`)).toHaveValue(plan?.who ?? '');
      }
      await expect(view(page).getByText(words.signs.none)).toHaveCount(signs.length === 0 ? 1 : 0);
      await expect(button(page, sheet.save)).toBeVisible();
    },
  },
  invisible: { placing: 'It is left in the moment in which it is entered.' },
} satisfies PageDriver;
