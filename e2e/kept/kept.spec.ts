// Nothing typed is lost: each form meets each interruption once, for real (docs/paths/kept.md has every situation of the model).
// After each, what was typed is on screen again, or its owner has ended it and the page says so. The forms of one browser share its
// sign-in and its other tabs: a page load and a sign-in of each form for itself cost twice as much. The back-forward cache is met in
// backForward.spec.ts; a service that is down and a new build in newBuild.spec.ts.
import { expect, test } from '../fixtures.ts';
import type { BrowserSettings } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';
import { opensAll } from './group.ts';
import { memberGroups, visitorForms } from './groups.ts';
import type { FormName } from './held.ts';
import { labForms } from './labs.ts';
import { enrolsAMember, memberForms } from './members.ts';
import { meetsASecondTab, meetsThePage, meetsTheStorage } from './page.ts';
import { meetsASignIn, meetsOtherSessions } from './sessions.ts';

type NewBrowser = (settings?: BrowserSettings) => Promise<Person>;

/** Every form has a name, and every name a form. */
const forms = { ...openForms, ...memberForms, ...labForms } satisfies Readonly<
  Record<FormName, Form>
>;

test('every form is met', () => {
  const met = [...visitorForms, ...memberGroups].flatMap((some) => Object.keys(some));
  expect(met.toSorted()).toEqual(Object.keys(forms).toSorted());
});

/** The browser of someone who has an account, and is not signed in. */
async function opensABrowser(newBrowser: NewBrowser) {
  const who = newCredentials();
  const person = await newBrowser({ who });
  await enrolsAMember(person.server, who);
  return person;
}

/** Several times as long as a test takes beside two others. */
const timeout = 300_000;

const namesOf = (some: object) => Object.keys(some).join('; ');

for (const some of visitorForms)
  test(`what a visitor types is kept: ${namesOf(some)}`, async ({ newBrowser, watch }) => {
    test.setTimeout(timeout);
    watch.provokes(/./);
    const visitor = await opensABrowser(newBrowser);
    const group = await opensAll(visitor, some);
    await meetsThePage(group);
    await meetsTheStorage(group);
    await meetsASecondTab(group);
    group.open = group.open.filter(({ form }) => !form.isForVisitors);
    await meetsASignIn(group, visitor);
    await meetsOtherSessions(group, visitor);
    group.end();
  });

for (const some of memberGroups)
  test(`what a member types is kept: ${namesOf(some)}`, async ({ newBrowser, watch }) => {
    test.setTimeout(timeout);
    watch.provokes(/./);
    const member = await opensABrowser(newBrowser);
    await member.signsIn();
    await member.isOnTheDashboard();
    const group = await opensAll(member, some);
    await meetsThePage(group);
    await meetsTheStorage(group);
    await meetsASecondTab(group);
    await meetsOtherSessions(group, member);
    group.end();
  });
