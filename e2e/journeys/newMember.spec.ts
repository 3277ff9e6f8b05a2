// A visitor becomes a member, signs out, and signs in again.
import { expect, test } from '../fixtures.ts';
import { profilesSeenBy } from '../backend.ts';
import { halden, haldenRow } from '../stack.ts';

test('a visitor builds a stack, gets an account, signs out and signs in again', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto('/');
  await visitor.button('New here? Build your Signal Stack').click();
  await expect(visitor.layer()).toBeVisible();
  await expect(
    page.getByText(
      "This is more than a subscription. It's the start of your strategic signal stack.",
    ),
  ).toBeVisible();
  await expect(
    page.getByText(
      "Welcome to a system for strategic advantage. We'll ask a few questions to personalize your experience.",
    ),
  ).toBeVisible();

  await visitor.answersEverything(halden);
  await visitor.fillsInTheAccount();
  await visitor.startsTheStack();
  await visitor.seesToast('Welcome to Axis One', 'Your strategic gateway is now active');
  await visitor.isOnTheDashboard('Halden Robotics');

  const kept = await visitor.storage();
  expect(kept).toMatchObject({
    axisOneIdentity: JSON.stringify(haldenRow.identity_types),
    axisOneCompanyName: 'Halden Robotics',
    axisOneStage: 'pre-seed',
    axisOneSector: 'Deep Tech',
    axisOneSignals: JSON.stringify(haldenRow.signals),
    axisOneOnboardingComplete: 'true',
  });
  const modules = JSON.parse(kept['axisOneModules'] ?? '[]') as string[];
  expect(modules.toSorted()).toEqual(haldenRow.modules);
  expect(kept).not.toHaveProperty('axisOneOnboardingDraft');
  expect(await profilesSeenBy(visitor.server, visitor.email, visitor.password)).toEqual([
    expect.objectContaining(haldenRow),
  ]);

  await page.reload();
  await visitor.isOnTheDashboard('Halden Robotics');

  await visitor.signsOut();
  await expect(visitor.link('Sign In').first()).toBeVisible();
  // axisOneLeaving tells the other tabs that the user asked for it; the next sign-in removes it.
  const passing = ['axisOneLeaving', 'axisOneOutbox'];
  const left = Object.keys(await visitor.storage()).filter((key) => !passing.includes(key));
  expect(left.toSorted()).toEqual(['axisOneOnboardingComplete', 'axisOneOwner']);

  await visitor.link('Sign In').first().click();
  await visitor.isOnAuthPage();
  await visitor.fillsInTheAuthForm();
  await visitor.submitsTheAuthForm('Sign In');
  await visitor.seesToast('Welcome back!', 'Signed in successfully.');
  await visitor.isOnTheDashboard('Halden Robotics');
});
