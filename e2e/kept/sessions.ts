// What happens to the session of a browser in which something is typed into several forms.
import { enrol, revokeSessions } from '../backend.ts';
import { expect } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Credentials, Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { letTheTokenExpire, sessionOf } from '../tokens.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { becomes, isSignedOut, regainsFocus, showsNothingOf, tokenOf } from './acts.ts';
import type { Group } from './group.ts';

/** The session of another member of a server, as this browser would store it; they are enrolled once. */
const strangers = new Map<string, Promise<Credentials>>();

async function enrolsAStranger(server: Server) {
  const ben = newCredentials();
  await enrol(server, ben, { ...haldenRow, company_name: 'Northwind Optics' });
  return ben;
}

/** Their sign-in page is met by e2e/journeys: here only what it stores matters. */
async function sessionOfAStranger(server: Server) {
  const ben = strangers.get(server.url) ?? enrolsAStranger(server);
  strangers.set(server.url, ben);
  return sessionOf(server, await ben);
}

/** The visitor signs in, in another tab: what was typed stays on screen. That it is theirs as a member, the next interruption shows. */
export async function meetsASignIn(group: Group, person: Person) {
  await group.types('before signing in');
  const other = await person.newTab();
  await other.signsIn();
  await other.isOnTheDashboard();
  await group.meets('sign-in in another tab', (one) => one.has());
  await other.page.close();
}

/** Another member signs in, and the first one again. */
async function meetsAnotherMember(group: Group, other: Person) {
  const session = await sessionOfAStranger(other.server);
  await group.types('before another member signs in');
  const own = await tokenOf(other);
  await becomes(other, session);
  await group.meets('another member in another tab', ({ tab, text }) => showsNothingOf(tab, text));
  await becomes(other, own);
}

/**
 * The service ends the session: it refuses to renew it, or to answer with it, whichever a tab asks first. All tabs share it: the one that asks first is refused, and tells the others; so
 * the refusal is waited for in the whole browser. Then the member signs in again in one tab, and each of the others returns to its form by
 * itself: what was typed before the other member came must have survived this, too.
 */
async function meetsThe401(group: Group, other: Person) {
  const refusal = other.page
    .context()
    .waitForEvent(
      'response',
      (answer) =>
        (answer.url().includes('/auth/v1/token') && answer.status() >= 400) ||
        (answer.url().includes('/rest/v1/') && answer.status() === 401),
    );
  await revokeSessions(other.server, other.email, other.password);
  await letTheTokenExpire(other.page);
  await group.meets('401', async ({ tab }) => {
    await regainsFocus(tab);
    await isSignedOut(tab);
  });
  await refusal;
  await other.signsIn();
  await expect(other.page).not.toHaveURL(/\/auth/);
  await group.meets(
    'another member, the first one again, a 401, and signed in again',
    async (one) => {
      await expect(one.page).not.toHaveURL(/\/auth\b/);
      await one.opensAgain();
    },
  );
}

/** What happens to the session of a member; in the end they have signed out. */
export async function meetsOtherSessions(group: Group, person: Person) {
  const other = await person.newTab();
  await other.page.goto('/robots.txt');
  await meetsAnotherMember(group, other);
  await meetsThe401(group, other);
  await group.types('before signing out');
  await other.page.goto('/library');
  await other.signsOut();
  await group.meets('sign-out in another tab', async ({ tab, text }) => {
    await isSignedOut(tab);
    await showsNothingOf(tab, text);
    expect(await other.everythingKept()).not.toContain(text);
  });
  await other.page.close();
}
