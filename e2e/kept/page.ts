// What happens to a page, its tab, its storage, its network and its site. Two interruptions may share a page load: what was typed during the
// first must also survive the second.
import { newerDraft } from '../../content/newerDraft.ts';
import type { Deployment } from '../deployment.ts';
import { expect } from '../fixtures.ts';
import { fillsUp, freezes, goesTo, shutsStorage, silentPage } from './acts.ts';
import { saysOf } from './forms.ts';
import type { Group, OpenForm } from './group.ts';

/** Types on where nothing can be stored: the form says so, and keeps the words on screen. */
async function typesInVain(one: OpenForm) {
  const { page, form, tab } = one;
  const words = one.words().padStart(form.most ?? 200, 'Two buyers ');
  await form.types(tab, words);
  await expect(page.getByText(saysOf(form), { exact: true }).first()).toBeVisible();
  await form.has(tab, words);
}

/** The tab is frozen; the browser is offline, and its user goes back and forward. */
export async function meetsThePage(group: Group) {
  await group.types('before the tab is frozen');
  await group.meets('frozen and restored', async (one) => {
    await freezes(one.tab);
    await one.has();
  });
  const [first] = group.open;
  await first?.page.context().setOffline(true);
  await group.types('offline');
  await first?.page.context().setOffline(false);
  await group.meets('offline, then Back and Forward', async (one) => {
    await one.page.goBack();
    await one.page.goForward();
    await one.finds();
  });
}

/**
 * The service is down, and comes back with a new build under the pages. What a form fetches when it is first used is here by then: it
 * was typed into before.
 */
export async function meetsANewBuild(group: Group, deployment: Deployment) {
  await deployment.server.kill();
  await group.types('while the service is down');
  await deployment.deploys();
  await group.meets('the service was down', (one) => one.has());
  await group.types('into a page of the former build');
  await group.meets('a new build, then reload', async (one) => {
    await one.page.reload();
    await deployment.isOfThisBuild(one.tab);
    await one.finds();
  });
}

/** The storage is full, or refused; the tab is closed and opened, or left for another page. */
export async function meetsTheStorage(group: Group) {
  await group.types('before the storage is full');
  await group.meets('storage full, then the tab is closed and opened', async (one) => {
    await fillsUp(one.tab);
    await typesInVain(one);
    const next = await one.tab.newTab();
    await one.page.close();
    one.tab = next;
    await goesTo(next, one.form);
    await one.has();
  });
  await group.types('before the storage is refused');
  await group.meets('storage refused, then leave and Back', async (one) => {
    await shutsStorage(one.tab);
    await typesInVain(one);
    await one.page.goto(silentPage);
    await one.page.goBack();
    await one.finds();
  });
}

/** The form is open in two tabs. */
export async function meetsASecondTab(group: Group) {
  await group.meets('the same form in two tabs', async (one) => {
    const { form, tab, page } = one;
    const own = await one.types();
    const other = await tab.newTab();
    await goesTo(other, form);
    await form.has(other, own);
    const theirs = await one.types(other);
    await one.has();
    await tab.button(newerDraft.keep).click();
    await expect(page.getByText(newerDraft.title)).toHaveCount(0);
    await one.has();
    await expect(other.button(newerDraft.keep)).toBeVisible();
    const last = await one.types(other);
    await Promise.all([page.waitForEvent('load'), tab.button(newerDraft.show).click()]);
    await one.finds(last);
    await other.page.close();
    if (form.isChosen) return;
    const kept = await tab.everythingKept();
    expect([kept.includes(own), kept.includes(theirs) || kept.includes(last)]).toEqual([
      true,
      true,
    ]);
  });
}
