// Links from mails: accepted at once in the browser that asked for them, confirmed by the user in any other, unchanged until then.
import { enrol, signIn, signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { asksForALink, isAsked, kept, linkFor, sessionOf, spends } from '../links.ts';
import { confirmsByMail, newCredentials, type Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

async function setsAPassword(person: Person) {
  await expect(person.heading('Set a new password')).toBeVisible();
  await person.passwordField('New password').fill('a new beginning');
  await person.passwordField('Repeat the new password').fill('a new beginning');
  await person.button('Save Password').click();
  await person.seesToast('Password saved');
}

test('asked for here, with another spelling of the address: no question, and nothing in the address', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  const link = await asksForALink(member, member.email.toUpperCase());
  await member.page.goto(link);
  await expect(member.heading('Set a new password')).toBeVisible();
  await expect(member.button('Continue')).toHaveCount(0);
  expect(new URL(member.page.url()).hash).toBe('');
  await member.page.goBack();
  await member.page.goForward();
  await expect(member.heading('Set a new password')).toBeVisible();
  expect(new URL(member.page.url()).hash).toBe('');
});

test('planted on a member: confirmed, and Not now leaves the browser, the member and the link unchanged', async ({
  server,
  newBrowser,
}) => {
  const [ada, ben] = [newCredentials(), newCredentials()];
  await signUp(server, ada.email, ada.password);
  await enrol(server, ben, haldenRow);
  const link = await linkFor(server, ada);
  const member = await newBrowser({ who: ben });
  const { page } = member;
  await member.signsIn();
  await member.isOnTheDashboard('Halden Robotics');
  await page.goto('/library');
  await expect(member.button('Account')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('axisOneStackWishes', '["kept"]'));
  const before = await kept(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (spends.test(request.url())) asked.push(request.url());
  });
  await page.goto(link);
  await isAsked(member, ada.email);
  await expect(page.getByRole('main')).toContainText(`You are signed in as ${ben.email}.`);
  await expect(member.button('Account')).toBeVisible();
  expect(await kept(page)).toEqual(before);
  // Every navigation leads back to the question.
  await page.getByRole('banner').getByRole('link', { name: 'Library', exact: true }).click();
  await isAsked(member, ada.email);

  await member.button('Not now').click();
  await member.isOnTheDashboard('Halden Robotics');
  expect(await kept(page)).toEqual(before);
  expect(asked).toEqual([]);
  await page.reload();
  await member.isOnTheDashboard('Halden Robotics');
  expect((await signIn(server, ada.email, ada.password)).status).toBe(200);

  // The same link, opened on purpose, by keyboard.
  await page.goto(link);
  await isAsked(member, ada.email);
  await expect(member.heading(`Continue as ${ada.email}?`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(member.button('Continue')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(member.button('Not now')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(member.heading('Set a new password')).toBeFocused();
  await setsAPassword(member);
  await expect(page).toHaveURL('/onboarding');
  expect(await kept(page)).not.toEqual(before);
  expect((await signIn(server, ada.email, 'a new beginning')).status).toBe(200);
  expect((await signIn(server, ben.email, ben.password)).status).toBe(200);
});

test('on another device: confirmed, Not now shows the form, and the link still works where it was asked for', async ({
  server,
  newBrowser,
}) => {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const home = await newBrowser({ who });
  const link = await asksForALink(home);

  const phone = await newBrowser({ who, options: { viewport: { width: 390, height: 844 } } });
  await phone.page.goto('/library');
  const before = await kept(phone.page);
  await phone.page.goto(link);
  await isAsked(phone, who.email);
  await expect(phone.page.getByRole('main')).not.toContainText('You are signed in as');
  await phone.button('Not now').click();
  await phone.isOnAuthPage();
  expect(await kept(phone.page)).toEqual(before);

  await home.page.goto(link);
  await setsAPassword(home);
  await home.isOnTheDashboard('Halden Robotics');
});

test('a link that names one account and opens another is ended, in the browser that asked and in any other', async ({
  server,
  newBrowser,
}) => {
  const [mallory, ada] = [newCredentials(), newCredentials()];
  await signUp(server, mallory.email, mallory.password);
  await signUp(server, ada.email, ada.password);
  const forged = (link: string) => link.replace(/email=.*$/, `email=${ada.email}`);
  const isRefused = async (person: Person, before: Record<string, string>) => {
    await expect(person.heading(`This link is not for ${ada.email}`)).toBeVisible();
    expect(await kept(person.page)).toEqual(before);
    await person.button('Close').click();
    await person.isOnAuthPage();
    expect(await kept(person.page)).toEqual(before);
  };

  const home = await newBrowser({ who: ada });
  await asksForALink(home);
  const asked = await kept(home.page);
  await home.page.goto(forged(await linkFor(server, mallory)));
  await isRefused(home, asked);

  const other = await newBrowser({ who: ada });
  await other.page.goto('/library');
  const before = await kept(other.page);
  await other.page.goto(forged(await linkFor(server, mallory, 2)));
  await isAsked(other, ada.email);
  await other.button('Continue').click();
  await isRefused(other, before);
});

test('put into the address of an open page', async ({ server, newBrowser }) => {
  const who = newCredentials();
  await signUp(server, who.email, who.password);
  const link = await linkFor(server, who);
  const person = await newBrowser();
  const { page } = person;
  await page.goto('/auth');
  await expect(person.heading('Welcome back')).toBeVisible();
  await page.evaluate((address) => location.assign(address), link);
  await isAsked(person, who.email);
  await person.button('Not now').click();
  await expect(person.heading('Welcome back')).toBeVisible();
  // The same once more: it is unused.
  await page.evaluate((address) => location.assign(address), link);
  await isAsked(person, who.email);
  await person.button('Continue').click();
  await expect(person.heading('Set a new password')).toBeVisible();
});

test(
  'a session in the address, as a service with its own templates sends it: confirmed, on any page',
  { tag: full },
  async ({ server, newBrowser }) => {
    const who = newCredentials();
    await enrol(server, who, haldenRow);
    const { access_token, refresh_token } = await sessionOf(server, who);
    const visitor = await newBrowser();
    const { page } = visitor;
    await page.goto('/library');
    const before = await kept(page);
    const fragment = `#access_token=${access_token}&expires_in=3600&refresh_token=${refresh_token}&token_type=bearer&type=magiclink`;
    await page.goto(`/second-curve${fragment}`);
    await isAsked(visitor, who.email);
    expect(await kept(page)).toEqual(before);
    await visitor.button('Continue').click();
    await visitor.isOnTheDashboard('Halden Robotics');

    const other = await newBrowser();
    await other.page.goto(`/dashboard${fragment.replace('magiclink', 'recovery')}`);
    await isAsked(other, who.email);
    await other.button('Continue').click();
    await expect(other.heading('Set a new password')).toBeVisible();
    await other.page.goto('/library');
    await expect(other.heading('Set a new password')).toBeVisible();
  },
);

test('a confirmation that this browser asked for signs in without a question', async ({
  server,
  visitor,
}) => {
  await signUp(server, visitor.email, visitor.password);
  const { access_token, refresh_token } = await sessionOf(server, visitor);
  await confirmsByMail(visitor);
  await visitor.page.goto('/auth?tab=signup');
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Create Account');
  await expect(visitor.heading('Check your email to confirm your address')).toBeVisible();
  await visitor.page.goto(
    `/dashboard#access_token=${access_token}&refresh_token=${refresh_token}&type=signup`,
  );
  await expect(visitor.page).toHaveURL('/onboarding');
  await expect(visitor.button('Begin')).toBeVisible();
});

test('the service fails: the page says so, nothing has changed, and a retry opens the link', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(spends);
  const who = newCredentials();
  await signUp(server, who.email, who.password);
  const link = await linkFor(server, who);
  const visitor = await newBrowser();
  const { page } = visitor;
  await page.goto('/library');
  const before = await kept(page);
  await page.route('**/auth/v1/verify*', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await visitor.button('Continue').click();
  await expect(visitor.heading('The link could not be checked')).toBeFocused();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The service cannot be reached right now.');
  expect(await kept(page)).toEqual(before);
  await visitor.button('Try again').click();
  await expect(visitor.heading('Set a new password')).toBeVisible();
});

test('the code of the question cannot be loaded: the page says so, and a retry asks', async ({
  server,
  newBrowser,
  watch,
}) => {
  watch.provokes(/\/assets\//);
  const visitor = await newBrowser();
  await signUp(server, visitor.email, visitor.password);
  const link = await linkFor(server, visitor);
  const { page } = visitor;
  await page.route('**/assets/Linked-*', (route) => route.abort());
  await page.goto(link);
  await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
  await page.unroute('**/assets/Linked-*');
  await visitor.button('Try again').click();
  await isAsked(visitor, visitor.email);
});
