// The ports of `unclaimedWork`: texts without an owner, their new owner, and when the page is free for the question.
import { fromCallback, fromPromise } from 'xstate';
import type { DraftKind } from '#content/schema.unclaimedWork.ts';
import type {
  Claim,
  PageLayer,
  UnclaimedItem,
  UnclaimedWorkEvent,
} from '#machines/unclaimedWork.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { SavedDraft } from '#adapters/storage/draftStore.ts';
import * as stores from '#adapters/storage/draftStores.ts';
import type { DraftStore } from '#adapters/storage/draftStores.ts';
import { isComplete } from '#adapters/storage/flags.ts';
import { keys, read, writeForGood } from '#adapters/storage/keys.ts';
import { assignDrafts } from '#adapters/storage/memberKeys.ts';
import { onboardingStore } from '#adapters/storage/onboardingStore.ts';
import { assignEntries } from '#adapters/outbox/outbox.ts';
import { readEntries } from '#adapters/outbox/entries.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';
import { isUnclaimed } from '#adapters/storage/unclaimed.ts';
import type { Authorship } from '#adapters/storage/visit.ts';

const kinds: readonly (readonly [DraftStore, DraftKind])[] = [
  [onboardingStore, 'onboardingDraft'],
  [stores.questionStore, 'questionDraft'],
  [stores.applicationStore, 'advisoryDraft'],
  [stores.shortFormStore, 'applicationDraft'],
  [stores.bookingStore, 'bookingDraft'],
  [stores.meetingStore, 'meetingDraft'],
  [stores.noteStore, 'gatheringDraft'],
  [stores.mendingStore, 'mendingDraft'],
  [stores.opinionStore, 'opinionDraft'],
  [stores.followUpStore, 'followUpDraft'],
  [stores.answerStore, 'answerDraft'],
  [stores.deskNoteStore, 'noteDraft'],
  [stores.postStore, 'postDraft'],
  [stores.replyStore, 'replyDraft'],
  [stores.newsletterStore, 'newsletterDraft'],
  [stores.profileStore, 'profileDraft'],
  [stores.timerStore, 'timerDraft'],
  [stores.canvasStore, 'canvasDraft'],
  [stores.triageStore, 'triageDraft'],
  [stores.ledgerStore, 'ledgerDraft'],
  [stores.premortemStore, 'premortemDraft'],
  [stores.mapStore, 'mapDraft'],
];

/** The start of a visit, which is the beginning of its id. */
const beginningOf = ({ visit }: Authorship) =>
  /^[\d-]{10}T[\d:.]{12}Z/.exec(visit ?? '')?.[0] ?? null;

/** Identifies a draft among all stores. A draft that a visitor changes in another visit is a different one. */
const idOf = ({ key }: DraftStore, { id, visit }: SavedDraft) => [key, id, visit ?? ''].join(' ');

/** A draft of onboarding is useless to a member who has completed it. */
const isOfUse = (kind: DraftKind) => kind !== 'onboardingDraft' || !isComplete();

/** Everything in this browser that has no owner and is of another visit, the requests first. */
function allUnclaimed(): UnclaimedItem[] {
  const requests = readEntries()
    .filter(isUnclaimed)
    .map(({ id, kind, madeAt }) => ({ id, kind, at: madeAt === '' ? null : madeAt }));
  const drafts = kinds
    .filter(([, kind]) => isOfUse(kind))
    .flatMap(([store, kind]) =>
      store
        .all()
        .filter(isUnclaimed)
        .map((stored) => ({ id: idOf(store, stored), kind, at: beginningOf(stored) })),
    );
  return [...requests, ...drafts];
}

/** The ids that each member has declared not to be theirs. */
function readRefusals(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read(keys.notMine) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function refusedBy(member: string): ReadonlySet<unknown> {
  const ids = readRefusals()[member];
  return new Set(Array.isArray(ids) ? (ids as unknown[]) : []);
}

/** Port `findUnclaimed`. */
export const findUnclaimed = fromPromise<readonly UnclaimedItem[], { member: string }>(
  async ({ input }) => {
    const refused = refusedBy(input.member);
    return allUnclaimed().filter(({ id }) => !refused.has(id));
  },
);

/** Port `claimWork`: an entry that got an owner in another tab meanwhile keeps it. */
export const claimWork = fromPromise<void, Claim>(async ({ input: { member, items } }) => {
  const ids = new Set(items.map(({ id }) => id));
  // First the part that can fail: if the outbox has no space, the drafts stay unchanged.
  await assignEntries(member, (entry) => isUnclaimed(entry) && ids.has(entry.id));
  for (const [store] of kinds)
    assignDrafts(store, member, (stored) => isUnclaimed(stored) && ids.has(idOf(store, stored)));
});

/** Port `leaveWork`: drops the ids of drafts that no longer exist. */
export const leaveWork = fromPromise<void, Claim>(async ({ input: { member, items } }) => {
  const refused = refusedBy(member);
  const ids = allUnclaimed()
    .map(({ id }) => id)
    .filter((id) => refused.has(id) || items.some((item) => item.id === id));
  writeForGood(keys.notMine, JSON.stringify({ ...readRefusals(), [member]: ids }));
});

/** Port `memberFeed`. */
export const memberFeedOf = (currentUser: CurrentUser) =>
  fromCallback<UnclaimedWorkEvent>(({ sendBack }) =>
    watchMembers(currentUser, {
      arrived: (member) => sendBack({ type: 'member.arrived', member }),
      left: () => sendBack({ type: 'member.left' }),
    }),
  );

const overlay = '[role=dialog], [role=alertdialog], [role=menu]';
const field = 'input, textarea, select, [contenteditable]';

const hasPage = (layers: readonly PageLayer[], path: string): boolean =>
  /^\/auth\b/.test(path) ||
  layers.some((layer) => layer.isOpen()) ||
  document.querySelector(overlay) !== null ||
  document.activeElement?.matches(field) === true;

/**
 * Port `pageFeed`. Something has the page while a layer, a dialog or a toast is over it (on a phone a toast would cover
 * the buttons of the question), on /auth, and while the focus is in a field.
 */
export const pageFeedOf = (book: AddressBook) =>
  fromCallback<UnclaimedWorkEvent, { layers: readonly PageLayer[] }>(({ sendBack, input }) => {
    const look = () =>
      sendBack({
        type: hasPage(input.layers, book.here().pathname) ? 'page.taken' : 'page.freed',
      });
    // React Aria renders every dialog and menu beside the page, as a child of the body.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    const over = new AbortController();
    for (const event of ['focusin', 'focusout'])
      document.addEventListener(event, look, { signal: over.signal });
    const stop = book.onNavigation(look);
    const subscriptions = input.layers.map((layer) => layer.subscribe(look));
    look();
    return () => {
      observer.disconnect();
      over.abort();
      stop();
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  });
