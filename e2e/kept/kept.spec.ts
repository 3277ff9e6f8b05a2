// Nothing typed is lost: each form meets each interruption once, for real (docs/paths/kept.md has every situation of the model).
// After each, what was typed is on screen again, or its owner has ended it and the page says so.
import { readFileSync } from 'node:fs';
import { newerDraft } from '../../content/newerDraft.ts';
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { fillsUp, findsAgain, freezes, goesTo, shutsStorage, silentPage } from './acts.ts';
import { openForms, saysOf } from './forms.ts';
import type { Form } from './forms.ts';
import { memberForms } from './members.ts';
import { meetsOtherSessions } from './sessions.ts';
import { stepsOf } from './steps.ts';
import type { Steps } from './steps.ts';

/** What happens to the page and its tab. @returns the tab that is open in the end */
async function meetsTheTab(person: Person, form: Form, { types, finds }: Steps) {
  let here = person;
  await test.step('reload', async () => {
    const text = await types(here);
    await here.page.reload();
    await finds(here, text);
  });
  await test.step('leave and Back', async () => {
    const text = await types(here);
    await here.page.goto(silentPage);
    await here.page.goBack();
    await finds(here, text);
  });
  await test.step('Back and Forward', async () => {
    await here.page.goto(silentPage);
    await goesTo(here, form);
    const text = await types(here);
    await here.page.goBack();
    await here.page.goForward();
    await finds(here, text);
  });
  await test.step('frozen and restored', async () => {
    const text = await types(here);
    await freezes(here);
    await form.has(here, text);
  });
  await test.step('tab closed and opened', async () => {
    const text = await types(here);
    const next = await here.newTab();
    await here.page.close();
    await goesTo(next, form);
    await form.has(next, text);
    here = next;
  });
  return here;
}

/** What happens to the network and the site. */
async function meetsTheNetwork(here: Person, { types, finds }: Steps) {
  const { page } = here;
  await test.step('offline', async () => {
    await page.context().setOffline(true);
    const text = await types(here);
    await page.context().setOffline(false);
    await page.reload();
    await finds(here, text);
  });
  await test.step('a new build', async () => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    const text = await types(here);
    await page.unroute('**/assets/**');
    await page.reload();
    await finds(here, text);
  });
}

/** What happens to the storage of this browser. */
async function meetsTheStorage(here: Person, form: Form, { words, types, finds }: Steps) {
  const { page } = here;
  const says = () => expect(page.getByText(saysOf(form), { exact: true }).first()).toBeVisible();
  for (const [name, shuts] of [
    ['storage full', fillsUp],
    ['storage refused', shutsStorage],
  ] as const)
    await test.step(name, async () => {
      const kept = await types(here);
      await shuts(here);
      const more = words().padStart(200, 'Two buyers ');
      await form.types(here, more);
      await says();
      await form.has(here, more);
      await page.reload();
      await finds(here, kept);
    });
}

/** The form is open in two tabs. */
async function meetsASecondTab(here: Person, form: Form, { types }: Steps) {
  await test.step('the same form in two tabs', async () => {
    const own = await types(here);
    const other = await here.newTab();
    await goesTo(other, form);
    await form.has(other, own);
    const theirs = await types(other);
    await form.has(here, own);
    await here.button(newerDraft.keep).click();
    await expect(here.page.getByText(newerDraft.title)).toHaveCount(0);
    await form.has(here, own);
    await expect(other.button(newerDraft.keep)).toBeVisible();
    const last = await types(other);
    await Promise.all([here.page.waitForEvent('load'), here.button(newerDraft.show).click()]);
    await findsAgain(here, form, last);
    await other.page.close();
    if (form.isChosen) return;
    const kept = await here.everythingKept();
    expect([kept.includes(own), kept.includes(theirs) || kept.includes(last)]).toEqual([
      true,
      true,
    ]);
  });
}

const forms = { ...openForms, ...memberForms };

test('every form that the property “kept” runs is met here', () => {
  const counted = JSON.parse(readFileSync('docs/paths/kept.json', 'utf8')) as object;
  expect(Object.keys(forms).toSorted()).toEqual(Object.keys(counted).toSorted());
});

// Each form meets a dozen interruptions, and four sessions begin.
test.slow();

// One server is killed under all of them: to start it again takes longer than to type into a form.
test('what is typed while the service is down is kept, in every form', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(/./);
  const opened: { name: string; person: Person; steps: Steps }[] = [];
  for (const [name, form] of Object.entries(forms)) {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const person = await newBrowser({ who });
    if (form.isForMembers) {
      await person.signsIn();
      await person.isOnTheDashboard();
    }
    await form.prepares?.(person);
    await goesTo(person, form);
    opened.push({ name, person, steps: stepsOf(form, name) });
  }
  await server.kill();
  const typed = new Map<string, string>();
  for (const { name, person, steps } of opened) typed.set(name, await steps.types(person));
  await server.restart();
  for (const { name, person, steps } of opened)
    await test.step(name, async () => {
      await person.page.reload();
      await steps.finds(person, typed.get(name) ?? name);
    });
});

for (const [name, form] of Object.entries(forms).filter(([, one]) => !one.isForMembers))
  test(`${name}: what a visitor types is kept`, async ({ server, newBrowser, watch }) => {
    watch.provokes(/./);
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const visitor = await newBrowser({ who });
    await form.prepares?.(visitor);
    const steps = stepsOf(form, name);
    await goesTo(visitor, form);
    const here = await meetsTheTab(visitor, form, steps);
    await meetsTheNetwork(here, steps);
    await meetsTheStorage(here, form, steps);
    await meetsASecondTab(here, form, steps);
    if (form.isForVisitors) return;
    await test.step('sign-in in another tab', async () => {
      const text = await steps.types(here);
      const other = await here.newTab();
      await other.signsIn();
      await other.isOnTheDashboard();
      await form.has(here, text);
      await here.page.reload();
      await steps.finds(here, text);
      await other.page.close();
    });
    await meetsOtherSessions(here, form, steps);
  });

for (const [name, form] of Object.entries(memberForms))
  test(`${name}: what a member types is kept`, async ({ server, newBrowser, watch }) => {
    watch.provokes(/./);
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    await member.signsIn();
    await member.isOnTheDashboard();
    await form.prepares?.(member);
    const steps = stepsOf(form, name);
    await goesTo(member, form);
    const here = await meetsTheTab(member, form, steps);
    await meetsTheNetwork(here, steps);
    await meetsTheStorage(here, form, steps);
    await meetsASecondTab(here, form, steps);
    await meetsOtherSessions(here, form, steps);
  });
