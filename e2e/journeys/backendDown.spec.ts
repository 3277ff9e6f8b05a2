// The backend stops and returns: no account and no answer is lost.
import { enrol, profilesSeenBy } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { halden, haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

// Servers are started, killed and started again.
test.slow();

const unreachable = 'The service cannot be reached right now.';

test(
  'the backend is down at sign-up, then at sign-in: a sentence, nothing lost, and the next press works',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    watch.provokes(/./);
    const server = await newServer();
    const visitor = await newBrowser({ at: server });
    await visitor.page.goto('/onboarding');
    await visitor.answersEverything(halden);
    await visitor.fillsInTheAccount();
    await server.kill();
    await visitor.startsTheStack();
    await visitor.isWarned('Error during setup', unreachable);
    await expect(visitor.refusal()).toContainText(unreachable);
    await expect(visitor.field('Email')).toHaveValue(visitor.email);
    await expect(visitor.passwordField()).toHaveValue(visitor.password);
    await expect(visitor.button('Start My Stack')).toBeEnabled();

    await server.restart();
    await visitor.startsTheStack();
    await visitor.seesToast('Welcome to Axis One', 'Your strategic gateway is now active');
    await visitor.isOnTheDashboard('Halden Robotics');
    expect(await profilesSeenBy(server, visitor.email, visitor.password)).toEqual([
      expect.objectContaining(haldenRow),
    ]);

    await visitor.signsOut();
    await visitor.opensTheAuthPage();
    await visitor.fillsInTheAuthForm();
    await server.kill();
    await visitor.submitsTheAuthForm('Sign In');
    await visitor.isWarned('Sign in error', unreachable);
    await expect(visitor.refusal()).toContainText(unreachable);
    await expect(visitor.field('Email')).toHaveValue(visitor.email);
    await server.restart();
    await visitor.submitsTheAuthForm('Sign In');
    await visitor.isOnTheDashboard('Halden Robotics');
  },
);

test(
  'a server killed during requests loses no account and no answer',
  { tag: full },
  async ({ newServer, newBrowser, watch }) => {
    watch.provokes(/./);
    const server = await newServer();
    const member = await newBrowser({ at: server });
    await enrol(server, member, haldenRow);
    await member.signsIn();
    await member.isOnTheDashboard('Halden Robotics');
    const visitor = await newBrowser({ at: server });
    await visitor.page.goto('/onboarding');
    await visitor.begins();
    await visitor.saysWhy(halden.identities);
    await server.kill();
    await visitor.tellsAboutTheCompany(halden);

    await server.restart();
    await visitor.page.reload();
    await expect(visitor.button('Configure Your Feed')).toBeVisible();
    await visitor.choosesModules(halden.modules);
    await visitor.choosesSignals(halden.signals);
    await visitor.fillsInTheAccount();
    await visitor.startsTheStack();
    await visitor.isOnTheDashboard('Halden Robotics');

    await member.page.reload();
    await member.isOnTheDashboard('Halden Robotics');
    await member.signsOut();
    await member.signsIn();
    await member.isOnTheDashboard('Halden Robotics');
    for (const one of [member, visitor])
      expect(await profilesSeenBy(server, one.email, one.password)).toEqual([
        expect.objectContaining(haldenRow),
      ]);
  },
);

test('signed up, but the profile was not saved: the next press completes it without a second sign-up', async ({
  visitor,
  watch,
}) => {
  const { page } = visitor;
  watch.provokes(/\/rest\/v1\/profiles/);
  let signUps = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/auth/v1/signup') signUps += 1;
  });
  let refusals = 0;
  await page.route('**/rest/v1/profiles*', async (route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return route.continue();
    refusals += 1;
    return route.abort();
  });
  await page.goto('/onboarding');
  await visitor.answersEverything(halden);
  await visitor.fillsInTheAccount();
  await visitor.startsTheStack();
  await visitor.isWarned('Error during setup', unreachable);
  await expect(page.getByText(`You are signed in as ${visitor.email}.`)).toBeVisible();
  await expect(visitor.refusal()).toContainText(unreachable);
  await expect(visitor.passwordField()).toHaveCount(0);

  await visitor.startsTheStack();
  await visitor.isOnTheDashboard('Halden Robotics');
  expect(signUps).toBe(1);
  expect(await profilesSeenBy(visitor.server, visitor.email, visitor.password)).toEqual([
    expect.objectContaining(haldenRow),
  ]);
});
