// A user types before the scripts are loaded: nothing leaks, nothing is lost, and the form works afterwards.
import { signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { heldBack } from './heldBack.ts';

test('what is typed before hydration is kept, and signs in', async ({ server, visitor }) => {
  await signUp(server, visitor.email, visitor.password);
  const { page } = visitor;
  const letThemCome = await heldBack(page, '**/assets/*.js');
  await page.goto('/auth', { waitUntil: 'commit' });
  await visitor.fillsInTheAuthForm();
  await expect(visitor.authForm().getByRole('button', { name: 'Sign In' })).toBeDisabled();
  letThemCome();
  await expect(visitor.authForm().getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.passwordField()).toHaveValue(visitor.password);
  await visitor.submitsTheAuthForm('Sign In');
  await visitor.seesToast('Welcome back!', 'Signed in successfully.');
});

test('Enter before hydration goes nowhere, and signs in afterwards', async ({
  server,
  visitor,
}) => {
  await signUp(server, visitor.email, visitor.password);
  const { page } = visitor;
  const letThemCome = await heldBack(page, '**/assets/*.js');
  await page.goto('/auth', { waitUntil: 'commit' });
  await visitor.fillsInTheAuthForm();
  await visitor.passwordField().press('Enter');
  await expect(visitor.authForm().getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await expect(page).toHaveURL('/auth');
  letThemCome();
  await visitor.seesToast('Welcome back!', 'Signed in successfully.');
});
