// The member of the path tests, and the session that the auth service gives and its library keeps in the browser.
import type { Page } from 'playwright/test';

export const ada = { id: 'ada', email: 'ada@example.com' };

/** A session as the service sends it. */
export const serviceSession = {
  access_token: `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa('{"sub":"ada","exp":4102444800}')}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4102444800,
  user: { ...ada, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};

/** The same as the auth library stores it, by key: ports that use the network need one. */
export const keptSessionOf = (member: typeof ada) => ({
  'sb-axis-one-auth-token': JSON.stringify({
    ...serviceSession,
    user: { ...serviceSession.user, ...member },
  }),
});
export const keptSession = keptSessionOf(ada);

/** A session that has shown a password alone, of a member with an authenticator app. */
export const heldBackSession = {
  'sb-axis-one-auth-token': JSON.stringify({
    ...serviceSession,
    access_token: `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa('{"sub":"ada","exp":4102444800,"aal":"aal1"}')}.c2ln`,
    user: {
      ...serviceSession.user,
      factors: [{ id: 'phone', factor_type: 'totp', status: 'verified' }],
    },
  }),
};

/** Stores or removes the session of a member: ports that use the network read it there. */
export const keepSession = (page: Page, isThere: boolean, member = ada) =>
  page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept.session)) {
        if (kept.isThere) localStorage.setItem(key, value);
        else localStorage.removeItem(key);
      }
    },
    { session: keptSessionOf(member), isThere },
  );
