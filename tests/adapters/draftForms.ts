// Every form that saves a draft, with its own restore port and its own watcher, for the tests of draft ownership.
import { createActor, fromCallback, fromPromise } from 'xstate';
import { labTimer } from '#content/labTimer.ts';
import { asynqMachine } from '#machines/asynq.machine.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import { communityMachine } from '#machines/community.machine.ts';
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import { threadMachine } from '#machines/thread.machine.ts';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import { bookingDraft } from '../../src/flows/booking/ports/draft.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { canvasDraft } from '../../src/flows/labCanvas/ports/draft.ts';
import { timerDraft } from '../../src/flows/labDiagnostic/ports/draft.ts';
import { replyDraft } from '../../src/flows/thread/ports/draft.ts';
import { postDraft } from '../../src/flows/community/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { questionDraft } from '../../src/flows/asynq/ports/draft.ts';
import { blank, slot } from '../machines/booking.kit.ts';
import { begin, contextOf, sits } from './openForm.ts';
import { requestForms } from './draftForms.requests.ts';
import type { Form } from './openForm.ts';
import { openSignup } from './openSignup.ts';
import { answersUpTo, domain, otherDomain } from '../paths/asynq.samples.ts';

/** A port that never answers, and a feed that never sends anything. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;
const silent = fromCallback(() => {}) as never;

export type { Form } from './openForm.ts';

const kept = 'Two buyers, one roadmap.';
const typed = 'Three patents.';

export const forms: readonly Form[] = [
  ...requestForms,
  {
    name: 'the request for an office hour',
    key: keys.booking,
    kept,
    typed,
    first: { answers: { ...blank, callObjective: kept }, file: null },
    open: (who) =>
      begin(
        bookingMachine.provide({
          actors: {
            draft: draftOf(sits(who), bookingDraft),
            submission: never,
            admitFile: never,
          },
        }),
        undefined,
        { slot, holder: createActor(fromCallback(() => {})) },
      ),
    words: (form) => contextOf<{ answers: { callObjective: string } }>(form).answers.callObjective,
    type: ({ actor }, value) =>
      actor.send({ type: 'answer.edited', field: 'callObjective', value }),
    empty: ({ actor }) => actor.send({ type: 'answer.edited', field: 'callObjective', value: '' }),
  },
  {
    name: 'the address in a newsletter’s box',
    key: keys.newsletter,
    kept: 'ada@letters.example',
    typed: 'ben@letters.example',
    first: { email: 'ada@letters.example' },
    place: 'library',
    open: openSignup,
    words: (form) => contextOf<{ email: string }>(form).email,
    type: ({ actor }, email) => actor.send({ type: 'email.edited', email }),
    empty: ({ actor }) => actor.send({ type: 'email.edited', email: '' }),
  },
  {
    name: 'a post to the community',
    key: keys.post,
    kept,
    typed,
    first: { text: kept, premium: false },
    open: (who) =>
      begin(
        communityMachine.provide({
          actors: {
            memberFeed: silent,
            draft: draftOf(sits(who), postDraft),
            loadPosts: never,
            publishPost: never,
            setLike: never,
            removal: never,
          },
        }),
      ),
    words: (form) => contextOf<{ draft: { text: string } }>(form).draft.text,
    type: ({ actor }, text) => actor.send({ type: 'draft.edited', text }),
    empty: ({ actor }) => actor.send({ type: 'draft.edited', text: '' }),
  },
  {
    name: 'a reply to a post',
    key: keys.replies,
    kept,
    typed,
    first: { text: kept },
    place: 'pilot',
    open: (who) => {
      const form = begin(
        threadMachine.provide({
          actors: {
            memberFeed: silent,
            draft: draftOf(sits(who), replyDraft),
            loadReplies: never,
            sendReply: never,
            removal: never,
          },
        }),
      );
      form.actor.send({ type: 'thread.opened', id: 'pilot' });
      return form;
    },
    words: (form) => contextOf<{ text: string }>(form).text,
    type: ({ actor }, text) => actor.send({ type: 'reply.edited', text }),
    empty: ({ actor }) => actor.send({ type: 'reply.edited', text: '' }),
  },
  {
    name: 'the assumption canvas',
    key: keys.labCanvas,
    kept,
    typed,
    first: { notes: [], draft: kept },
    open: (who) =>
      begin(
        labCanvasMachine.provide({
          actors: { draft: draftOf(sits(who), canvasDraft), handOutCanvas: never },
        }),
      ),
    words: (form) => contextOf<{ draft: string }>(form).draft,
    type: ({ actor }, text) => actor.send({ type: 'note.typed', text }),
    empty: ({ actor }) => actor.send({ type: 'note.typed', text: '' }),
  },
  {
    name: 'the second curve timer',
    key: keys.labTimer,
    kept: 'yes',
    typed: 'no',
    first: { answers: { q3: { before: 'yes' } }, alike: [], isRead: false },
    open: (who) =>
      begin(
        labDiagnosticMachine.provide({
          actors: { draft: draftOf(sits(who), timerDraft), handOutTimer: never },
        }),
        undefined,
        { questions: labTimer.questions },
      ),
    words: (form) =>
      contextOf<{ answers: { q3?: { before: string } } }>(form).answers.q3?.before ?? '',
    type: ({ actor }, answer) =>
      actor.send({ type: 'answer.given', question: 'q3', moment: 'before', answer }),
    empty: ({ actor }) => actor.send({ type: 'timer.restarted' }),
  },
  {
    name: 'a question of AsynQ',
    key: keys.question,
    kept: domain.id,
    typed: otherDomain.id,
    first: { step: 'subcategory', answers: answersUpTo('domain'), files: [], note: null },
    open: (who) =>
      begin(
        asynqMachine.provide({
          actors: {
            draft: draftOf(sits(who), questionDraft),
            questionAllowance: never,
            admitFiles: never,
            voiceNote: voiceNoteMachine,
            submission: never,
          },
        }),
      ),
    words: (form) => {
      const { answers, draft } = contextOf<{
        answers: { domain: string | null };
        draft: { answers: { domain: string | null } } | null;
      }>(form);
      return answers.domain ?? draft?.answers.domain ?? '';
    },
    type: ({ actor }, text) => {
      actor.send({ type: 'step.back' });
      actor.send({ type: 'question.begun' });
      actor.send({ type: 'domain.chosen', domain: text });
    },
    empty: ({ actor }) => actor.send({ type: 'question.begun' }),
  },
];
