// What happens to the session of a browser. What the auth library would report is reported by the bridge; what the site does then, in
// every tab and in the storage, it does itself.
import type { Page } from 'playwright/test';
import { toasts } from '../../../content/toasts.ts';
import { toAnswers } from '../../../src/adapters/storage/answers.ts';
import { silentPage } from '../../kept/acts.ts';
import { expect } from '../kit/expect.ts';
import { alwaysGive } from '../kit/network.ts';
import { answer, arriveAs, openPage, report } from '../kit/page.ts';
import { holds, restart, words } from './case.ts';
import type { Case, Interruption } from './case.ts';
import type { Who } from './form.ts';
import { members } from './opening.ts';

const profile = { answers: toAnswers({}), complete: true };

/** Another tab of this browser, with the session in it. */
async function otherTab({ page }: Case, who: Who): Promise<Page> {
  const tab = await page.context().newPage();
  arriveAs(tab, { keepsStorage: true, storage: {}, bridge: (given) => given });
  await openPage(tab, '/library', {
    bridge: {
      flow: 'session',
      held: { session: ['authReports', 'premiumFlag', 'fetchProfile', 'loadSubscription'] },
      initialEvents: {
        'session.authReports':
          who === 'visitor'
            ? { type: 'session.absent' }
            : { type: 'session.found', member: members[who], path: '/library' },
      },
      interruptible: [],
    },
    storage: {},
    pausesTimersFrom: 300,
    startsLater: false,
  });
  return tab;
}

/** The session of a page has found out who is here. */
const isSettled = (page: Page, who: 'member' | 'another') =>
  expect
    .poll(() => page.evaluate(() => window.pathsBridge?.stateOf('session') ?? ''), {
      timeout: 10_000,
    })
    .toMatch(new RegExp(`"member":\\{.*"id":"${members[who].id}"`));

/** Both tabs hear that a member has signed in; each gives them the keys of the browser. */
async function signIn(given: Case, tab: Page, who: 'member' | 'another') {
  if (given.subject.who === 'member') await given.subject.tells(given.page, 'member.left', who);
  await given.subject.holdsSession(tab, who);
  for (const page of [tab, given.page]) {
    await report(page, 'session', {
      type: 'member.signedIn',
      member: members[who],
      path: '/library',
    });
    // A member who is through onboarding: its layer would lie over the form.
    await answer(page, 'session', 'fetchProfile', { gives: profile });
    await isSettled(page, who);
  }
  await given.subject.tells(given.page, 'member.arrived', who);
}

/** The member has signed out in the other tab, which deletes what is theirs; and this tab hears it. */
async function signOut(given: Case, tab: Page) {
  await alwaysGive(tab, '/auth/v1/logout', {});
  await given.subject.holdsSession(tab, 'visitor');
  await report(tab, 'session', { type: 'signOut.requested' });
  const isGone = (id: string) =>
    tab.evaluate(
      (owner) => !JSON.stringify({ ...localStorage }).includes(`"owner":"${owner}"`),
      id,
    );
  await expect.poll(() => isGone(members.member.id), { timeout: 10_000 }).toBe(true);
  await report(given.page, 'session', { type: 'member.signedOut' });
  await given.subject.tells(given.page, 'member.left', 'visitor');
}

/** The page is opened anew by a member, who was a visitor before. */
const becomes = (given: Case, who: 'member' | 'another') => restart(given, { who });

/** By their names in docs/paths/kept.md. */
export const ofSessions: Readonly<Record<string, Interruption>> = {
  '401': {
    isOfSession: true,
    who: ['member'],
    run: async (given) => {
      const { page, subject } = given;
      const seen = await subject.sees(page);
      await report(page, 'session', { type: 'session.ended', path: '/library' });
      await page.goto(silentPage);
      await subject.opens(page, { keepsStorage: true });
      if (seen !== null) await subject.comesBack(page, seen.snapshot);
      return holds(given);
    },
  },
  'sign-in of the same member': {
    isOfSession: true,
    who: ['visitor'],
    run: async (given) => {
      const tab = await otherTab(given, 'visitor');
      await signIn(given, tab, 'member');
      await tab.close();
      const here = words('lost here', await given.subject.loses(given.page, given.before));
      return [...here, ...(await becomes(given, 'member'))];
    },
  },
  'sign-in of another member': {
    isOfSession: true,
    run: async (given) => {
      const { subject, page } = given;
      const tab = await otherTab(given, subject.who);
      if (subject.who === 'visitor') {
        // There was no first one: what a visitor wrote becomes the member's who signs in.
        await signIn(given, tab, 'another');
        await tab.close();
        return becomes(given, 'another');
      }
      const seen = await subject.sees(page);
      await signIn(given, tab, 'another');
      const shown = words('shown to another member', await subject.stillHolds(page, given.before));
      await signIn(given, tab, 'member');
      await tab.close();
      await page.goto(silentPage);
      await subject.opens(page, { keepsStorage: true });
      if (seen !== null) await subject.comesBack(page, seen.snapshot);
      return [...shown, ...(await holds(given))];
    },
  },
  'sign-out in another tab': {
    isOfSession: true,
    who: ['member'],
    run: async (given) => {
      const { subject, page } = given;
      const tab = await otherTab(given, 'member');
      await signOut(given, tab);
      await tab.close();
      const says = page.getByText(toasts.signedOut.title).first();
      const isSaid = await says.waitFor({ timeout: 4000 }).then(
        () => true,
        () => false,
      );
      const silence = isSaid ? [] : ['the page does not say that the member has signed out'];
      if (!given.isForVisitors) return silence;
      await subject.opens(page, { keepsStorage: true, who: 'visitor' });
      const shown = words('shown to a visitor', await subject.stillHolds(page, given.before));
      return [...silence, ...shown];
    },
  },
};
