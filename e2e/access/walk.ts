// Opens the site's pages one after the other, for checks that hold on every one of them.
import type { Page } from 'playwright/test';
import type { Address } from '../addresses.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

/** Signs in a member who has completed onboarding. */
export async function becomesMember(person: Person) {
  await enrol(person.server, person, haldenRow);
  await person.signsIn();
  await person.isOnTheDashboard();
}

/** Opens each page and checks it once it is loaded. */
export async function walk(
  { page }: Person,
  addresses: readonly Address[],
  look: (page: Page, path: string) => Promise<void>,
) {
  for (const { path, title } of addresses) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Axis One`);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await look(page, path);
    });
  }
}
