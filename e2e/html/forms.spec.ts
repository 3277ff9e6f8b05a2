// Somebody quick types before the scripts have come: nothing leaks, nothing is lost, and the form then works.
import { EventEmitter, once } from 'node:events';
import { signUp } from '../backend.ts';
import { expect, test } from '../fixtures.ts';

test('what is typed before hydration is kept, and signs in', async ({ server, visitor }) => {
  await signUp(server, visitor.email, visitor.password);
  const { page } = visitor;
  const gate = new EventEmitter();
  const held = once(gate, 'open');
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await visitor.fillsInTheDoor();
  await expect(visitor.doorForm().getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await visitor.passwordField().press('Enter');
  await expect(page).toHaveURL('/auth');

  gate.emit('open');
  await expect(visitor.doorForm().getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(visitor.field('Email')).toHaveValue(visitor.email);
  await expect(visitor.passwordField()).toHaveValue(visitor.password);
  await visitor.submitsTheDoor('Sign In');
  await visitor.isTold('Welcome back!', 'Signed in successfully.');
});
