// What is written about answers: below them by their member, and at the desk by the advisor; and below a post: a reply.
import { fromCallback, fromPromise } from 'xstate';
import { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import type { AnswerWords } from '#machines/deskAnswer.machine.ts';
import { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { Board, BoardAsked } from '#machines/deskBoard.machine.ts';
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type { DeskRequestAnswer } from '#machines/deskRequest.machine.ts';
import { followUpMachine } from '#machines/followUp.machine.ts';
import { opinionMachine } from '#machines/opinion.machine.ts';
import { threadMachine } from '#machines/thread.machine.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { answerDraft } from '../../src/flows/deskAnswer/ports/draft.ts';
import { stepDraft } from '../../src/flows/deskRequest/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { followUpDraft } from '../../src/flows/followUp/ports/draft.ts';
import { opinionDraft } from '../../src/flows/opinion/ports/draft.ts';
import { replyDraft } from '../../src/flows/thread/ports/draft.ts';
import { begin, sits } from '../adapters/openForm.ts';
import { blank, record } from '../paths/desk.samples.ts';
import { hide, postsOf } from '../paths/deskBoard.samples.ts';
import { listeningSession, port } from '../machines/kit.ts';
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
            removal: never,
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

/** The editor of the desk. */
const deskAnswer: StoredForm = {
  name: 'deskAnswer',
  flow: 'deskAnswer',
  keys: [keys.deskAnswers],
  forVisitors: false,
  restore: charted<{ words: AnswerWords }>('deskAnswer', {
    open: (who) =>
      begin(
        deskAnswerMachine.provide({
          actors: {
            draft: draftOf(sits(who), answerDraft),
            fetchIndex: never,
            attachFile: never,
            sendAnswer: never,
            takeBack: never,
            readFate: never,
          },
        }),
        undefined,
        {
          id: 'r1',
          isCorrection: false,
          isLater: false,
          start: { ...blank, signedBy: '' },
          sent: null,
          failed: null,
          files: [],
        },
      ),
    typed: ({ words }) => words,
    change: (send) => send({ type: 'words.edited', field: 'title', text: 'Changed.' }),
  }),
};

/** The note to a step of the desk. */
const deskNote: StoredForm = {
  name: 'deskRequest',
  flow: 'deskRequest',
  keys: [keys.deskNotes],
  forVisitors: false,
  restore: charted<{ note: string }>('deskRequest', {
    open: (who) => {
      const readRequest = port<DeskRequestAnswer, { id: string }>();
      const form = begin(
        deskRequestMachine.provide({
          actors: {
            answer: never,
            draft: draftOf(sits(who), stepDraft),
            readRequest: readRequest.logic,
            takeStep: never,
          },
        }),
        undefined,
        { id: 'r1', queue: listeningSession().ref, signature: '' },
      );
      readRequest.resolve({ outcome: 'found', record });
      form.actor.send({ type: 'command.chosen', command: 'decline' });
      return form;
    },
    typed: ({ note }) => note,
    change: (send) => send({ type: 'note.edited', text: 'Changed.' }),
  }),
};

/** The words of an act in a section of the desk, in the same store as the notes to steps. */
const boardNote: StoredForm = {
  name: 'deskBoard',
  flow: 'deskBoard',
  keys: [keys.deskNotes],
  forVisitors: false,
  restore: charted<{ note: string }>('deskBoard', {
    open: (who) => {
      const readBoard = port<Board, BoardAsked>();
      const form = begin(
        deskBoardMachine.provide({
          actors: {
            addressFeed: fromCallback(({ sendBack }) => {
              sendBack({ type: 'address.named', section: 'posts', at: null });
            }) as never,
            draft: draftOf(sits(who), stepDraft),
            readBoard: readBoard.logic,
            takeAct: never,
          },
        }),
        undefined,
        { section: 'posts' },
      );
      readBoard.resolve(postsOf(['p1']));
      form.actor.send({ type: 'act.chosen', act: hide });
      return form;
    },
    typed: ({ note }) => note,
    change: (send) => send({ type: 'note.edited', text: 'Changed.' }),
  }),
};

export const answerForms: readonly StoredForm[] = [
  opinion,
  followUp,
  reply,
  deskAnswer,
  deskNote,
  boardNote,
];
