// What a member writes below an answer: their opinion of it, and one more question; and below a post: a reply.
import { fromCallback, fromPromise } from 'xstate';
import { followUpMachine } from '#machines/followUp.machine.ts';
import { opinionMachine } from '#machines/opinion.machine.ts';
import { threadMachine } from '#machines/thread.machine.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { followUpDraft } from '../../src/flows/followUp/ports/draft.ts';
import { opinionDraft } from '../../src/flows/opinion/ports/draft.ts';
import { replyDraft } from '../../src/flows/thread/ports/draft.ts';
import { begin, sits } from '../adapters/openForm.ts';
import { charted } from './form.ts';
import type { StoredForm } from './form.ts';

/** A port that never answers. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;

const opinion: StoredForm = {
  name: 'opinion',
  flow: 'opinion',
  keys: [keys.opinions],
  forVisitors: false,
  restore: charted<{ helped: boolean | null; why: string }>('opinion', {
    open: (who) =>
      begin(
        opinionMachine.provide({
          actors: { draft: draftOf(sits(who), opinionDraft), storeOpinion: never },
        }),
        undefined,
        { id: 'r1', opinion: null, longest: 4000 },
      ),
    typed: ({ helped, why }) => [`helped: ${String(helped)}`, why],
    change: (send) => send({ type: 'why.edited', text: 'Changed.' }),
  }),
};

const followUp: StoredForm = {
  name: 'followUp',
  flow: 'followUp',
  keys: [keys.followUps],
  forVisitors: false,
  restore: charted<{ note: string }>('followUp', {
    open: (who) =>
      begin(
        followUpMachine.provide({
          actors: { draft: draftOf(sits(who), followUpDraft), sendQuestion: never },
        }),
        undefined,
        { id: 'r1', isUsed: false, isOpen: true, longest: 4000 },
      ),
    typed: ({ note }) => note,
    change: (send) => send({ type: 'note.edited', text: 'Changed.' }),
  }),
};

/** What a member answers to a post of the community. */
const reply: StoredForm = {
  name: 'thread',
  flow: 'thread',
  keys: [keys.replies],
  forVisitors: false,
  restore: charted<{ text: string }>('thread', {
    open: (who) => {
      const opened = begin(
        threadMachine.provide({
          actors: {
            memberFeed: fromCallback(() => {}) as never,
            draft: draftOf(sits(who), replyDraft),
            loadReplies: never,
            sendReply: never,
            deleteReply: never,
          },
        }),
      );
      opened.actor.send({ type: 'thread.opened', id: 'p1' });
      return opened;
    },
    typed: ({ text }) => text,
    change: (send) => send({ type: 'reply.edited', text: 'Changed.' }),
  }),
};

export const answerForms: readonly StoredForm[] = [opinion, followUp, reply];
