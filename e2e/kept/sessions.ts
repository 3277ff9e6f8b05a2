// What happens to the session of a browser in which something is typed into several forms.
import { enrol, revokeSessions } from '../backend.ts';
import { expect } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { letTheTokenExpire, sessionOf } from '../tokens.ts';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { becomes, goesTo, isSignedOut, regainsFocus, showsNothingOf, tokenOf } from './acts.ts';
import type { Group } from './group.ts';

/** The session of another member, as this browser would store it: their sign-in page is met by e2e/journeys. */
async function sessionOfAStranger(server: Server) {
  const ben = newCredentials();
  await enrol(server, ben, { ...haldenRow, company_name: 'Northwind Optics' });
  return sessionOf(server, ben);
}

/** The visitor signs in, in another tab: what was typed stays on screen. That it is theirs as a member, the next interruption shows. */
export async function meetsASignIn(group: Group, person: Person) {
  await group.types('before signing in');
  const other = await person.newTab();
  await other.signsIn();
  await other.isOnTheDashboard();
  await group.each('sign-in in another tab', (one) => one.has());
  await other.page.close();
}

/**
 * The service ends the session. All tabs share it: the one that renews it first is told so by the service, and tells the others; each of
 * them leads to the sign-in page. Then the member signs in again in one tab, and each of the others returns to its form by itself.
 */
async function meetsThe401(group: Group, other: Person) {
  await group.types('before a 401');
  const refusal = other.page
    .context()
    .waitForEvent(
      'response',
      (answer) => answer.url().includes('/auth/v1/token') && answer.status() >= 400,
    );
  await revokeSessions(other.server, other.email, other.password);
  await letTheTokenExpire(other.page);
  await group.each('401', async ({ tab }) => {
    await regainsFocus(tab);
    await tab.isOnAuthPage();
  });
  await refusal;
  await other.isOnAuthPage();
  await other.fillsInTheAuthForm();
  await other.submitsTheAuthForm('Sign In');
  await group.each('a 401, and signed in again in another tab', async (one) => {
    await expect(one.page).not.toHaveURL(/\/auth\b/);
    await one.opensAgain();
  });
}

/** Another member signs in, and the first one again. */
async function meetsAnotherMember(group: Group, other: Person) {
  const session = await sessionOfAStranger(other.server);
  await group.types('before another member signs in');
  const own = await tokenOf(other);
  await becomes(other, session);
  await group.each('another member in another tab', ({ tab, text }) => showsNothingOf(tab, text));
  await becomes(other, own);
  await group.each('another member, and the first one again', async (one) => {
    await goesTo(one.tab, one.form);
    await one.has();
  });
}

/** What happens to the session of a member; in the end they have signed out. */
export async function meetsOtherSessions(group: Group, person: Person) {
  const other = await person.newTab();
  await other.page.goto('/dashboard');
  await other.isOnTheDashboard();
  await meetsThe401(group, other);
  await meetsAnotherMember(group, other);
  await group.types('before signing out');
  await other.signsOut();
  await group.each('sign-out in another tab', async ({ tab, text }) => {
    await isSignedOut(tab);
    await showsNothingOf(tab, text);
    expect(await other.everythingKept()).not.toContain(text);
  });
  await other.page.close();
}
