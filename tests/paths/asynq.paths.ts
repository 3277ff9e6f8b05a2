// AsynQ: the landing, six steps, and what became of the question. The voice note has its own paths.
import { requests } from '#content/requests.ts';
import { asynq } from '#content/asynq.ts';
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { Admission, Allowance, QuestionAnswers } from '#machines/asynq.machine.ts';
import type { DeskAnswer } from '#machines/meetingRequest.machine.ts';
import {
  badLink,
  blocker,
  deck,
  domain,
  draftAt,
  goodLink,
  note,
  otherDomain,
  ownQuestion,
  subcategory,
  suggestion,
} from './asynq.samples.ts';
import { definePaths } from './kit/define.ts';
import { requestOf } from './requests.samples.ts';
import { ada, unreachable, wordless } from './support.ts';

type Answers = { context: { answers: QuestionAnswers } };
type Moment = {
  context: {
    member: string | null;
    answers: QuestionAnswers;
    files: readonly unknown[];
    note: unknown;
  };
  hasTag: (tag: never) => boolean;
  matches: (value: never) => boolean;
};

const month = { month: '2026-11', nextMonth: '2026-12' };
const free: Allowance = { limit: 1, left: 1, ...month };
const spent: Allowance = { limit: 1, left: 0, ...month };

/** The month and the question do not touch each other: few of their meetings are walked. */
const isSettled = (snapshot: Moment) =>
  snapshot.matches({ allowance: 'anonymous' } as never) ||
  snapshot.matches({ allowance: 'known' } as never);
/** What may be added in passing is added one at a time, by somebody who is not signed in. */
const isPlain = ({ context }: Moment, own?: 'ownQuestion') => {
  const { member, answers, files, note: voice } = context;
  return (
    member === null &&
    answers.productLink === '' &&
    files.length === 0 &&
    voice === null &&
    (own === 'ownQuestion' || answers.ownQuestion === '')
  );
};
const isVisitor = ({ context }: Moment) => context.member === null;
const isLanding = (snapshot: Moment) => snapshot.hasTag('landing' as never);
const isAfterSending = (snapshot: Moment) =>
  (['stored', 'waitingForAccount', 'waitingForNetwork'] as const).some((tag) =>
    snapshot.hasTag(tag as never),
  );

export default definePaths({
  machine: asynqMachine,
  input: { page: { say: 'Somebody opens /asyncq' } },
  events: {
    'question.begun': {
      say: 'Press Ask a Strategic Question',
      when: ({ context }) => context.member === null,
    },
    'draft.continued': {
      say: 'Press Continue where you left off',
      when: (snapshot) =>
        isSettled(snapshot) &&
        (snapshot.context.member === null || snapshot.context.draft?.step === 'review'),
    },
    'domain.chosen': {
      say: ({ domain: chosen }) => `Choose ${chosen}`,
      samples: {
        first: { domain: domain.id },
        other: (snapshot: Moment) =>
          snapshot.context.answers.domain === domain.id && isPlain(snapshot)
            ? { domain: otherDomain.id }
            : undefined,
      },
    },
    'subcategory.chosen': {
      say: 'Choose a subcategory',
      samples: {
        first: ({ context }: Answers) =>
          context.answers.domain === domain.id ? { subcategory } : undefined,
      },
    },
    'blocker.toggled': {
      say: ({ blocker: id }, { context }) =>
        context.answers.blockers.includes(id) ? 'Take the blocker back' : 'Choose a blocker',
      samples: { first: { blocker } },
    },
    'suggestion.chosen': {
      say: 'Choose a suggested question',
      samples: {
        first: ({ context }: Answers) =>
          context.answers.suggestion === null ? { suggestion } : undefined,
      },
    },
    'writing.requested': { say: 'Press Write My Own Question' },
    'suggestions.requested': { say: 'Press View Suggestions' },
    'question.edited': {
      say: ({ text }) => (text.trim() === '' ? 'Leave blanks' : 'Write a question'),
      samples: {
        words: (snapshot: Moment) =>
          snapshot.context.answers.ownQuestion !== ownQuestion && isPlain(snapshot, 'ownQuestion')
            ? { text: ownQuestion }
            : undefined,
        blanks: (snapshot: Moment) =>
          snapshot.context.answers.ownQuestion === ownQuestion && isPlain(snapshot, 'ownQuestion')
            ? { text: '  ' }
            : undefined,
      },
    },
    'context.edited': {
      say: ({ field, value }) => `Say of ${field}: ${value}`,
      samples: {
        badLink: (snapshot: Moment) =>
          isPlain(snapshot) ? ({ field: 'productLink', value: badLink } as const) : undefined,
        goodLink: ({ context }) =>
          context.answers.productLink === badLink
            ? ({ field: 'productLink', value: goodLink } as const)
            : undefined,
      },
    },
    'files.chosen': {
      say: 'Choose a file',
      samples: {
        one: (snapshot: Moment) => (isPlain(snapshot) ? { files: [{} as File] } : undefined),
      },
    },
    'file.removed': {
      say: 'Remove the file',
      samples: {
        one: ({ context }) => (context.files.length === 0 ? undefined : { id: deck.id }),
      },
    },
    'step.continued': { say: 'Press Continue' },
    'step.back': { say: 'Press Back' },
    'step.edited': {
      say: ({ step }) => `Press Edit ${step}`,
      samples: {
        domain: (snapshot: Moment) =>
          isVisitor(snapshot) ? ({ step: 'domain' } as const) : undefined,
        subcategory: (snapshot: Moment) =>
          isVisitor(snapshot) ? ({ step: 'subcategory' } as const) : undefined,
        blockers: (snapshot: Moment) =>
          isVisitor(snapshot) ? ({ step: 'blockers' } as const) : undefined,
        question: (snapshot: Moment) =>
          isVisitor(snapshot) ? ({ step: 'question' } as const) : undefined,
        context: (snapshot: Moment) =>
          isVisitor(snapshot) ? ({ step: 'context' } as const) : undefined,
      },
    },
    'question.submitted': { say: 'Press Submit' },
  },
  world: {
    memberFeed: {
      'member.arrived': {
        say: 'Somebody signs in',
        samples: {
          ada: (snapshot) =>
            snapshot.context.member === null &&
            (isLanding(snapshot) || snapshot.hasTag('waitingForAccount'))
              ? { member: ada.id }
              : undefined,
        },
      },
      'member.left': {
        say: 'They sign out, here or in another tab',
        when: (snapshot) =>
          snapshot.context.member !== null && (isLanding(snapshot) || snapshot.hasTag('review')),
      },
      'page.shown': { say: 'The tab comes back', when: isLanding },
      'question.delivered': {
        say: 'The outbox has sent the question',
        when: (snapshot) =>
          snapshot.context.draft === null && (isAfterSending(snapshot) || isLanding(snapshot)),
      },
      'question.returned': { say: 'The question comes back refused', when: isAfterSending },
    },
    voiceNote: {
      'note.begun': {
        say: 'A recording begins',
        when: (snapshot) => isPlain(snapshot),
      },
      'note.kept': {
        say: 'The recording is kept',
        samples: { note: (snapshot) => (snapshot.hasTag('listening') ? { note } : undefined) },
      },
      'note.ended': { say: 'The recording comes to nothing' },
      'note.deleted': { say: 'The note is deleted', when: ({ context }) => context.note !== null },
    },
  },
  outcomes: {
    recallQuestion: {
      nothing: { gives: null, say: 'Nothing is kept' },
      domain: { gives: draftAt('domain'), say: 'A question is kept that stopped at its domain' },
      subcategory: { gives: draftAt('subcategory'), say: 'One is kept that stopped at step 2' },
      blockers: { gives: draftAt('blockers'), say: 'One is kept that stopped at step 3' },
      question: { gives: draftAt('question'), say: 'One is kept that stopped at step 4' },
      context: { gives: draftAt('context'), say: 'One is kept that stopped at step 5' },
      review: { gives: draftAt('review'), say: 'One is kept that is ready to be sent' },
      closed: { fails: 'Storage is refused.', say: "The browser's memory cannot be read" },
    },
    memberFeed: { closed: { fails: 'No such event.', say: 'Nobody says who is here' } },
    readAllowance: {
      free: { gives: free, say: 'One question is left this month' },
      spent: { gives: spent, say: 'No question is left this month' },
      unreachable: { ...unreachable, when: isLanding },
    },
    admitFiles: {
      kept: {
        gives: { kept: [deck], refused: [] } satisfies Admission,
        say: 'The file is kept',
      },
      refused: {
        gives: { kept: [], refused: ['“film.mov” cannot be attached here.'] } satisfies Admission,
        say: 'The file is refused by its name',
      },
      noRoom: { fails: 'QuotaExceededError', say: 'The browser has no room for it' },
    },
    voiceNote: { broken: { fails: 'Loading failed.', say: 'The voice note cannot be shown' } },
    requestDesk: {
      stored: {
        gives: {
          outcome: 'stored',
          request: requestOf('q', 'submitted', { kind: 'asynq' }),
        } satisfies DeskAnswer,
        say: 'The backend has stored it',
      },
      signedOut: {
        gives: { outcome: 'waiting', why: 'signedOut' } satisfies DeskAnswer,
        say: 'Nobody is signed in: it waits for an account',
      },
      offline: {
        gives: { outcome: 'waiting', why: 'offline' } satisfies DeskAnswer,
        say: 'There is no network: it waits',
      },
      refused: {
        gives: { outcome: 'refused', reason: 'quota_spent', detail: {} } satisfies DeskAnswer,
        say: 'The backend refuses it: the month is spent',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    'allowance.anonymous': 'The quota of both plans is on screen',
    'allowance.reading': 'What was known of the month is on screen',
    'allowance.known': 'What is left this month is on screen',
    'allowance.unreadable': 'A line says that the month cannot be seen just now',
    'question.recalling.looking': 'The landing is on screen',
    'question.recalling.wanted': 'The landing is on screen, and its button is busy',
    'question.landing.fresh': 'The landing invites to ask',
    'question.landing.begun': 'The landing offers to continue or to start afresh',
    'question.choosingDomain.plain': 'Step 1 of 6',
    'question.choosingDomain.stored':
      'Step 1 of 6, and the question before it is said to be stored',
    'question.choosingDomain.waitingForAccount':
      'Step 1 of 6, and the question waits for an account',
    'question.choosingDomain.waitingForNetwork': 'Step 1 of 6, and the question waits here',
    'question.choosingDomain.returned': 'Step 1 of 6, and the question has come back',
    'question.choosingSubcategory': 'Step 2 of 6',
    'question.choosingBlockers': 'Step 3 of 6',
    'question.asking.deciding': 'Step 4 of 6 is about to be shown',
    'question.asking.suggesting': 'Step 4 of 6 with three suggested questions',
    'question.asking.writing': 'Step 4 of 6 with a text area',
    'question.describing.documents.open': 'Step 5 of 6: files can be chosen',
    'question.describing.documents.admitting': 'Step 5 of 6: files are being looked at',
    'question.describing.voice.quiet': 'Step 5 of 6: nothing is being recorded',
    'question.describing.voice.listening': 'Step 5 of 6: a note is being recorded',
    'question.reviewing': 'Step 6 of 6: everything once more',
    'question.sending': 'The button says Submitting...',
  },
  signs: ({ context: { problem, fileRefusals } }) => [
    ...fileRefusals,
    ...(problem === null
      ? []
      : [
          `Said in place: ${
            problem.key === 'badLink'
              ? asynq.wizard.context.productLinkWrong
              : (problem.message ?? requests.problems[problem.key])
          }`,
        ]),
  ],
  resting: [
    'question.landing.fresh',
    'question.landing.begun',
    'question.choosingDomain.plain',
    'question.choosingDomain.stored',
  ],
  facts: ({ context }) => [
    context.member,
    context.answers.domain,
    context.answers.subcategory === null,
    context.answers.blockers.length,
    context.answers.suggestion === null,
    context.answers.ownQuestion.trim() === '' ? context.answers.ownQuestion : 'words',
    context.answers.productLink,
    context.files.length,
    context.note === null,
    context.draft?.step ?? null,
    context.allowance?.left ?? null,
    context.fileRefusals,
    context.problem,
  ],
  invariants: {
    'Nothing is handed in that is not complete': ({ started }) =>
      started.every(({ port, input }) => {
        if (port !== 'requestDesk') return true;
        const { answers } = input as { answers: Record<string, unknown> };
        const { domain: chosen, subcategory: where, blockers, question } = answers;
        return (
          typeof chosen === 'string' &&
          typeof where === 'string' &&
          (blockers as string[]).length > 0 &&
          String(question).trim() !== ''
        );
      }),
    'Nothing is handed in while the month is known to be spent': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'requestDesk') || snapshot.context.allowance?.left !== 0,
    'What was chosen belongs to its domain': ({ snapshot }) => {
      const { answers } = snapshot.context;
      return (
        answers.domain === domain.id ||
        (answers.subcategory === null &&
          answers.blockers.length === 0 &&
          answers.suggestion === null)
      );
    },
    'The review is never incomplete': ({ snapshot }) => {
      const { answers } = snapshot.context;
      return (
        !snapshot.hasTag('review') ||
        (answers.blockers.length > 0 &&
          (answers.suggestion !== null || answers.ownQuestion.trim() !== ''))
      );
    },
    'Nobody leaves step 5 while a note is recorded': ({ snapshot }) =>
      !snapshot.hasTag('listening') || snapshot.hasTag('context'),
    'A member who has left leaves no words': ({ snapshot, transitions }) =>
      transitions.every((id) => !id.includes('member.left')) ||
      (snapshot.context.answers.domain === null && snapshot.context.files.length === 0),
    'A success empties the form, anything else keeps its words': ({ snapshot, emitted }) =>
      emitted.every(
        (event) =>
          (event as { key?: string }).key !== 'asyncqSubmitted' ||
          snapshot.context.answers.domain === null,
      ),
  },
});
