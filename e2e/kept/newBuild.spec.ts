// A site that is down, and that comes back as another build under the pages that are open: what was typed is kept, in every form;
// what is sent arrives; and a link leads into the new build.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requests } from '../../content/requests.ts';
import { isShown, newSubject, submits, waitsIn, writes } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { opensAll } from './group.ts';
import type { Group } from './group.ts';
import { memberGroups, visitorForms } from './groups.ts';
import { enrolsAMember } from './members.ts';
import { makeSecondBuild, mark } from './secondBuild.ts';

/** The page was loaded from the second build. */
const isOfTheSecondBuild = ({ page }: Person) =>
  expect(page.locator(`html[${mark}]`)).toBeAttached();

test('the service is down, and comes back with a new build: what is typed is kept in every form', async ({
  site,
  newServer,
  newBrowser,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.provokes(/./);
  const folder = mkdtempSync(join(tmpdir(), 'axis-builds-'));
  // What a deployment replaces.
  const dist = join(folder, 'current');
  symlinkSync(site.dist, dist);
  const server = await newServer({ env: { AXIS_DIST: dist } });
  const who = newCredentials();
  await enrolsAMember(server, who);
  const groups: Group[] = [];
  for (const some of visitorForms)
    groups.push(await opensAll(await newBrowser({ who, at: server }), some));
  const member = await newBrowser({ who, at: server });
  await member.signsIn();
  await member.isOnTheDashboard();
  groups.push(await opensAll(member, Object.assign({}, ...memberGroups)));
  const asking = await member.newTab();
  const subject = newSubject();
  await writes(asking, subject);

  // What a form fetches when it is first used is here by then.
  for (const group of groups) await group.types('before the service is down');
  await server.kill();
  for (const group of groups) await group.types('while the service is down');
  const gone = makeSecondBuild(site.dist, join(folder, 'second'));
  rmSync(dist);
  symlinkSync(join(folder, 'second'), dist);
  await server.restart();
  expect((await fetch(`${server.url}/assets/${gone[0]}`)).status).toBe(404);

  for (const group of groups) {
    await group.each('the service was down', (one) => one.has());
    await group.types('into a page of the former build');
    await group.each('a new build, then reload', async (one) => {
      await one.page.reload();
      await isOfTheSecondBuild(one.tab);
      await one.finds();
    });
  }

  await test.step('what is sent from the former build arrives', async () => {
    await asking.field(requests.meeting.fields.value.label).fill('Written under a new build.');
    await submits(asking);
    await isShown(asking, 'stored');
    expect(await waitsIn(asking)).not.toContainEqual(expect.objectContaining({ subject }));
    expect(await requestsAbout(server, subject)).toHaveLength(1);
  });
  await test.step('a link leads into the new build', async () => {
    await asking.page.keyboard.press('Escape');
    await asking.page.getByRole('link', { name: 'Library', exact: true }).first().click();
    await expect(asking.page).toHaveURL('/library');
    await isOfTheSecondBuild(asking);
  });
  for (const group of groups) group.end();
  rmSync(folder, { recursive: true, force: true });
});
