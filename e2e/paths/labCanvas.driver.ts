// Browser driver of the assumption canvas: notes by list, by arrow and by form, the corner, and the export of the
// sheet.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labCanvas as words } from '../../content/labCanvas.ts';
import { corner } from '../../machines/labCanvas.machine.ts';
import type { CanvasProblem, Note } from '../../machines/labCanvas.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'labCanvas';
const { sheet } = lab;
const ports = ['draft', 'handOutCanvas'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => view(page).getByRole('textbox', { name, exact: true });
const paper = (page: Page, id: unknown) => view(page).locator(`[data-focus-group="${String(id)}"]`);
const notesOf = ({ context }: AnyMachineSnapshot) => context.notes as Note[];

/** Every note is in its field, and the page shows every refusal. */
const stands = async (page: Page, snapshot: AnyMachineSnapshot) => {
  const notes = notesOf(snapshot);
  const problem = snapshot.context.problem as CanvasProblem | null;
  await expect(view(page).locator('[data-focus-group]')).toHaveCount(notes.length);
  // A note that was not placed yet is in no field.
  for (const { id, cell } of notes)
    await expect(
      view(page).locator(
        cell === null
          ? `[data-focus-group="${id}"]:not([data-cell] *)`
          : `[data-cell="${cell}"] [data-focus-group="${id}"]`,
      ),
    ).toHaveCount(1);
  await expect(view(page).getByText(words.problems.cornerFull)).toHaveCount(
    problem?.key === 'cornerFull' ? 1 : 0,
  );
  await expect(view(page).locator('[aria-invalid=true]').first()).toBeVisible({
    visible: problem !== null && problem.key !== 'cornerFull',
  });
};
const arranges = async (
  page: Page,
  snapshot: AnyMachineSnapshot,
  { waits, failed }: { waits: boolean; failed: boolean },
) => {
  await stands(page, snapshot);
  const { context } = snapshot;
  await expect(button(page, words.note.add)).toBeEnabled();
  await expect(field(page, words.note.label)).toHaveValue(String(context.draft));
  await expect(button(page, sheet.undo)).toHaveCount(context.undo === null ? 0 : 1);
  await expect(view(page).locator('[data-pending]')).toHaveCount(waits ? 2 : 0);
  await expect(view(page).getByText(sheet.failed)).toHaveCount(failed ? 1 : 0);
  await expect(view(page).locator('[data-line]')).toHaveCount(
    notesOf(snapshot).filter(({ cell }) => cell === corner).length,
  );
};

export default {
  flow,
  include: '[data-flow=labCanvas]',
  input: {
    page: (page) => open(page, flow, '/from-lab/assumption-canvas', { held: ports }),
  },
  events: {
    'note.typed': (page, { text }) => field(page, words.note.label).fill(String(text)),
    'note.added': (page) => button(page, words.note.add).click(),
    'note.moved': async (page, { note, to }) => {
      await paper(page, note).getByRole('combobox').selectOption(String(to));
    },
    'note.removed': (page, { note }) =>
      paper(page, note)
        .getByRole('button', { name: new RegExp(`^${words.note.remove}: `) })
        .click(),
    'line.typed': (page, { note, field: name, text }) =>
      view(page)
        .locator(`[name="${String(note)}-${String(name)}"]`)
        .fill(String(text)),
    'learning.typed': (page, { field: name, text }) =>
      field(page, name === 'what' ? words.learning.what : words.learning.whom).fill(String(text)),
    'learning.kept': (page) => button(page, words.learning.keep).click(),
    'learning.dropped': (page) => button(page, words.learning.drop).click(),
    'canvas.restarted': (page) => button(page, sheet.anew).click(),
    'change.undone': (page) => button(page, sheet.undo).click(),
    'sheet.wanted': (page, { as }) =>
      button(page, as === 'file' ? sheet.save : sheet.print).click(),
  },
  environment: {
    draft: { 'draft.restored': reports, 'draft.unread': reports, 'draft.withdrawn': reports },
  },
  outcomes: Object.fromEntries(
    ports.map((port) => [port, (page, outcome) => answer(page, flow, port, outcome)]),
  ) as PageDriver['outcomes'] & object,
  states: {
    restoring: async (page) => {
      await expect(view(page).getByText(sheet.loading)).toBeVisible();
      await expect(button(page, words.note.add)).toBeDisabled();
    },
    'arranging.resting': (page, snapshot) =>
      arranges(page, snapshot, { waits: false, failed: false }),
    'arranging.handingOut': (page, snapshot) =>
      arranges(page, snapshot, { waits: true, failed: false }),
    'arranging.failed': (page, snapshot) =>
      arranges(page, snapshot, { waits: false, failed: true }),
    learning: async (page, snapshot) => {
      const { what, whom } = snapshot.context.move as { what: string; whom: string };
      await expect(field(page, words.learning.what)).toHaveValue(what);
      await expect(field(page, words.learning.whom)).toHaveValue(whom);
      await stands(page, snapshot);
    },
  },
} satisfies PageDriver;
