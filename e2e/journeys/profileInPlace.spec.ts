// A member's profile in its place: a field is saved by itself, the dashboard knows it, and what cannot be saved is not lost.
import { profileFields as words } from '../../content/profileFields.ts';
import { enrol, profilesSeenBy, writeProfile } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';

test('each answer is saved by itself, and the site follows it at once', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(/\/rest\/v1\/profiles/);
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await member.page.goto('/account');
  const { companyName, modules } = words.fields;
  await member.button(`${words.edit} ${companyName.label}`).click();
  const name = member.field(companyName.label);
  await expect(name).toBeFocused();
  await name.fill('Halden Works');
  // Meanwhile, on another device: one field does not touch another.
  await writeProfile(server, who, { sector: 'Media' });

  // The service is out of order: what was typed stays, also through a reload.
  await member.page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: '' } })
      : route.continue(),
  );
  await member.button(words.save).click();
  const view = member.page.locator('[data-flow=profileFields]');
  await expect(view.getByRole('alert')).toContainText(words.problems.failed);
  await expect(name).toHaveValue('Halden Works');
  await member.page.reload();
  await expect(name).toHaveValue('Halden Works');
  await member.page.unroute('**/rest/v1/profiles*');
  await member.button(words.save).click();
  await expect(view).toContainText(words.saved);
  await expect(member.button(`${words.edit} ${companyName.label}`)).toBeFocused();

  // What a choice changes is said before it is saved.
  await member.button(`${words.edit} ${modules.label}`).click();
  await member.chooses('From The Lab');
  await expect(view).toContainText('Puts From The Lab into your stack.');
  await member.button(words.save).click();
  await expect(view).toContainText('From The Lab');
  const [row] = await profilesSeenBy(server, who.email, who.password);
  expect(row).toMatchObject({
    ...haldenRow,
    company_name: 'Halden Works',
    sector: 'Media',
    modules: expect.arrayContaining(['fromLab']),
  });

  await member.page.goto('/dashboard');
  await member.isOnTheDashboard('Halden Works');
});
