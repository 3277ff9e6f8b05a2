// Links from mails, as a test makes them without the site, and the browser's storage meanwhile.
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Server } from '../tools/lib/throwaway.mjs';
import { call, keysOf } from './backend.ts';
import type { Credentials, Person } from './person.ts';

/** The endpoint to which the page sends the token of a link; the browser logs a refusal. */
export const spends = /\/auth\/v1\/verify/;

/** A session of its own for a member, as another device would have it. */
export async function sessionOf(server: Server, { email, password }: Credentials) {
  const { body } = await call(server, '/auth/v1/token?grant_type=password', {
    key: keysOf(server).publishableKey,
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  return body as { access_token: string; refresh_token: string };
}

/** The link of a reset that was requested without the site: on another device, or by a stranger. */
export async function linkFor(server: Server, { email }: Credentials, count = 1) {
  const { status } = await call(server, '/auth/v1/recover', {
    key: keysOf(server).publishableKey,
    method: 'POST',
    body: JSON.stringify({ email }),
  });
  if (status >= 300) throw new Error(`No link was sent to ${email} (${status}).`);
  return (await server.mailTo(email, count)).link;
}

/** A link that this browser requests, with the address as it is typed. */
export async function asksForALink(person: Person, typed = person.email) {
  await person.page.goto('/reset-password');
  await person.field('Email').fill(typed);
  await person.button('Send Reset Link').click();
  await person.seesToast('Reset link sent');
  return (await person.server.mailTo(person.email)).link;
}

/** The whole storage of this browser. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).toSorted()));

/** The question is shown, and the address contains nothing of the link. */
export async function isAsked(person: Person, email: string) {
  await expect(person.heading(`Continue as ${email}?`)).toBeVisible();
  await expect(person.button('Continue')).toBeEnabled();
  await expect(person.button('Not now')).toBeEnabled();
  const { hash, pathname } = new URL(person.page.url());
  expect({ hash, pathname }).toEqual({ hash: '', pathname: '/auth' });
}
