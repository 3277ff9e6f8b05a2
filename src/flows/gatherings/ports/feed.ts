// Data of the gatherings beyond the page's content: a member's applications, and the seats from the database.
import { fromCallback } from 'xstate';
import { gatherings } from '#content/gatherings.ts';
import { statusBy } from '#machines/gatherings.machine.ts';
import type {
  GatheringStatus,
  GatheringsEvent,
  ApplicationStatuses,
} from '#machines/gatherings.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { readEntries, watchEntries } from '#adapters/outbox/store.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';
import { tellRequests, watchRequests } from '#adapters/outbox/memberRequests.ts';
import { isShownTo } from '#adapters/storage/visit.ts';

/**
 * The user's status for each gathering to which they have applied.
 * @param requests the member's requests, newest first
 * @param entries their entries in this browser's outbox
 */
export function statusesOf(
  requests: readonly MemberRequest[],
  entries: readonly OutboxEntry[],
): ApplicationStatuses {
  return Object.fromEntries(
    gatherings.flatMap(({ id, title }) => {
      const waits = entries.find(
        ({ kind, answers, refusal }) =>
          kind === 'gathering' && answers['gathering'] === id && refusal === null,
      );
      if (waits !== undefined) {
        const is = waits.owner === null ? 'waitingForAccount' : 'waitingForNetwork';
        return [[id, { is, position: null, until: null }] as const];
      }
      // A request has the gathering's title as its subject.
      const applicationStatus = requests
        .filter(({ kind, subject }) => kind === 'gathering' && subject === title)
        .map(statusBy)
        .find((one) => one !== null);
      return applicationStatus === undefined || applicationStatus === null
        ? []
        : [[id, applicationStatus] as const];
    }),
  );
}

export type CircleSources = {
  currentUser: CurrentUser;
  readRequests: (signal: AbortSignal) => Promise<readonly MemberRequest[]>;
  readSeats: (signal: AbortSignal) => Promise<Readonly<Record<string, GatheringStatus>>>;
};

/** The entries of the outbox about gatherings that belong to the current member or visitor. */
const circleEntries = (member: string | null | undefined) =>
  readEntries().filter((entry) => entry.kind === 'gathering' && isShownTo(member, entry));

const isAmongGatherings = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-flow=gatherings]') !== null;

/**
 * Port `circleFeed`. Reads a member's applications at sign-in, when the page is visible again, and when an entry has
 * left the outbox; the seats at the same times, or at a visitor's first press among the gatherings.
 */
export const circleFeedOf = ({ currentUser, readRequests, readSeats }: CircleSources) =>
  fromCallback<GatheringsEvent>(({ sendBack }) => {
    const over = new AbortController();
    const { signal } = over;
    let member: string | null | undefined;
    let requests: readonly MemberRequest[] = [];
    let queued = new Set<string>();
    let hasSeats = false;
    let said = '{}';

    const tell = () => {
      const statuses = statusesOf(requests, circleEntries(member));
      if (signal.aborted || JSON.stringify(statuses) === said) return;
      said = JSON.stringify(statuses);
      sendBack({ type: 'statuses.known', statuses });
    };
    const lookAtSeats = () =>
      readSeats(signal).then(
        (statuses) => {
          if (!signal.aborted) sendBack({ type: 'seats.known', statuses });
        },
        // The data of the build remains valid.
        () => undefined,
      );
    const lookAtRequests = async () => {
      const asked = member;
      if (typeof asked !== 'string') return;
      const read = await readRequests(signal).catch(() => null);
      if (signal.aborted || asked !== member) return;
      if (read === null) tell();
      else {
        requests = read;
        tellRequests(asked, read);
        tell();
      }
    };
    const look = () => {
      const now = currentUser.now();
      if (now === undefined || now === member) return;
      const before = member;
      member = now;
      if (typeof before === 'string') {
        requests = [];
        said = '{}';
        sendBack({ type: 'member.left' });
      }
      readOutbox();
      if (now !== null) {
        hasSeats = true;
        void lookAtRequests();
        void lookAtSeats();
      }
    };
    const readOutbox = () => {
      const ids = new Set(circleEntries(member).map(({ id }) => id));
      const hasLost = [...queued].some((id) => !ids.has(id));
      queued = ids;
      // An entry that has left the outbox is stored as a request: without a new reading the application would vanish
      // briefly.
      if (hasLost && typeof member === 'string') void lookAtRequests();
      else tell();
    };
    const lookForVisitor = (event: Event) => {
      if (hasSeats || !isAmongGatherings(event)) return;
      hasSeats = true;
      void lookAtSeats();
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void lookAtRequests();
    };

    document.addEventListener('visibilitychange', lookAgain, { signal });
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, lookForVisitor, { signal });
    const ends = [
      currentUser.watch(look),
      watchEntries(readOutbox),
      watchRequests(currentUser, (read) => {
        if (read === null || read === requests) return;
        requests = read;
        tell();
      }),
    ];
    look();
    return () => {
      over.abort();
      for (const end of ends) end();
    };
  });
