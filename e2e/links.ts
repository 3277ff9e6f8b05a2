// Links from mails, as a test makes them behind the site's back, and what a browser keeps meanwhile.
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Server } from '../tools/lib/throwaway.mjs';
import { call, keysOf } from './backend.ts';
import type { Credentials, Person } from './person.ts';

/** Where the page sends the token of a link; a refusal stands in the browser's console. */
export const spends = /\/auth\/v1\/verify/;

/** A session of its own for somebody, as another device would have it. */
export async function sessionOf(server: Server, { email, password }: Credentials) {
  const { body } = await call(server, '/auth/v1/token?grant_type=password', {
    key: keysOf(server).publishableKey,
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  return body as { access_token: string; refresh_token: string };
}

/** The link of a reset that was asked for without the site: on another device, or in a stranger's name. */
export async function linkFor(server: Server, { email }: Credentials, count = 1) {
  const { status } = await call(server, '/auth/v1/recover', {
    key: keysOf(server).publishableKey,
    method: 'POST',
    body: JSON.stringify({ email }),
  });
  if (status >= 300) throw new Error(`No link was sent to ${email} (${status}).`);
  return (await server.mailTo(email, count)).link;
}

/** A link that this browser asks for, with the address as it is typed. */
export async function asksForALink(person: Person, typed = person.email) {
  await person.page.goto('/reset-password');
  await person.field('Email').fill(typed);
  await person.button('Send Reset Link').click();
  await person.isTold('Reset link sent');
  return (await person.server.mailTo(person.email)).link;
}

/** Everything that this browser keeps. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).toSorted()));

/** The question stands, and the address holds nothing of the link. */
export async function isAsked(person: Person, email: string) {
  await expect(person.heading(`Continue as ${email}?`)).toBeVisible();
  await expect(person.button('Continue')).toBeEnabled();
  await expect(person.button('Not now')).toBeEnabled();
  const { hash, pathname } = new URL(person.page.url());
  expect({ hash, pathname }).toEqual({ hash: '', pathname: '/auth' });
}
