// Browser driver of the dilution weather map: its rows, and the map that follows.
import type { Page } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { lab } from '../../content/lab.ts';
import { labMap as words } from '../../content/labMap.ts';
import { labSamples } from '../../content/labSamples.ts';
import type { MapRow, RowKind } from '../../machines/dilutionMap.machine.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'dilutionMap';
const { sheet } = lab;
const ports = ['draft', 'handOut'];
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const rowOf = (page: Page, id: unknown) => view(page).locator(`[data-row="${String(id)}"]`);

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: (page) =>
      open(page, flow, '/from-lab/dilution-weather-map', {
        held: ports,
        input: { example: labSamples.map },
      }),
  },
  events: {
    'field.typed': async (page, { row, field, text }) => {
      const select = rowOf(page, row).getByRole('combobox');
      await (field === 'role'
        ? select.selectOption(String(text))
        : rowOf(page, row)
            .locator(`[name="${String(row)}-${String(field)}"]`)
            .fill(String(text)));
    },
    'row.added': (page, { kind }) => button(page, words.groups[kind as RowKind].add).click(),
    'row.removed': (page, { row }) =>
      rowOf(page, row)
        .getByRole('button', { name: new RegExp(`^${words.remove}`) })
        .click(),
    'example.taken': (page) => button(page, words.example).click(),
    'map.restarted': (page) => button(page, sheet.anew).click(),
    'change.undone': (page) => button(page, sheet.undo).click(),
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
      await expect(button(page, words.example)).toBeDisabled();
    },
    drawing: async (page, { context }: AnyMachineSnapshot) => {
      const { rows, undo } = context as { rows: readonly MapRow[]; undo: object | null };
      await expect(button(page, words.example)).toBeEnabled();
      await expect(view(page).locator('[data-row]')).toHaveCount(rows.length);
      for (const { id, fields } of rows)
        for (const [name, text] of Object.entries(fields)) {
          const box = rowOf(page, id).locator(`input[name="${id}-${name}"]`);
          if ((await box.count()) === 1) await expect(box).toHaveValue(text);
        }
      await expect(button(page, sheet.undo)).toHaveCount(undo === null ? 0 : 1);
      await expect(button(page, sheet.save)).toHaveCount(rows.length === 0 ? 0 : 1);
    },
  },
} satisfies PageDriver;
