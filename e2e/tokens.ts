// The session that the auth library keeps in a browser.
import type { Page } from 'playwright/test';

/** The key of the session in localStorage. */
export const tokenKey = 'sb-axis-one-auth-token';

/** The access token has expired: the library must request another before there is a session. */
export const letTheTokenExpire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const past = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: past, expires_in: 0 }));
  }, tokenKey);
