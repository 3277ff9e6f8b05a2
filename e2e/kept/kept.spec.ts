// Nothing typed is lost: each form meets each interruption once, for real (docs/paths/kept.md has every situation of the model).
// After each, what was typed is on screen again, or its owner has ended it and the page says so. The forms of one browser share its
// sign-in, its other tabs and its server, which is killed and comes back with another build: a page load and a sign-in of each form for
// itself cost twice as much. The back-forward cache is met in backForward.spec.ts.
import { expect, test } from '../fixtures.ts';
import type { BrowserSettings } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';
import { opensAll } from './group.ts';
import { memberGroups, visitorGroups } from './groups.ts';
import type { FormName } from './held.ts';
import { cacheCases, memberCases, visitorCases } from './interruptions.ts';
import { labForms } from './labs.ts';
import { enrolsAMember, memberForms } from './members.ts';
import { Sender } from './newBuild.ts';
import { meetsANewBuild, meetsASecondTab, meetsThePage, meetsTheStorage } from './page.ts';
import { meetsASignIn, meetsOtherSessions } from './sessions.ts';

type NewBrowser = (settings?: BrowserSettings) => Promise<Person>;

/** Every form has a name, and every name a form. */
const forms = { ...openForms, ...memberForms, ...labForms } satisfies Readonly<
  Record<FormName, Form>
>;

test('every form is met by every interruption', () => {
  const met = [...visitorGroups, ...memberGroups].flatMap((some) => Object.keys(some));
  expect(met.toSorted()).toEqual(Object.keys(forms).toSorted());
  const cases = [
    ...visitorGroups.flatMap((some) => [...visitorCases(some), ...cacheCases(some)]),
    ...memberGroups.flatMap(memberCases),
  ];
  // A new form adds 11; one for visitors two more, and a sign-in.
  expect([Object.keys(forms).length, cases.length]).toEqual([25, 297]);
});

/** The browser of someone who has an account, and is not signed in. */
async function opensABrowser(newBrowser: NewBrowser, at: Server) {
  const who = newCredentials();
  await enrolsAMember(at, who);
  return newBrowser({ who, at });
}

/** Five times as long as a test takes beside two others; a busy CI machine once took half of it. */
const timeout = 600_000;

const namesOf = (some: object) => Object.keys(some).join('; ');

for (const some of visitorGroups)
  test(`what a visitor types is kept: ${namesOf(some)}`, async ({
    deployment,
    newBrowser,
    watch,
  }) => {
    test.setTimeout(timeout);
    watch.provokes(/./);
    const visitor = await opensABrowser(newBrowser, deployment.server);
    const group = await opensAll(visitor, some);
    await meetsThePage(group);
    await meetsANewBuild(group, deployment);
    await meetsTheStorage(group);
    await meetsASecondTab(group);
    group.open = group.open.filter(({ form }) => !form.isForVisitors);
    await meetsASignIn(group, visitor);
    await meetsOtherSessions(group, visitor);
    group.end(visitorCases(some));
  });

for (const [index, some] of memberGroups.entries())
  test(`what a member types is kept: ${namesOf(some)}`, async ({
    deployment,
    newBrowser,
    watch,
  }) => {
    test.setTimeout(timeout);
    watch.provokes(/./);
    const member = await opensABrowser(newBrowser, deployment.server);
    await member.signsIn();
    await member.isOnTheDashboard();
    const group = await opensAll(member, some);
    await meetsThePage(group);
    const sender = index === 0 ? await Sender.writes(member) : null;
    await meetsANewBuild(group, deployment);
    await sender?.arrives(deployment);
    await meetsTheStorage(group);
    await meetsASecondTab(group);
    await meetsOtherSessions(group, member);
    group.end(memberCases(some));
  });
