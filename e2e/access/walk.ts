// A walk along the site's pages, for what must hold on every one of them.
import type { Page } from 'playwright/test';
import { memberAddresses, samples, type Address } from '../addresses.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

/** One page of each kind, and those that only members see. */
export const everyKind: readonly Address[] = [...samples, ...memberAddresses];

/** Signs somebody in who has completed onboarding. */
export async function becomesMember(person: Person) {
  await enrol(person.server, person, haldenRow);
  await person.signsIn();
  await person.isOnTheDashboard();
}

/** Opens each page and looks at it once it stands. Findings of all pages come together. */
export async function walk(
  { page }: Person,
  addresses: readonly Address[],
  look: (page: Page, path: string) => Promise<string[]>,
) {
  const found: string[] = [];
  for (const { path, title } of addresses) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Axis One`);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      // The layer that invites to onboarding is a page of its own.
      await page.evaluate(() => document.fonts.ready);
      for (const finding of await look(page, path)) found.push(`${path} ${finding}`);
    });
  }
  expect(found).toEqual([]);
}
