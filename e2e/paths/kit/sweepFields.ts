// Tries the fields of a flow: types into them, chooses a file or another option.
import type { Page } from 'playwright/test';
import type { JournalEntry } from './bridge.ts';
import { journalOf } from './page.ts';

const typable =
  'input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=file]), textarea';

/** The result of trying a control; `maySendNothing` where no event is no fault. */
export type Try = {
  control: string;
  entries: JournalEntry[];
  /** Events of the focus that the control was given, and lost: they make no control alive. */
  beside?: JournalEntry[];
  maySendNothing?: boolean;
  complaint?: string;
};

export type Scope = { include: string; exclude: string };

/** Marks a file field whose picker a button has opened. */
export const picked = 'data-paths-picked';

/** Chooses a file in every field whose picker a button has opened. */
export async function chooseInAll(page: Page, { include }: Scope): Promise<Try[]> {
  const tries: Try[] = [];
  for (const field of await page.locator(include).locator(`[${picked}]`).all()) {
    await journalOf(page);
    await field.setInputFiles({
      name: 'swept.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-'),
    });
    tries.push({ control: 'field of files', entries: await journalOf(page) });
    await field.evaluate((element, name) => element.removeAttribute(name), picked);
  }
  return tries;
}

/** Types into every visible, editable field, and restores its value. */
export async function typeInAll(page: Page, { include }: Scope): Promise<Try[]> {
  const tries: Try[] = [];
  const fields = page.locator(include).locator(typable);
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    if (await field.evaluate((element) => element.closest('[inert]') !== null)) continue;
    const before = await field.inputValue();
    await journalOf(page);
    // No single key makes a date.
    if ((await field.getAttribute('type')) === 'date') await field.fill('2031-05-17');
    else await field.pressSequentially('x');
    // A field that holds something can be emptied too.
    if (before !== '') await field.fill('');
    const name = (await field.getAttribute('name')) ?? '';
    tries.push({ control: `field ‘${name}’`, entries: await journalOf(page) });
    await field.fill(before);
  }
  return tries;
}

/** Chooses another option in every native list of choices, and restores its value. */
export async function selectInAll(page: Page, { include }: Scope): Promise<Try[]> {
  const tries: Try[] = [];
  for (const field of await page.locator(include).locator('select').all()) {
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    const before = await field.inputValue();
    const values = await field.evaluate((element) =>
      [...(element as HTMLSelectElement).options]
        .filter(({ disabled, value }) => !disabled && value !== '')
        .map(({ value }) => value),
    );
    const other = values.find((value) => value !== before);
    if (other === undefined) continue;
    await journalOf(page);
    await field.selectOption(other);
    tries.push({ control: `choice ‘${other}’`, entries: await journalOf(page) });
    await field.selectOption(before);
    await journalOf(page);
  }
  return tries;
}
