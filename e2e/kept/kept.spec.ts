// Nothing typed is lost: each form meets each interruption once, for real (docs/paths/kept.md has every situation of the model).
// After each, what was typed is on screen again, or its owner has ended it and the page says so. All forms of a visitor are open in tabs
// of one browser, and all of a member in those of another: they share page loads where two interruptions can, sign-ins, and a server that
// is killed and comes back with another build. The back-forward cache is met in backForward.spec.ts.
import { requests } from '../../content/requests.ts';
import { isShown, newSubject, submits, waitsIn, writes } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { BrowserSettings } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { deploys, isOfTheSecondBuild } from './deployment.ts';
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';
import { opensAll } from './group.ts';
import { fullForms, membersForms, newcomersForms, visitorForms } from './groups.ts';
import type { FormName } from './held.ts';
import { enrolsAMember, memberForms } from './members.ts';
import { meetsANewBuild, meetsASecondTab, meetsThePage, meetsTheStorage } from './page.ts';
import { meetsASignIn, meetsOtherSessions } from './sessions.ts';

type NewBrowser = (settings?: BrowserSettings) => Promise<Person>;

/** Every form has a name, and every name a form. */
const forms = { ...openForms, ...memberForms } satisfies Readonly<Record<FormName, Form>>;

test('every form is met', () => {
  const met = [visitorForms, newcomersForms, membersForms, fullForms].flatMap((some) =>
    Object.keys(some),
  );
  expect(met.toSorted()).toEqual(Object.keys(forms).toSorted());
});

/** The browser of someone who has an account, and is not signed in. */
async function opensABrowser(newBrowser: NewBrowser, at: Server) {
  const who = newCredentials();
  await enrolsAMember(at, who);
  return newBrowser({ who, at });
}

/** Several times as long as a test takes beside two others. */
const timeout = 480_000;

test('what a visitor types is kept', async ({ site, newServer, newBrowser, watch }) => {
  test.setTimeout(timeout);
  watch.provokes(/./);
  const deployment = await deploys(site, newServer);
  const visitor = await opensABrowser(newBrowser, deployment.server);
  const group = await opensAll(visitor, visitorForms);
  await opensAll(await newBrowser({ at: deployment.server }), newcomersForms, group);
  await meetsThePage(group);
  await meetsANewBuild(group, deployment);
  await meetsTheStorage(group);
  await meetsASecondTab(group);
  group.open = group.open.filter(({ form }) => !form.isForVisitors);
  await meetsASignIn(group, visitor);
  await meetsOtherSessions(group, visitor);
  deployment.remove();
  group.end();
});

/** The forms of members, and in the full run the others. */
const groups =
  process.env['AXIS_TEST_FULL'] === undefined ? [membersForms] : [membersForms, fullForms];

for (const some of groups)
  test(`what a member types is kept: ${Object.keys(some).join('; ')}`, async ({
    site,
    newServer,
    newBrowser,
    watch,
  }) => {
    test.setTimeout(timeout);
    watch.provokes(/./);
    const deployment = await deploys(site, newServer);
    const member = await opensABrowser(newBrowser, deployment.server);
    await member.signsIn();
    await member.isOnTheDashboard();
    const asking = await member.newTab();
    const subject = newSubject();
    await writes(asking, subject);
    const group = await opensAll(member, some);
    await meetsThePage(group);
    await meetsANewBuild(group, deployment);

    await test.step('what is sent from the former build arrives', async () => {
      await asking.field(requests.meeting.fields.value.label).fill('Written under a new build.');
      await submits(asking);
      await isShown(asking, 'stored');
      expect(await waitsIn(asking)).not.toContainEqual(expect.objectContaining({ subject }));
      expect(await requestsAbout(deployment.server, subject)).toHaveLength(1);
    });
    await test.step('a link leads into the new build', async () => {
      await asking.page.keyboard.press('Escape');
      await asking.page.getByRole('link', { name: 'Library', exact: true }).first().click();
      await expect(asking.page).toHaveURL('/library');
      await isOfTheSecondBuild(asking);
      await asking.page.close();
    });
    await meetsTheStorage(group);
    await meetsASecondTab(group);
    await meetsOtherSessions(group, member);
    deployment.remove();
    group.end();
  });
