// Edit Profile from any page: it saves only what was read and changed, and the page stays where it is.
import { routes } from '../../content/routes.ts';
import { enrol, profilesSeenBy, writeProfile } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow, terse } from '../stack.ts';
import { full } from '../tags.ts';

/** Presses Edit Profile in the header's menu, on a page that is not the dashboard. */
async function opensEditProfile(member: Person) {
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await member.page.goto('/library');
  await member.findsItAwake();
  await pressesEditProfile(member);
}

async function pressesEditProfile(member: Person) {
  await member.button('Account').click();
  await member.page.getByRole('menuitem', { name: 'Edit Profile', exact: true }).click();
  await expect(member.layer('Edit Profile')).toBeVisible();
}

/** Goes from the company to the last step, with nothing else changed, and accepts the terms. */
async function goesOn(member: Person, company: string) {
  await member.tellsAboutTheCompany({ ...terse, company });
  await member.choosesModules();
  await member.button('Complete Configuration').click();
  await member.acceptsTheTerms();
}

test('answers that cannot be read: it says so, and once they are loaded it saves only the changes', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(/\/rest\/v1\/profiles/);
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  let isOut = true;
  await member.page.route('**/rest/v1/profiles*', (route) =>
    isOut && member.path === '/library'
      ? route.fulfill({ status: 500, json: { message: 'Out of order.' } })
      : route.continue(),
  );
  await opensEditProfile(member);
  const layer = member.layer('Edit Profile');
  await expect(layer.getByRole('alert')).toContainText("We couldn't load your answers");
  await expect(layer.getByRole('button', { name: 'Begin', exact: true })).toHaveCount(0);

  isOut = false;
  await layer.getByRole('button', { name: 'Try again', exact: true }).click();
  await member.begins();
  await member.saysWhy([]);
  await expect(member.field('Company name')).toHaveValue('Halden Robotics');
  // Meanwhile, on another device.
  await writeProfile(server, who, { sector: 'Media', website: 'https://elsewhere.example' });
  await goesOn(member, 'Halden Works');
  await member.button('Save Profile').click();
  await expect(layer).toHaveCount(0);
  expect(await profilesSeenBy(server, who.email, who.password)).toEqual([
    expect.objectContaining({
      ...haldenRow,
      company_name: 'Halden Works',
      sector: 'Media',
      website: 'https://elsewhere.example',
    }),
  ]);
});

test(
  'it says that the profile was saved, and stays on the page on which it was opened',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const member = await newBrowser({ who });
    await opensEditProfile(member);
    await member.begins();
    await member.saysWhy([]);
    await goesOn(member, 'Halden Works');
    // Closed half-way and opened again: the change is still there, and is still all that is saved.
    await member.button('Close Edit Profile').click();
    await pressesEditProfile(member);
    await member.acceptsTheTerms();
    await member.button('Save Profile').click();
    await member.seesToast('Profile saved');
    await expect(member.layer('Edit Profile')).toHaveCount(0);
    await expect(member.page).toHaveURL('/library');
    await expect(member.heading(routes['/library'].h1)).toBeVisible();
    await expect(member.button('Account')).toBeFocused();
    await member.page.goto('/dashboard');
    await member.isOnTheDashboard('Halden Works');
  },
);
