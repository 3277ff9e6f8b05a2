// A page of the test build: what its bridge tells and does, and a clock whose long timers go off on command.
import type { AnyEventObject } from 'xstate';
import { test, type Disposable, type Page } from 'playwright/test';
import { requests } from '../../../content/requests.ts';
import type { Answer, Entry, Wishes } from '../../../src/boot/testBridge/bridge.ts';
import { forgetRequests } from './network.ts';

export type { Answer };

declare global {
  interface Window {
    axisPathsClock?: { runFor: (ms: number) => void };
  }
}

/**
 * Timers of `shortest` ms and more wait for `runFor`; shorter ones (a library's own, none of the machine's) run as ever, so
 * that the page lives on while the time of the flow stands still. `page.clock` would stop those too.
 */
function stillClock(shortest: number) {
  const { setTimeout: start, clearTimeout: clear } = window;
  const waiting = new Map<number, { at: number; call: () => void }>();
  let now = 0;
  let last = 1e9;
  const setLong = (call: unknown, ms = 0, ...rest: unknown[]) => {
    if (ms < shortest || typeof call !== 'function') return start(call as () => void, ms, ...rest);
    last += 1;
    waiting.set(last, {
      at: now + ms,
      call: () => Reflect.apply(call, undefined, rest) as unknown,
    });
    return last;
  };
  window.setTimeout = setLong as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !waiting.delete(id)) clear(id);
  };
  window.axisPathsClock = {
    runFor: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...waiting].toSorted(([, a], [, b]) => a.at - b.at)[0];
        if (due === undefined || due[1].at > end) break;
        waiting.delete(due[0]);
        now = due[1].at;
        due[1].call();
      }
      now = end;
    },
  };
}

export const ada = { id: 'ada', email: 'ada@example.com' };

/** Ports that are held in flows which are not under test: no other flow may interfere. */
const quiet: Record<string, string[]> = {
  session: [
    'authFeed',
    'premiumFlag',
    'fetchProfile',
    'settleBrowser',
    'loadSubscription',
    'signOut',
    'abandonRecovery',
  ],
  asynq: ['restoreQuestion', 'memberFeed', 'readAllowance'],
  officeHours: ['dayFeed', 'readClosings'],
  booking: ['memberFeed', 'restoreBooking', 'admitFile', 'submitRequest'],
  voiceNote: ['recorder', 'saveNote', 'playback'],
  community: ['memberFeed', 'loadPosts', 'restoreDraft'],
  meetingRequest: ['memberFeed'],
  advisoryApplication: ['memberFeed'],
  gatherings: ['circleFeed', 'submitRequest'],
  unclaimedWork: ['memberFeed'],
  scrollTop: ['scrolling', 'climb'],
  stack: ['memberFeed'],
  premiumOffer: ['memberFeed'],
  recommendations: ['profileFeed', 'readProgress'],
  perks: ['memberFeed', 'readProfile'],
  perkRequest: ['askedFeed'],
  application: ['askedFeed'],
};

export type Opening = {
  /** Ports of the flow that answer on command: those that never touch the network. */
  held?: string[];
  feeds?: string[];
  input?: Record<string, unknown>;
  /** Who the session says is here, where it is not under test. */
  who?: 'visitor' | 'member' | 'recovering' | 'linked';
  /** The flow begins by something that a person does first. */
  later?: boolean;
  /** What the browser holds already. */
  storage?: Record<string, string>;
  /** From how many ms on a timer stands still: the flow's own shortest, where that is below 300. */
  stillFrom?: number;
};

const reports = {
  visitor: { type: 'session.absent' },
  member: { type: 'session.found', member: ada, path: '/library' },
  recovering: { type: 'recovery.opened', member: ada },
  linked: { type: 'link.opened' },
};

/** A session as the service gives it. */
export const serviceSession = {
  access_token: `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa('{"sub":"ada","exp":4102444800}')}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4102444800,
  user: { ...ada, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
};

/** The same as the auth library keeps it: what asks the network needs one. */
const keptSessionOf = (member: typeof ada) => ({
  'sb-axis-one-auth-token': JSON.stringify({
    ...serviceSession,
    user: { ...serviceSession.user, ...member },
  }),
});
export const keptSession = keptSessionOf(ada);

/** What a path says of the session is what the auth library holds: ports that ask the service look there. */
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

/** Waits until a flow has begun, the one under test or another; the router's own pauses (500 ms) lie before it. */
export async function begun(page: Page, flow?: string) {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const isThere = await page.evaluate((name) => {
      if (window.axisPaths?.stands(name) !== undefined) return true;
      window.axisPathsClock?.runFor(100);
      return false;
    }, flow);
    if (isThere) return;
    await page.waitForTimeout(50);
  }
  throw new Error('The flow has not begun.');
}

/** My requests has its own paths: where another flow of the dashboard is under test, it comes to rest first. */
export const dashboardRests = (page: Page) =>
  page.getByRole('heading', { name: requests.empty.title }).waitFor();

/** What a page runs before each of its documents, since it was last opened. */
const prepared = new WeakMap<Page, Disposable[]>();
let openings = 0;
/**
 * Makes a page that has been somewhere as good as a new one, and much cheaper: its process and what it has compiled
 * stay. What an earlier path asked for is forgotten; what it stored goes with the next `open`.
 */
export async function renew(page: Page) {
  const scripts = prepared.get(page);
  if (scripts === undefined) return;
  // Away from where it was, so that nothing scrolls back, and an address with a fragment is a new page.
  await page.goto('about:blank');
  forgetRequests(page);
  for (const script of scripts) await script.dispose();
  prepared.delete(page);
  const { viewport, contextOptions = {} } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? 'no-preference' });
  await page.mouse.move(0, 0);
}

/** Opens an address with a flow under test and everything around it at rest. */
export async function open(page: Page, flow: string, address: string, opening: Opening = {}) {
  const { held = [], feeds = [], who = 'visitor', storage = {}, stillFrom = 300, later } = opening;
  const wishes: Wishes = {
    flow,
    feeds: feeds.filter((feed) => !held.includes(feed)),
    held: { ...(flow === 'session' ? { mailedLink: ['readLink'] } : quiet), [flow]: held },
    first: flow === 'session' ? {} : { 'session.authFeed': reports[who] },
    ...(opening.input && { input: opening.input }),
  };
  openings += 1;
  prepared.set(page, [
    await page.addInitScript(stillClock, stillFrom),
    await page.addInitScript(
      ({ given, kept, opening: number }) => {
        window.axisPathsWishes = given;
        // Once an opening: a reload keeps what there is.
        if (sessionStorage.getItem('axisPathsOpening') === number) return;
        sessionStorage.clear();
        sessionStorage.setItem('axisPathsOpening', number);
        localStorage.clear();
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      {
        given: wishes,
        kept: { axisOneOnboardingComplete: 'true', ...storage },
        opening: String(openings),
      },
    ),
  ]);
  await page.goto(address);
  await (later === true ? page.waitForLoadState('networkidle') : begun(page));
}

/** What the flow has received and done since it was last asked. */
export const journalOf = async (page: Page) =>
  JSON.parse(await page.evaluate(() => window.axisPaths?.journal() ?? '[]')) as Entry[];

/** Answers for a held port. */
export const answer = (page: Page, flow: string, port: string, outcome: Answer) =>
  page.evaluate((given) => window.axisPaths?.answer(given.flow, given.port, given.plain), {
    flow,
    port,
    plain:
      'fails' in outcome
        ? { fails: outcome.fails, retryAfter: outcome.retryAfter }
        : { gives: outcome.gives },
  });

/** Lets a feed, or another flow of the site, report. */
export const report = (page: Page, flow: string, event: AnyEventObject) =>
  page.evaluate((given) => window.axisPaths?.report(given.flow, given.event), { flow, event });

export const runFor = (page: Page, ms: number) =>
  page.evaluate((given) => window.axisPathsClock?.runFor(given), ms);

/** Waits for what is fetched on demand: before, what stands may still change by itself. */
export const complete = (page: Page) =>
  page
    .waitForFunction(() => window.axisPaths?.isComing() !== true, undefined, { timeout: 5000 })
    .catch(() => undefined);

export const remount = (page: Page) => page.evaluate(() => window.axisPaths?.remount());

export const mute = (page: Page, on: boolean) =>
  page.evaluate((given) => window.axisPaths?.mute(given), on);

/** The reports of a flow's `memberFeed`: how somebody stands towards the plans. */
export const standingsTo = (flow: string) =>
  Object.fromEntries(
    ['member.absent', 'member.free', 'member.flagged', 'member.premium'].map((type) => [
      type,
      (page: Page) => report(page, flow, { type }),
    ]),
  );
