// The full signal stack of a premium member: everything published under a search, searches that are saved, a stack in its own order by
// key, all of it on every device; what a plan that ends takes away, and what it leaves.
import type { Page } from 'playwright/test';
import { lockOf } from '../../content/capabilities.ts';
import { feed } from '../../content/feed.ts';
import { fullStack as words } from '../../content/fullStack.ts';
import { feedTypeNames } from '../../content/itemWords.ts';
import { rooms } from '../../content/rooms.ts';
import { signalStack } from '../../content/signalStack.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { isClean } from '../access/audit.ts';
import { call, enrol, keysOf, signIn } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from '../html/heldBack.ts';
import type { Person } from '../person.ts';
import { grant } from '../rows.ts';
import { haldenRow } from '../stack.ts';
import { full as later } from '../tags.ts';

const { basic, stack, page: pageWords } = signalStack;
const titleOf = (type: string) => feed.find((item) => item.type === type)?.title ?? '';
const [tool, essay, lab] = ['tool-drops', 'second-curve', 'lab-releases'].map(titleOf) as [
  string,
  string,
  string,
];

const own = (page: Page) => page.locator('div[data-flow=stack]').getByRole('listitem');
const full = (page: Page) => page.locator('[data-flow=fullStack]:not(fieldset)');
const rows = (page: Page) =>
  full(page).getByRole('button', { name: new RegExp(`^(${stack.add}|${stack.added}) `) });
const field = (page: Page) => full(page).getByRole('searchbox', { name: words.search.label });
const saved = (person: Person, name: string, kind: string = pageWords.all) =>
  person.button(`${name} ${kind}`);
const feedCard = (page: Page, title: string) =>
  page.locator('[data-flow=feed]').getByRole('article', { name: title, exact: true });
/** Nothing is on its way to the backend. */
const isStored = (page: Page) => expect(full(page)).toHaveAttribute('data-state', 'shown.resting');

const ends = (server: Server, userId: string, at: string) =>
  call(server, `/rest/v1/subscriptions?user_id=eq.${userId}`, {
    key: keysOf(server).secretKey,
    method: 'PATCH',
    body: JSON.stringify({ renews_at: at }),
  });

/** Signs in as a premium member; returns the id. */
async function joinsPremium(person: Person, server: Server) {
  const id = await enrol(server, person, haldenRow);
  await grant(server, id, 'premium');
  await person.signsIn();
  await person.isOnTheDashboard();
  return id;
}

test('a premium member searches, saves, and puts the stack in order by key; another device has it all', async ({
  visitor,
  server,
  newBrowser,
}) => {
  const { page } = visitor;
  await joinsPremium(visitor, server);
  await page.goto('/signal-stack');
  await expect(visitor.heading(words.title)).toBeVisible();
  // The full stack is the whole shelf: the public lists do not stand there a second time.
  await expect(visitor.heading(rooms.everything.title)).toHaveCount(0);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(feed.length);
  await expect(full(page).getByText(`${all} items`, { exact: true })).toBeVisible();
  await expect(full(page)).toContainText('Because you chose');

  // The stack, and its order by key: each item is announced with its place.
  for (const title of [tool, essay, lab]) {
    await feedCard(page, title)
      .getByRole('button', { name: `${stack.add} ${title}` })
      .click();
    await expect(own(page).first()).toContainText(title);
  }
  const up = visitor.button(`${words.order.up} ${tool}`);
  await up.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`“${tool}” is now number 2 of 3.`)).toBeVisible();
  await expect(up).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByText(`“${tool}” is now number 1 of 3.`)).toBeVisible();
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await visitor.button(`${words.order.down} ${lab}`).press('Enter');
  await expect(visitor.button(`${words.order.down} ${lab}`)).toBeFocused();
  await expect(own(page)).toHaveText([new RegExp(tool), new RegExp(essay), new RegExp(lab)]);
  await isStored(page);

  // The search narrows at once, stays in the address, and follows the chip.
  await field(page).fill('pricing');
  await expect(page).toHaveURL('/signal-stack?q=pricing');
  const found = await rows(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await visitor.button(words.search.save).click();
  await expect(visitor.button(words.search.saved)).toBeVisible();
  await expect(saved(visitor, 'pricing')).toBeVisible();
  await page.getByRole('radio', { name: feedTypeNames['tool-drops'], exact: true }).click();
  await expect(page).toHaveURL('/signal-stack?show=tool-drops&q=pricing');
  await expect(visitor.button(words.search.save)).toBeVisible();
  await field(page).fill('moat');
  await expect(rows(page)).toHaveCount(1);
  await visitor.button(words.search.save).click();
  await isStored(page);
  await isClean(page, '/signal-stack as a premium member', [390, 1440]);
  await visitor.button(words.search.clear).click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/signal-stack?show=tool-drops');

  // Another device has the order and the searches; one of them leads to what it finds, and Back leads back.
  const other = await newBrowser({ who: visitor });
  await other.signsIn();
  await other.isOnTheDashboard();
  await other.page.goto('/signal-stack');
  await expect(own(other.page)).toHaveText([new RegExp(tool), new RegExp(essay), new RegExp(lab)]);
  await saved(other, 'moat', feedTypeNames['tool-drops']).click();
  await expect(other.page).toHaveURL('/signal-stack?show=tool-drops&q=moat');
  await expect(rows(other.page)).toHaveCount(1);
  await expect(field(other.page)).toHaveValue('moat');
  await full(other.page).getByRole('link', { name: 'IP Moat Map', exact: true }).click();
  await expect(other.page.getByRole('heading', { level: 1, name: 'IP Moat Map' })).toBeVisible();
  await other.page.goBack();
  await expect(field(other.page)).toHaveValue('moat');
  await other.page.goto('/signal-stack');

  // Deleted, undone, deleted: what is deleted is gone on both.
  await other.button(`${words.searches.delete} pricing ${pageWords.all}`).click();
  await expect(saved(other, 'pricing')).toHaveCount(0);
  const undo = other.button(words.searches.undo);
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(saved(other, 'pricing')).toBeVisible();
  await other.button(`${words.searches.delete} pricing ${pageWords.all}`).click();
  await expect(full(other.page)).toHaveAttribute('data-state', 'shown.resting');
  await page.reload();
  await expect(saved(visitor, 'moat', feedTypeNames['tool-drops'])).toBeVisible();
  await expect(saved(visitor, 'pricing')).toHaveCount(0);
});

test(
  'a press that begins before the full stack is here counts, and the focus stays where it is',
  { tag: later },
  async ({ visitor, server }) => {
    const { page } = visitor;
    await joinsPremium(visitor, server);
    const scripts = '**/assets/FullStack*.js';
    /** The stack is on screen, and the backend has all of it. */
    const isKept = () =>
      expect(page.locator('div[data-flow=stack]')).toHaveAttribute('data-state', 'shown.resting');
    /** Everything but the full stack is on screen. */
    const lacksIt = async (go: () => Promise<unknown>) => {
      const arrives = await heldBack(page, scripts);
      const asked = page.waitForRequest(scripts);
      await go();
      await asked;
      await expect(page.locator('[data-flow=signalStack]')).toHaveAttribute('data-state', 'shown');
      await expect(page.locator('[data-flow=feed]')).toHaveAttribute('data-state', 'shown.resting');
      await isKept();
      await expect(visitor.heading(words.title)).toHaveCount(0);
      return arrives;
    };

    const arrives = await lacksIt(() => page.goto('/signal-stack'));
    await feedCard(page, tool)
      .getByRole('button', { name: `${stack.add} ${tool}` })
      .hover();
    await page.mouse.down();
    arrives();
    await expect(visitor.heading(words.title)).toBeVisible();
    await page.mouse.up();
    await expect(own(page)).toHaveText([new RegExp(tool)]);
    await isKept();

    const arriveAgain = await lacksIt(() => page.reload());
    const add = feedCard(page, essay).getByRole('button', { name: `${stack.add} ${essay}` });
    await add.focus();
    const remove = await visitor.button(`${stack.remove} ${tool}`).elementHandle();
    arriveAgain();
    await expect(visitor.heading(words.title)).toBeVisible();
    await expect(add).toBeFocused();
    expect(await remove?.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await expect(own(page)).toHaveText([new RegExp(essay), new RegExp(tool)]);
  },
);

test('a plan that ends leaves the basic stack, which says what it lacks; a plan that comes back finds everything', async ({
  visitor,
  server,
  watch,
}) => {
  const { page } = visitor;
  const id = await joinsPremium(visitor, server);
  await page.goto('/signal-stack?q=patent');
  // Everything of this member has been read.
  await expect(field(page)).toBeVisible();
  for (const title of [tool, essay])
    await feedCard(page, title)
      .getByRole('button', { name: `${stack.add} ${title}` })
      .click();
  await expect(own(page)).toHaveText([new RegExp(essay), new RegExp(tool)]);
  await visitor.button(`${words.order.up} ${tool}`).click();
  await visitor.button(words.search.save).click();
  await isStored(page);

  // It ends while the page is open: what is pressed then is put back, with the reason.
  await ends(server, id, '2026-01-02T00:00:00Z');
  watch.provokes(/\/rest\/v1\//);
  await field(page).fill('pricing');
  await visitor.button(words.search.save).click();
  await expect(page.getByText(words.problems.ended)).toBeVisible();
  await expect(saved(visitor, 'pricing')).toHaveCount(0);

  await page.goto('/signal-stack?q=patent');
  await expect(page.getByText(basic.title, { exact: true })).toBeVisible();
  await expect(page.getByText(lockOf('full-signal-stack'), { exact: true })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(visitor.heading(rooms.everything.title)).toBeVisible();
  await expect(own(page)).toHaveText([new RegExp(essay), new RegExp(tool)]);
  await expect(visitor.button(`${words.order.up} ${tool}`)).toHaveCount(0);
  await isClean(page, '/signal-stack with the basic stack', [390, 1440]);

  // Past the page: the database refuses, and still gives what was saved.
  const { publishableKey: key } = keysOf(server);
  const { token = '' } = await signIn(server, visitor.email, visitor.password);
  const asked = await call(server, '/rest/v1/saved_searches', {
    key,
    token,
    method: 'POST',
    body: JSON.stringify({ member_id: id, words: 'mine', kind: 'all' }),
  });
  expect(asked.status).toBe(403);
  const kept = await call(server, '/rest/v1/saved_searches?select=words', { key, token });
  expect(kept.body).toEqual([{ words: 'patent' }]);

  await ends(server, id, '2100-01-01T00:00:00Z');
  await page.goto('/signal-stack');
  await expect(saved(visitor, 'patent')).toBeVisible();
  await expect(own(page)).toHaveText([new RegExp(tool), new RegExp(essay)]);
});
