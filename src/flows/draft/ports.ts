// The ports of `draft`: a store of this browser, and the member whose draft it is. Each form connects its own.
import { fromCallback, fromPromise } from 'xstate';
import { draftMachine } from '#machines/draft.machine.ts';
import type {
  DraftAnswer,
  DraftComparison,
  DraftEntry,
  DraftEvent,
  DraftRemoval,
  DraftStatus,
  DraftUser,
  DraftWords,
} from '#machines/draft.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { newDraftId } from '#adapters/storage/draftStore.ts';
import { watchOtherTabs } from '#adapters/storage/keys.ts';
import type { StoredAnswers, draftStore } from '#adapters/storage/draftStore.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

export type DraftPorts = {
  store: Pick<
    ReturnType<typeof draftStore>,
    'key' | 'find' | 'put' | 'remove' | 'compare' | 'noteNewest'
  >;
  /** Converts a stored draft into the words of the form, or returns null where it cannot be understood. */
  understand: (stored: StoredAnswers) => Promise<DraftWords | null> | DraftWords | null;
  /** Fields of the stored draft that the form does not know, and that stay. */
  carries?: readonly string[];
};

/** The machine for one form, with its store. */
export function draftOf(currentUser: CurrentUser, { store, understand, carries }: DraftPorts) {
  // Two pages may have forms with the same session id.
  const page = newDraftId();
  const idOf = ({ form, shown }: Pick<DraftEntry, 'form' | 'shown'>) =>
    shown.id ?? `${page}.${form.sessionId}.${shown.serial}`;
  return draftMachine.provide({
    actors: {
      memberFeed: fromCallback<DraftEvent>(({ sendBack }) =>
        watchMembers(currentUser, {
          left: () => sendBack({ type: 'member.left' }),
          arrived: (member) => sendBack({ type: 'member.known', member }),
          absent: () => sendBack({ type: 'member.known', member: null }),
        }),
      ),
      otherTabs: fromCallback<DraftEvent>(({ sendBack }) =>
        watchOtherTabs(store.key, () => sendBack({ type: 'otherTab.wrote' })),
      ),
      readDraft: fromPromise<DraftAnswer, { place: string; member: DraftUser }>(
        ({ input: { place, member } }) => store.find(place, member, understand),
      ),
      writeDraft: fromPromise<void, DraftEntry>(async ({ input }) => {
        const { place, member, shown, words, rank } = input;
        const draft = { id: idOf(input), place, owner: shown.owner, member };
        store.put(draft, words ?? {}, carries, rank);
      }),
      removeDraft: fromPromise<void, DraftRemoval>(async ({ input }) =>
        store.remove(idOf(input), input.keepsFiles),
      ),
      compareDraft: fromPromise<DraftStatus, DraftComparison>(async ({ input }) =>
        store.compare({ ...input, id: idOf(input) }, input.words, carries),
      ),
      takeOver: fromPromise<void, { place: string; member: DraftUser }>(async ({ input }) => {
        store.noteNewest(input.place, input.member);
        window.location.reload();
      }),
    },
  });
}

/**
 * The machine for one form of the page, which runs it as its child `draft`.
 * @param currentUser whose draft it is, where that is not asked of the session
 */
export const connect = (
  { connectFlow, session }: Pick<PortsContext, 'connectFlow' | 'session'>,
  ports: DraftPorts,
  currentUser: CurrentUser = currentUserOf(session),
) => connectFlow('draft', draftOf(currentUser, ports));
