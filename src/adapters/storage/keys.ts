// The browser's keys (docs/product-spec.md, "Local browser storage keys"), readable even where storage is refused.

/** Every key of the site. Those under `personal` belong to one member. */
export const keys = {
  identity: 'axisOneIdentity',
  companyName: 'axisOneCompanyName',
  stage: 'axisOneStage',
  sector: 'axisOneSector',
  modules: 'axisOneModules',
  signals: 'axisOneSignals',
  complete: 'axisOneOnboardingComplete',
  premium: 'axisPremium',
  /** The last known tier of the service: until it is known again, the page reserves no space for an offer. */
  tier: 'axisOneTier',
  owner: 'axisOneOwner',
  draft: 'axisOneOnboardingDraft',
  /** The draft of the question for AsynQ. */
  question: 'axisOneAsynqDraft',
  /** The application for advisory that is being written. */
  application: 'axisOneAdvisoryDraft',
  /** The short applications that are being written. */
  shortForms: 'axisOneShortForms',
  /** The request for an office hour that is being written. */
  booking: 'axisOneBookingDraft',
  /** The request for a meeting of two that is being written. */
  meeting: 'axisOneMeetingDraft',
  /** The notes to gatherings that are being written. */
  notes: 'axisOneGatheringNotes',
  /** The returned requests that are being corrected. */
  mending: 'axisOneMendingDrafts',
  /** What is being said of answers, and the follow-up questions that are being written. */
  opinions: 'axisOneOpinionDrafts',
  followUps: 'axisOneFollowUpDrafts',
  /** What an advisor writes at the desk: answers, and the notes to a step. */
  deskAnswers: 'axisOneDeskAnswers',
  deskNotes: 'axisOneDeskNotes',
  /** The post to the community that is being written. */
  post: 'axisOnePostDraft',
  /** The replies to posts that are being written. */
  replies: 'axisOneReplyDrafts',
  /** The addresses that are typed into the newsletters' boxes, and not sent. */
  newsletter: 'axisOneNewsletterDraft',
  /** The field of the profile that is being edited on the member's own page. */
  profileField: 'axisOneProfileField',
  /** The tools of the lab, as they are filled in. */
  labTimer: 'axisOneLabTimer',
  labCanvas: 'axisOneLabCanvas',
  labTriage: 'axisOneLabTriage',
  labLedger: 'axisOneLabLedger',
  labPremortem: 'axisOneLabPremortem',
  labMap: 'axisOneLabMap',
  /** Copies of the requests that the member has opened, for a time without network. */
  openedRequests: 'axisOneOpenedRequests',
  /** The time up to which each member has seen the news of their requests. */
  newsSeen: 'axisOneNewsSeen',
  /** A visitor's additions to their stack, until there is an account for them. */
  pendingAdds: 'axisOneStackWishes',
  /** Rings in the other tabs when the stack has changed. */
  stackChangedAt: 'axisOneStackBell',
  /** The subjects that a reader wants less of in the feed, by reader. */
  hidden: 'axisOneFeedHidden',
  outbox: 'axisOneOutbox',
  /** Which tab sends, where the browser has no locks. */
  outboxLease: 'axisOneOutboxLease',
  /** The drafts that each member has declared not to be theirs. */
  notMine: 'axisOneNotMine',
  recovery: 'axisOneRecovery',
  /** The address for which this browser requested a link by mail, and the time. */
  linkAsked: 'axisOneLinkAsked',
  /** The member who asked to sign out: distinguishes a sign-out from a session that ended without one. */
  leaving: 'axisOneLeaving',
  theme: 'axisOneTheme',
} as const;

export type Key = (typeof keys)[keyof typeof keys];

/** Data of one member at a time: answers, the flag, the tier, and copies of requests. Drafts are stored by owner: draftStore.ts. */
export const answerKeys: readonly Key[] = [
  keys.identity,
  keys.companyName,
  keys.stage,
  keys.sector,
  keys.modules,
  keys.signals,
  keys.premium,
  keys.tier,
  keys.openedRequests,
];

const memory = new Map<string, string>();
const watchers = new Map<string, Set<() => void>>();

/** The value of a key, or null. */
export function read(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Sets a key, or removes it with null; watchers in this tab are called at once. */
export function write(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
  for (const notice of watchers.get(key) ?? []) notice();
}

/**
 * Sets a key that must survive a reload.
 * @throws where the browser stores nothing, or has no space
 */
export function writeForGood(key: Key, value: string): void {
  localStorage.setItem(key, value);
  for (const notice of watchers.get(key) ?? []) notice();
}

/** Whether stored values survive a reload. */
export function keepsForGood(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Removes several keys. */
export function forget(list: readonly Key[]): void {
  for (const key of list) write(key, null);
}

/** Calls `notice` whenever another tab has changed a key, or all of them. @returns what ends that */
function onStorage(key: Key, notice: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notice();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/**
 * Calls `notice` whenever a key changes, in this tab or another.
 * @returns a function that ends the watch
 */
export function watch(key: Key, notice: () => void): () => void {
  const listeners = watchers.get(key) ?? new Set();
  watchers.set(key, listeners.add(notice));
  const end = onStorage(key, notice);
  return () => {
    listeners.delete(notice);
    end();
  };
}

/**
 * Calls `notice` whenever another tab has changed a key, and when the page is shown again after it was frozen: it hears
 * nothing of the other tabs meanwhile.
 * @returns a function that ends the watch
 */
export function watchOtherTabs(key: Key, notice: () => void): () => void {
  const end = onStorage(key, notice);
  const thaw = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notice();
  };
  window.addEventListener('pageshow', thaw);
  return () => {
    end();
    window.removeEventListener('pageshow', thaw);
  };
}

/** A list stored as JSON; any other value is read as an empty list. */
export function readList(key: Key): string[] {
  try {
    const list: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
