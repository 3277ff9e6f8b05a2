// The session that the auth library keeps in a browser.
import type { Page } from 'playwright/test';
import type { Server } from '../tools/lib/throwaway.mjs';
import { call, keysOf } from './backend.ts';
import type { Credentials } from './person.ts';

/** The key of the session in localStorage. */
export const tokenKey = 'sb-axis-one-auth-token';

/** The access token has expired: the library must request another before there is a session. */
export const letTheTokenExpire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const past = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: past, expires_in: 0 }));
  }, tokenKey);

/** A new session of a member, as the auth library of the site would store it. */
export async function sessionOf(server: Server, { email, password }: Credentials) {
  const { publishableKey: key } = keysOf(server);
  const { status, body } = await call(server, '/auth/v1/token?grant_type=password', {
    key,
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  if (status !== 200) throw new Error(`${email} cannot sign in (${status}).`);
  return JSON.stringify(body);
}
