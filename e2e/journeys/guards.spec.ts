// Guarded pages: who is sent to the sign-in page, who is returned, and that no content is visible before.
import type { Page } from 'playwright/test';
import { enrol, signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

/** Words that only the content of the two guarded pages has. */
const inside = 'Recommended Actions|Good (morning|afternoon|evening)|Office hours|Office Hours';

type Witness = { flashed?: string[] };

/** Records, from the first paint on, every such word that enters the document. */
async function witness(page: Page) {
  await page.addInitScript((words) => {
    const pattern = new RegExp(words);
    const seen: string[] = [];
    (window as Witness).flashed = seen;
    new MutationObserver(() => {
      const text = document.querySelector('#root')?.textContent ?? '';
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) seen.push(found);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, inside);
  return () => page.evaluate(() => (window as Witness).flashed);
}

for (const [path, heading] of [
  ['/dashboard', /^Good .*, Halden Robotics$/],
  ['/inner-room', /Inner Room/],
] as const) {
  test(`${path} asks a visitor to sign in, shows nothing before, and returns them`, async ({
    server,
    newBrowser,
  }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    const { page } = member;
    const flashed = await witness(page);
    await page.goto(path);
    await member.isOnAuthPage();
    await expect(page).toHaveURL(`/auth?tab=signin&next=${encodeURIComponent(path)}`);
    await expect(page.getByText('Please sign in first.')).toBeVisible();
    expect(await flashed()).toEqual([]);

    await member.fillsInTheAuthForm();
    await member.submitsTheAuthForm('Sign In');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // The recorder works: now there is something to see.
    expect(await flashed()).not.toEqual([]);
  });
}

test('a member without a completed onboarding goes there first, whatever page was requested', async ({
  server,
  visitor,
}) => {
  await signUp(server, visitor.email, visitor.password);
  await visitor.page.goto('/inner-room');
  await visitor.isOnAuthPage();
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Sign In');
  await expect(visitor.page).toHaveURL('/onboarding');
});

test(
  'a stored destination on another host is ignored',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/auth']) {
      const member = await newBrowser({ who });
      await member.page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await member.fillsInTheAuthForm();
      await member.submitsTheAuthForm('Sign In');
      await member.isOnTheDashboard('Halden Robotics');
      await member.page.context().close();
    }
  },
);

test('/advisory and /upgrade are open to visitors', async ({ visitor }) => {
  for (const path of ['/advisory', '/upgrade']) {
    await visitor.page.goto(path);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.page).toHaveURL(path);
  }
});
