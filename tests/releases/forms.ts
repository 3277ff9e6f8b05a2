// Every form whose words lie in this browser: the drafts, the outbox, and what waits for an account.
import { fromCallback, fromPromise } from 'xstate';
import { labTimer } from '#content/labTimer.ts';
import { communityMachine } from '#machines/community.machine.ts';
import type { PostDraft } from '#machines/community.machine.ts';
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Answers } from '#machines/onboarding.machine.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { idOf, postDraft } from '../../src/flows/community/ports/draft.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { canvasDraft } from '../../src/flows/labCanvas/ports/draft.ts';
import { timerDraft } from '../../src/flows/labDiagnostic/ports/draft.ts';
import { onboardingDraft } from '../../src/flows/onboarding/ports/draft.ts';
import { restoreOf } from '../../src/flows/onboarding/ports/restore.ts';
import { begin, sits } from '../adapters/openForm.ts';
import type { Sitting } from '../adapters/openForm.ts';
import { openSignup } from '../adapters/openSignup.ts';
import { listeningSession } from '../machines/kit.ts';
import { charted } from './form.ts';
import type { StoredForm } from './form.ts';
import { answerForms } from './forms.answers.ts';
import { labForms } from './forms.labs.ts';
import { requestForms } from './forms.requests.ts';
import { otherForms } from './forms.other.ts';
import { profileField } from './forms.profile.ts';

/** A port that never answers, and a feed that never sends anything. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;
const silent = fromCallback(() => {}) as never;

/** What the service holds of the member who edits a profile. */
const profile: Answers = toAnswers({
  identities: ['founder'],
  companyName: 'Halden',
  stage: 'Seed',
  sector: 'Robotics',
  referral: 'A friend in Lyon',
  modules: ['asyncq', 'fromLab'],
  signals: ['toolDrops'],
});

const service = {
  presentSession: async () => ({ id: 'ada', email: 'ada@halden.example' }),
  readProfile: async () => ({ answers: profile, complete: true }),
} as unknown as Awaited<ReturnType<Parameters<typeof restoreOf>[0]>>;

const onboarding = (name: string, purpose: 'begin' | 'edit'): StoredForm => ({
  name,
  flow: 'onboarding',
  keys: [keys.draft],
  forVisitors: purpose === 'begin',
  restore: charted<{ answers: Answers; email: string }>(name, {
    open: (who) =>
      begin(
        onboardingMachine.provide({
          actors: {
            draft: draftOf(sits(who), onboardingDraft),
            restore: restoreOf(() => Promise.resolve(service)),
            currentSession: never,
            signUp: never,
            saveProfile: never,
            saveAnswers: never,
          },
        }),
        undefined,
        { place: 'page', purpose, session: listeningSession().ref },
      ),
    typed: ({ answers, email }, state) => [
      answers,
      email,
      `at ${state.replaceAll('"', '')}`,
      Object.entries(answers).flatMap(([field, answer]) =>
        answer === '' ? `without ${field}` : [],
      ),
    ],
    change: (send) => send({ type: 'signal.toggled', id: 'nextCurve' }),
  }),
});

const openPost = (who: Sitting) =>
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
  );

/** The post to the community; with the id under which it was sent, where an answer is due. */
const post = (name: string, sentOf: (draft: PostDraft) => readonly string[]): StoredForm => ({
  name,
  flow: 'community',
  keys: [keys.post],
  forVisitors: false,
  restore: charted<{ draft: PostDraft }>(name, {
    open: openPost,
    typed: ({ draft }) => [draft, sentOf(draft)],
    change: (send) => send({ type: 'draft.edited', text: 'Changed.' }),
  }),
});

const timer: StoredForm = {
  name: 'labDiagnostic',
  flow: 'labDiagnostic',
  keys: [keys.labTimer],
  forVisitors: true,
  restore: charted<{ answers: Record<string, object>; alike: object; isRead: boolean }>(
    'labDiagnostic',
    {
      open: (who) =>
        begin(
          labDiagnosticMachine.provide({
            actors: { draft: draftOf(sits(who), timerDraft), handOutTimer: never },
          }),
          undefined,
          { questions: labTimer.questions },
        ),
      typed: ({ answers, alike, isRead }) => [
        Object.entries(answers).flatMap(([question, given]) =>
          Object.entries(given).map(([moment, answer]) => `${question} ${moment} ${answer}`),
        ),
        alike,
        { isRead },
      ],
      change: (send) => {
        // The reading is on screen: another answer is given after it.
        send({ type: 'answers.reopened' });
        send({ type: 'answer.given', question: 'q1', moment: 'now', answer: 'yes' });
      },
    },
  ),
};

/** The canvas: its notes, or one that waits for what was learnt. */
const canvas = (name: string, change: Parameters<typeof charted>[1]['change']): StoredForm => ({
  name,
  flow: 'labCanvas',
  keys: [keys.labCanvas],
  forVisitors: true,
  restore: charted<{ notes: object; draft: string; move: { what: string; whom: string } }>(name, {
    open: (who) =>
      begin(
        labCanvasMachine.provide({
          actors: { draft: draftOf(sits(who), canvasDraft), handOutCanvas: never },
        }),
      ),
    typed: ({ notes, draft, move }) => [notes, draft, move.what, move.whom],
    change,
  }),
});

/** The address in a newsletter's box. */
const newsletter: StoredForm = {
  name: 'newsletterSignup',
  flow: 'newsletterSignup',
  keys: [keys.newsletter],
  forVisitors: true,
  restore: charted<{ email: string }>('newsletterSignup', {
    open: openSignup,
    typed: ({ email }) => email,
    change: (send) => send({ type: 'email.edited', email: 'changed@halden.example' }),
  }),
};

/** Every form, each with fixtures of its own. */
export const forms: readonly StoredForm[] = [
  onboarding('onboarding', 'begin'),
  onboarding('onboardingEdit', 'edit'),
  ...requestForms,
  ...answerForms,
  post('community', () => []),
  post('communitySent', (draft) => [idOf(draft, 'ada')]),
  newsletter,
  profileField,
  timer,
  canvas('labCanvas', (send) => send({ type: 'note.typed', text: 'Changed.' })),
  canvas('labCanvasMove', (send) =>
    send({ type: 'learning.typed', field: 'whom', text: 'Changed.' }),
  ),
  ...labForms,
  ...otherForms,
];
