// The fields that a flow owns, tried where they stand: something is typed, a file is chosen.
import type { Page } from 'playwright/test';
import type { Entry } from '../../../src/boot/testBridge/bridge.ts';
import { journalOf } from './page.ts';

const typable =
  'input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([type=file]), textarea';

/** What came of trying a control; `mayRest` where silence is no fault. */
export type Try = { control: string; entries: Entry[]; mayRest?: boolean; complaint?: string };

export type Ground = { own: string; foreign: string };

/** On a field of files whose picker a button has opened. */
export const picked = 'data-paths-picked';

/** Chooses a file wherever a button has opened the picker. */
export async function chooseInAll(page: Page, { own }: Ground): Promise<Try[]> {
  const tries: Try[] = [];
  for (const field of await page.locator(own).locator(`[${picked}]`).all()) {
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

export async function typeInAll(page: Page, { own }: Ground): Promise<Try[]> {
  const tries: Try[] = [];
  const fields = page.locator(own).locator(typable);
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    if (await field.evaluate((element) => element.closest('[inert]') !== null)) continue;
    const before = await field.inputValue();
    await journalOf(page);
    await field.pressSequentially('x');
    // A field that holds something can be emptied too.
    if (before !== '') await field.fill('');
    const name = (await field.getAttribute('name')) ?? '';
    tries.push({ control: `field ‘${name}’`, entries: await journalOf(page) });
    await field.fill(before);
  }
  return tries;
}
