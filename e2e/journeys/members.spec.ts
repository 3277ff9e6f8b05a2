// Several members in one browser, and what the two tiers are shown.
import { enrol } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { Person, newCredentials } from '../person.ts';
import { haldenRow, terse } from '../stack.ts';
import { full } from '../tags.ts';

const answerKeys = [
  'axisOneIdentity',
  'axisOneCompanyName',
  'axisOneStage',
  'axisOneSector',
  'axisOneModules',
  'axisOneSignals',
  'axisOneOnboardingDraft',
  'axisPremium',
  'axisOneTier',
];

/** Another user takes the same browser. */
const sitsDownAt = (person: Person, who = newCredentials()) =>
  new Person(person.page, person.server, who);

test('another member in the same browser sees nothing of the first, who finds everything again', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const first = await newBrowser({ who });
  await first.signsIn();
  await first.isOnTheDashboard('Halden Robotics');
  await first.page.evaluate(() => {
    localStorage.setItem('axisPremium', 'true');
    localStorage.setItem('axisOneTier', 'premium');
  });
  await first.signsOut();
  const left = await first.storage();
  for (const key of answerKeys) expect(left).not.toHaveProperty(key);

  const second = sitsDownAt(first);
  await second.createsAnAccount();
  await expect(second.page).toHaveURL('/onboarding');
  await second.begins();
  await expect(second.page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await second.saysWhy(terse.identities);
  await expect(second.field('Company name')).toHaveValue('');
  await expect(second.field('Website')).toHaveValue('');
  await second.tellsAboutTheCompany(terse);
  await second.choosesModules();
  await expect(second.page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await second.choosesSignals(terse.signals);
  await second.acceptsTheTerms();
  await second.startsTheStack();
  await second.isOnTheDashboard(second.email.split('@')[0]);
  await second.signsOut();

  await first.signsIn();
  await first.isOnTheDashboard('Halden Robotics');
  expect(await first.storage()).toMatchObject({
    axisOneCompanyName: 'Halden Robotics',
    axisOneSector: 'Deep Tech',
  });
});

test(
  'a member who never signed out leaves nothing to the next one either',
  { tag: full },
  async ({ server, newBrowser }) => {
    const [who, another] = [newCredentials(), newCredentials()];
    await enrol(server, who, haldenRow);
    await enrol(server, another, { ...haldenRow, company_name: '', sector: 'Media' });
    const first = await newBrowser({ who });
    await first.signsIn();
    await first.isOnTheDashboard('Halden Robotics');
    // Every later request of the dashboard would be refused without the token.
    await first.page.waitForLoadState('networkidle');
    await first.page.evaluate(() => {
      localStorage.setItem('axisPremium', 'true');
      localStorage.removeItem('sb-axis-one-auth-token');
    });

    const second = sitsDownAt(first, another);
    await second.signsIn();
    await second.isOnTheDashboard(second.email.split('@')[0]);
    const kept = await second.storage();
    expect(kept).not.toHaveProperty('axisPremium');
    expect(kept).toMatchObject({ axisOneCompanyName: '', axisOneSector: 'Media' });
    await second.page.goto('/library');
    await second.button('Account').click();
    await expect(second.page.getByText('Free Member')).toBeVisible();
  },
);

test('the free demo member: a label, an offer, no badge', async ({ newBrowser }) => {
  const member = await newBrowser({
    who: { email: 'free@axis-one.example', password: 'second-curve' },
  });
  const { page } = member;
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await page.goto('/library');
  await member.button('Account').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(member.email)).toBeVisible();
  await expect(menu.getByText('Free Member')).toBeVisible();
  for (const name of ['Edit Profile', 'Settings', 'Account', 'Upgrade to Premium', 'Sign out'])
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL('/upgrade');
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toHaveCount(0);
});

test(
  'the premium demo member: the badge, the label, no offer',
  { tag: full },
  async ({ newBrowser }) => {
    const member = await newBrowser({
      who: { email: 'premium@axis-one.example', password: 'inner-room' },
    });
    const { page } = member;
    await member.signsIn();
    await member.isOnTheDashboard('Meridian Photonics');
    await expect(page.getByText('Premium Member')).toBeVisible();
    await expect(member.link('Upgrade')).toHaveCount(0);
    await page.goto('/library');
    await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
    await member.button('Account').click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Premium Member')).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Upgrade to Premium' })).toHaveCount(0);
    await expect(member.button('Account')).toHaveText('PR');
    await menu.getByRole('menuitem', { name: 'Settings' }).click();
    await member.isOnTheDashboard('Meridian Photonics');
  },
);

test('the mobile menu of a member: their name, the pages they can open, and Sign out', async ({
  newBrowser,
}) => {
  const member = await newBrowser({
    who: { email: 'free@axis-one.example', password: 'second-curve' },
    options: { viewport: { width: 390, height: 844 } },
  });
  const { page } = member;
  await page.goto('/library');
  await member.button('Open menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await menu.getByRole('link', { name: 'Subscribe' }).click();
  await expect(member.heading('Create your account')).toBeVisible();
  await expect(menu).toHaveCount(0);

  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await page.goto('/library');
  await member.button('Open menu').click();
  await expect(menu.getByText(member.email)).toBeVisible();
  await expect(menu.getByText('Free Member')).toBeVisible();
  for (const name of ['Dashboard', 'My Signal Stack', 'Upgrade to Premium'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await member.seesToast('Signed out successfully');
  await expect(page).toHaveURL('/');
});
