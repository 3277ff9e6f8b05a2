// Path model of AsynQ: the landing, six steps, and the outcome of the question. The voice note has its own model.
import { requests } from '#content/requests.ts';
import { asynq } from '#content/asynq.ts';
import { asynqMachine } from '#machines/asynq.machine.ts';
import {
  draftSampleAt,
  isAwaited,
  isLanding,
  isPlain,
  isVisitor,
  leftIn,
  reportsOf,
} from './asynq.moments.ts';
import type { Moment } from './asynq.moments.ts';
import {
  badLink,
  blocker,
  deck,
  domain,
  free,
  goodLink,
  note,
  otherDomain,
  ownQuestion,
  spent,
  subcategory,
  suggestion,
} from './asynq.samples.ts';
import { invariants } from './asynq.invariants.ts';
import { probes } from './asynq.probes.ts';
import { definePaths } from './kit/define.ts';
import { outcomes, states } from './asynq.words.ts';

export default definePaths({
  machine: asynqMachine,
  input: { page: { say: 'A visitor opens /asyncq' } },
  events: {
    'question.begun': {
      say: 'Press Ask a Strategic Question',
      when: isVisitor,
    },
    'draft.continued': {
      say: 'Press Continue where you left off',
      when: (snapshot) => isVisitor(snapshot) || snapshot.context.draft?.step === 'review',
    },
    'retry.requested': {
      say: 'Press Check again',
      when: isVisitor,
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
        first: ({ context }: Moment) =>
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
        first: ({ context }: Moment) =>
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
        one: (snapshot: Moment) =>
          isPlain(snapshot) && !snapshot.hasTag('listening') ? { files: [{} as File] } : undefined,
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
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'This browser has no draft'
            : `This browser has a question that was left at its ${words.step}`,
        samples: {
          nothing: (snapshot: Moment) =>
            isVisitor(snapshot) && isAwaited(snapshot) ? { words: null } : undefined,
          domain: draftSampleAt('domain'),
          subcategory: draftSampleAt('subcategory'),
          blockers: draftSampleAt('blockers'),
          question: draftSampleAt('question'),
          context: draftSampleAt('context'),
          review: draftSampleAt('review'),
        },
      },
      'draft.unread': { say: 'The draft cannot be read', when: isAwaited },
      'draft.withdrawn': {
        say: 'The member signs out, here or in another tab',
        when: (snapshot) => isLanding(snapshot) || snapshot.hasTag('review'),
      },
    },
    // It tells the user, not AsynQ.
    questionDelivery: {},
    questionAllowance: {
      'allowance.changed': {
        say: ({ allowance }) => {
          if (allowance === null) return 'Nothing is known of the month any more';
          if (allowance === 'unreadable') return 'The month cannot be read';
          return allowance.left === 0
            ? 'No question is left this month'
            : 'One question is left this month';
        },
        samples: {
          free: (snapshot) =>
            snapshot.matches({ landing: 'fresh' }) ? reportsOf(snapshot, free, null) : undefined,
          spent: (snapshot) => reportsOf(snapshot, spent, null),
          unreadable: (snapshot) => reportsOf(snapshot, 'unreadable', free),
          nothing: (snapshot) => reportsOf(snapshot, null, 'unreadable'),
        },
      },
    },
    voiceNote: {
      'note.begun': {
        say: 'A recording begins',
        when: (snapshot) => isPlain(snapshot) && !snapshot.hasTag('busy'),
      },
      'note.kept': {
        say: 'The recording is kept',
        samples: { note: (snapshot) => (snapshot.hasTag('listening') ? { note } : undefined) },
      },
      'note.progressed': {
        say: 'What was said so far is stored',
        samples: {
          part: (snapshot) =>
            snapshot.hasTag('listening') && snapshot.context.note === null
              ? { note: { ...note, isUnfinished: true } }
              : undefined,
        },
      },
      'note.ended': { say: 'The recording ends without a note' },
      'note.deleted': { say: 'The note is deleted', when: ({ context }) => context.note !== null },
    },
  },
  outcomes,
  states,
  details: ({ context: { problem, fileRefusals } }) => [
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
  probes,
  resting: [
    'landing.fresh',
    'landing.unread',
    'landing.begun',
    'choosingDomain.plain',
    'choosingDomain.sent',
  ],
  abstraction: (snapshot) => {
    const { context } = snapshot;
    return [
      context.answers.domain,
      context.answers.subcategory === null,
      context.answers.blockers.length,
      context.answers.suggestion === null,
      context.answers.ownQuestion.trim() === '' ? context.answers.ownQuestion : 'words',
      context.answers.productLink,
      context.files.length,
      context.note === null,
      context.draft?.step ?? null,
      leftIn(snapshot),
      context.fileRefusals,
      context.problem,
    ];
  },
  invariants,
});
