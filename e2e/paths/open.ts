// Opens a page of this app with one flow under test and every other flow at rest.
import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { requests } from '../../content/requests.ts';
import { ada } from './account.ts';
import { openPage, report } from './kit/page.ts';

/** Ports that are held in flows which are not under test: no other flow may interfere. */
const sessionPorts = [
  'premiumFlag',
  'fetchProfile',
  'settleBrowser',
  'loadSubscription',
  'signOut',
  'abandonRecovery',
];
const quiet: Record<string, string[]> = {
  session: ['authReports', ...sessionPorts],
  asynq: ['draft'],
  questionDelivery: ['outboxFeed'],
  questionAllowance: ['memberFeed', 'readAllowance'],
  officeHours: ['dayFeed', 'readClosings'],
  booking: ['draft', 'admitFile', 'submission'],
  voiceNote: ['openMicrophone', 'recorder', 'saveNote', 'readNote', 'playback'],
  community: ['memberFeed', 'loadPosts'],
  thread: ['memberFeed'],
  draft: ['memberFeed', 'readDraft', 'writeDraft', 'removeDraft'],
  meetingRequest: ['memberFeed'],
  advisoryApplication: ['memberFeed'],
  gatherings: ['askedFeed', 'seatsFeed', 'submission'],
  unclaimedWork: ['memberFeed'],
  scrollTop: ['scrolling', 'climb'],
  stack: ['memberFeed'],
  fullStack: ['memberFeed'],
  deleteAccount: ['readDeletion'],
  premiumOffer: ['memberFeed'],
  recommendations: ['profileFeed', 'readProgress'],
  perks: ['memberFeed', 'readProfile'],
  perkRequest: ['askedFeed'],
  application: ['askedFeed'],
  labAccess: ['memberFeed', 'readSheet'],
  devices: ['readDevices'],
  changeAddress: ['readAddresses', 'pageFeed'],
};

export type Opening = {
  /** The id of the actor under test, after that of its parent's machine and `/` where needed: several of the flow run on a page. */
  actor?: string;
  /** Ports of the flow that answer on command: those that never use the network. */
  held?: string[];
  /** Ports of the flow that run for real, and that a path can end. */
  interruptible?: string[];
  input?: Record<string, unknown>;
  /** Ports of other flows that answer on command, or not at all, besides those that are always held. */
  heldOfOthers?: Record<string, string[]>;
  /** What held feeds of other flows report as they start: `signalTriage.draft`. */
  initialEvents?: Record<string, AnyEventObject>;
  /** Who is signed in, where the session is not under test. */
  who?: 'visitor' | 'member' | 'recovering' | 'heldBack' | 'linked';
  /** The flow is started by something that the user does on the page. */
  startsLater?: boolean;
  /** What localStorage holds. */
  storage?: Record<string, string>;
  /** The flow's own shortest delay in milliseconds, where that is below 300. */
  pausesTimersFrom?: number;
};

const reports = {
  visitor: { type: 'session.absent' },
  member: { type: 'session.found', member: ada, path: '/library' },
  recovering: { type: 'recovery.opened', member: ada },
  heldBack: { type: 'factor.needed', path: '/auth' },
  linked: { type: 'link.opened' },
};

/** Opens an address with a flow under test and everything around it at rest. */
export async function open(page: Page, flow: string, address: string, opening: Opening = {}) {
  const { actor, held = [], interruptible = [], who = 'visitor', storage = {} } = opening;
  const { pausesTimersFrom = 300, startsLater = false, heldOfOthers = {} } = opening;
  const { initialEvents = {} } = opening;
  // Both decide who is here: the reports run for real in none but their own tests.
  const isAboutUser = flow === 'session' || flow === 'authReports';
  await openPage(page, address, {
    bridge: {
      flow,
      ...(actor !== undefined && { actor }),
      interruptible: interruptible.filter((port) => !held.includes(port)),
      held: {
        ...(flow === 'session' ? { mailedLink: ['readLink'] } : quiet),
        ...heldOfOthers,
        ...(flow === 'authReports' && { session: sessionPorts }),
        [flow]: held,
      },
      initialEvents: {
        ...(!isAboutUser && { 'session.authReports': reports[who] }),
        // A tool of a plan is open, where its access is not under test.
        ...(flow !== 'labAccess' && { 'labAccess.memberFeed': { type: 'member.premium' } }),
        ...initialEvents,
      },
      ...(opening.input && { input: opening.input }),
    },
    storage: { axisOneOnboardingComplete: 'true', ...storage },
    pausesTimersFrom,
    startsLater,
  });
}

/** My requests has its own paths: where another flow of the dashboard is under test, it comes to rest first. */
export const dashboardRests = (page: Page) =>
  page.getByRole('heading', { name: requests.empty.title }).waitFor();

/** The events of a flow's `memberFeed`: whether a user is signed in, and with which plan. */
export const statusesTo = (flow: string) =>
  Object.fromEntries(
    ['member.absent', 'member.free', 'member.flagged', 'member.premium'].map((type) => [
      type,
      (page: Page) => report(page, flow, { type }),
    ]),
  );
