// Path model of what a member says of an answer: chosen, written, stored, and said anew.
import { afterAnswer } from '#content/afterAnswer.ts';
import { opinionMachine } from '#machines/opinion.machine.ts';
import type { Opinion, OpinionAnswer } from '#machines/opinion.machine.ts';
import { definePaths } from './kit/define.ts';
import { leavingWithItsPage, unreachable, wordless } from './support.ts';

const words = afterAnswer.opinion;

const before: Opinion = { helped: false, why: 'Too late.', saidAt: '2026-11-23T09:00:00.000Z' };
const after: Opinion = { helped: true, why: 'We charged.', saidAt: '2026-11-24T09:00:00.000Z' };
const begun = { helped: true, why: 'After all.' };
const longest = 24;
const tooLong = 'We charged, and it took two weeks.';

export default definePaths({
  machine: opinionMachine,
  input: {
    first: {
      say: 'A member opens an answer of which nothing was said',
      input: { id: 'r1', opinion: null, longest },
    },
    again: {
      say: 'A member opens an answer of which they said something before',
      input: { id: 'r1', opinion: before, longest },
    },
  },
  events: {
    'helped.chosen': {
      say: ({ helped }) => `Choose ${helped ? words.yes : words.no}`,
      samples: {
        yes: ({ context }) => (context.helped === true ? undefined : { helped: true }),
        no: ({ context }) => (context.helped === false ? undefined : { helped: false }),
      },
    },
    'why.edited': {
      say: ({ text }) => (text === '' ? 'Clear the reason' : `Write the reason ${text}`),
      samples: {
        good: ({ context }) => (context.why === after.why ? undefined : { text: 'We charged.' }),
        tooLong: ({ context }) => (context.why === tooLong ? undefined : { text: tooLong }),
        empty: ({ context }) => (context.why === '' ? undefined : { text: '' }),
      },
    },
    'opinion.sent': { say: `Press ${words.send}` },
    'change.requested': { say: `Press ${words.change}` },
    'change.cancelled': { say: `Press ${words.keep}` },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words: kept }) =>
          kept === null ? 'Nothing was begun before' : 'Something was begun before',
        samples: {
          nothing: { words: null },
          begun: ({ context }) =>
            context.why === begun.why && context.helped === begun.helped
              ? undefined
              : { words: begun },
        },
      },
    },
  },
  outcomes: {
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
    storeOpinion: {
      stored: {
        gives: { outcome: 'stored', opinion: after } satisfies OpinionAnswer,
        say: 'The backend has stored it',
      },
      refused: {
        gives: { outcome: 'refused', reason: 'no_answer' } satisfies OpinionAnswer,
        say: 'The backend refuses it: the answer is gone',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    deciding: 'The page is about to show what was said, or to ask',
    asking: 'The page asks whether it helped, and why',
    storing: 'The form is busy: its button says Sending...',
    said: 'The page shows what was said, and when',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`Said in place: ${problem.message ?? words.problems[problem.key]}`],
  unheard: leavingWithItsPage,
  probes: {
    'what was said has no reason': {
      given: { id: 'r1', opinion: { ...before, why: null }, longest },
      steps: [
        { type: 'change.requested' },
        { type: 'draft.restored', words: begun },
        { type: 'change.cancelled' },
      ],
    },
    'a reason as long as fits': {
      steps: [
        { type: 'helped.chosen', helped: false },
        { type: 'why.edited', text: '🙂'.repeat(longest) },
        { type: 'opinion.sent' },
      ],
    },
    'a change of the reason alone is not overwritten': {
      input: 'again',
      steps: [
        { type: 'change.requested' },
        { type: 'why.edited', text: 'Far too late.' },
        { type: 'draft.restored', words: begun },
      ],
    },
    'a choice alone is not overwritten': {
      steps: [
        { type: 'helped.chosen', helped: false },
        { type: 'draft.restored', words: begun },
      ],
    },
  },
  resting: ['asking', 'said'],
  invariants: {
    'Nothing is sent without a choice, or with a reason that is too long': ({
      started,
      snapshot,
    }) =>
      started.every(
        ({ port }) =>
          port !== 'storeOpinion' ||
          (snapshot.context.helped !== null &&
            Array.from(snapshot.context.why).length <= snapshot.context.longest),
      ),
    'A problem is shown only in the form': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('asking'),
    'What was said is shown only where something was said': ({ snapshot }) =>
      !snapshot.hasTag('said') || snapshot.context.opinion !== null,
  },
});
