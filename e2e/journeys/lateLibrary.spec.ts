// Two tabs of one browser, one of them without the auth library: it is late, or cannot be fetched. What the other tab does to the
// session is heard all the same.
import type { Page } from 'playwright/test';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from '../html/heldBack.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { haldenRow } from '../stack.ts';
import { tokenKey } from '../tokens.ts';
import { oneIn } from '../tags.ts';

const library = '**/assets/supabase-*.js';

/** What becomes of the library in the second tab; each returns what ends it. */
const troubles = {
  'is late': (page: Page) => heldBack(page, library),
  'cannot be fetched': async (page: Page) => {
    await page.route(library, (route) => route.abort());
    return () => page.unroute(library);
  },
};

async function isIn(server: Server, person: Person, company: string) {
  await enrol(server, person, { ...haldenRow, company_name: company });
  await person.signsIn();
  await person.isOnTheDashboard(company);
}

const storedToken = ({ page }: Person) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', tokenKey);

for (const [index, [trouble, begin]] of Object.entries(troubles).entries()) {
  const tag = oneIn(2, index);

  test(`the auth library ${trouble}: a sign-out in another tab ends the member's page here`, async ({
    server,
    newBrowser,
    watch,
  }) => {
    watch.provokes(/\/assets\/supabase-/);
    const first = await newBrowser({ who: newCredentials() });
    await isIn(server, first, 'Halden Robotics');
    const second = await first.newTab();
    const end = await begin(second.page);
    await second.page.goto('/dashboard', { waitUntil: 'commit' });
    await second.isOnTheDashboard('Halden Robotics');

    // A request that is still on its way when its session ends is refused, and Chromium notes that in the console.
    for (const { page } of [first, second])
      await expect(page.locator('[data-flow=myRequests]')).toHaveAttribute('data-state', /shown/);
    await first.signsOut();
    await second.isOnAuthPage();
    await expect(second.greeting('Halden Robotics')).toHaveCount(0);
    await expect(second.page.getByText('Halden Robotics')).toHaveCount(0);
    await end();
    // The library, where it arrives at last, finds no session either.
    await second.page.reload();
    await second.isOnAuthPage();
  });

  test(
    `the auth library ${trouble}: a session that another tab drops is explained here`,
    { tag },
    async ({ server, newBrowser, watch }) => {
      watch.provokes(/\/assets\/supabase-/);
      const first = await newBrowser({ who: newCredentials() });
      await isIn(server, first, 'Halden Robotics');
      const second = await first.newTab();
      await begin(second.page);
      await second.page.goto('/inner-room', { waitUntil: 'commit' });
      await expect(
        second.page.getByRole('heading', { level: 1, name: /Inner Room/ }),
      ).toBeVisible();

      // A page of this origin without the site's scripts: nothing else says that the token is gone.
      await first.page.goto('/robots.txt');
      await first.page.evaluate((key) => localStorage.removeItem(key), tokenKey);
      await second.isOnAuthPage();
      await expect(second.page.getByText('Your session has ended.')).toBeVisible();
    },
  );

  test(
    `the auth library ${trouble}: another member's session, which another tab stores, replaces the member here`,
    { tag },
    async ({ server, newBrowser, watch }) => {
      watch.provokes(/\/assets\/supabase-/);
      const other = await newBrowser({ who: newCredentials() });
      await isIn(server, other, 'Northwind Optics');
      const token = await storedToken(other);
      const first = await newBrowser({ who: newCredentials() });
      await isIn(server, first, 'Halden Robotics');
      const second = await first.newTab();
      const end = await begin(second.page);
      await second.page.goto('/dashboard', { waitUntil: 'commit' });
      await second.isOnTheDashboard('Halden Robotics');

      await first.page.goto('/robots.txt');
      await first.page.evaluate(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [tokenKey, token],
      );
      await expect(second.greeting('Halden Robotics')).toHaveCount(0);
      await end();
      await second.page.reload();
      // The address names the other member until the profile does.
      const [name = ''] = other.email.split('@');
      await expect(second.greeting('Northwind Optics').or(second.greeting(name))).toBeVisible();
      await expect(second.page.getByText('Halden Robotics')).toHaveCount(0);
    },
  );
}
