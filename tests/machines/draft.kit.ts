// The test kit of the draft of a form: a form in each state of its draft, with ports that answer on command.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { draftMachine } from '#machines/draft.machine.ts';
import type {
  DraftAnswer,
  DraftComparison,
  DraftEntry,
  DraftEvent,
  DraftHolder,
  DraftInput,
  DraftRemoval,
  DraftStatus,
  DraftUser,
  DraftWords,
} from '#machines/draft.machine.ts';
import { feed, play, port } from './kit.ts';

const { delays } = draftMachine.implementations;
export const storageTimeout = Number(delays.storageTimeout);
export const ownerTimeout = Number(delays.ownerTimeout);
export const begun = { text: 'Two buyers' };
export const more = { text: 'Two buyers, one roadmap' };
export const found = { outcome: 'found', id: 'd1', owner: 'ada', words: begun } as const;

/** A form, and the draft that it runs. */
export function form(
  input: Partial<DraftInput> = {},
  memberFeed = feed<DraftEvent>(),
  otherTabs = feed<DraftEvent>(),
) {
  const told: object[] = [];
  const holder: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((event) => void told.push(event))),
  ).start();
  const readDraft = port<DraftAnswer, { place: string; member: DraftUser }>();
  const writeDraft = port<void, DraftEntry>();
  const removeDraft = port<void, DraftRemoval>();
  const compareDraft = port<DraftStatus, DraftComparison>();
  const takeOver = port<void, { place: string; member: DraftUser }>();
  const draft = play(
    draftMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        readDraft: readDraft.logic,
        writeDraft: writeDraft.logic,
        removeDraft: removeDraft.logic,
        otherTabs: otherTabs.logic,
        compareDraft: compareDraft.logic,
        takeOver: takeOver.logic,
      },
    }),
    { place: '', isOpen: true, holder: holder as DraftHolder, ...input },
  );
  return {
    ...draft,
    state: () => draft.states().join(),
    memberFeed,
    readDraft,
    writeDraft,
    removeDraft,
    compareDraft,
    takeOver,
    /** Another tab changes the drafts of the form. */
    hears: () => otherTabs.say({ type: 'otherTab.wrote' }),
    /** What the form was told since the last call. */
    told: () => told.splice(0),
    knows: (member: string | null) => memberFeed.say({ type: 'member.known', member }),
    types: (words: DraftWords | null) => draft.send({ type: 'words.changed', words }),
    opens: () => draft.send({ type: 'draft.requested' }),
    sends: () => draft.send({ type: 'draft.handedOver' }),
  };
}
export type Form = ReturnType<typeof form>;

/** The form of a member, whose drafts have been read with this answer. */
export const read = (answer: DraftAnswer, member: string | null = 'ada') => {
  const one = form();
  one.knows(member);
  one.readDraft.resolve(answer);
  return one;
};
export const restored = () => {
  const one = read(found);
  one.told();
  return one;
};
export const resting = () => {
  const one = read({ outcome: 'nothing' });
  one.told();
  return one;
};
export const keeping = () => {
  const one = resting();
  one.types(begun);
  return one;
};
export const kept = () => {
  const one = keeping();
  one.writeDraft.resolve();
  return one;
};
export const ownerUnknown = () => {
  const one = form();
  one.readDraft.resolve({ outcome: 'ownerNeeded' });
  return one;
};
export const unread = () => {
  const one = ownerUnknown();
  one.wait(ownerTimeout);
  one.told();
  return one;
};
export const refused = () => {
  const one = keeping();
  one.writeDraft.reject();
  return one;
};

/** A form whose draft another tab has overtaken, by a draft of its own or by writing into the same. */
export const overtaken = (
  by: Exclude<DraftStatus, 'newest'> = 'overtaken',
  reach: () => Form = kept,
) => {
  const one = reach();
  one.hears();
  one.compareDraft.resolve(by);
  if (by === 'replaced') one.writeDraft.resolve();
  return one;
};
