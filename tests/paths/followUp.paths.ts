// Path model of following an answer up: written, sent, and refused; asked before, and too late.
import { afterAnswer } from '#content/afterAnswer.ts';
import { followUpMachine } from '#machines/followUp.machine.ts';
import type { FollowUpAnswer, FollowUpRefusal } from '#machines/followUp.machine.ts';
import { definePaths } from './kit/define.ts';
import { leavingWithItsPage, unreachable, wordless } from './support.ts';

const words = afterAnswer.followUp;
const due = '2026-11-27T09:00:00.000Z';
const question = 'And who signs?';
const begun = { note: 'Which of the two boards?' };
const longest = 24;
const tooLong = 'Which of the two boards signs first?';

const refused = (reason: FollowUpRefusal, say: string) => ({
  gives: { outcome: 'refused', reason } satisfies FollowUpAnswer,
  say,
});

export default definePaths({
  machine: followUpMachine,
  input: {
    open: {
      say: 'A member opens an answer within 14 days',
      input: { id: 'r1', isUsed: false, isOpen: true, longest },
    },
    used: {
      say: 'A member opens an answer that they have followed up',
      input: { id: 'r1', isUsed: true, isOpen: false, longest },
    },
    over: {
      say: 'A member opens an answer after more than 14 days',
      input: { id: 'r1', isUsed: false, isOpen: false, longest },
    },
  },
  events: {
    'note.edited': {
      say: ({ text }) => (text.trim() === '' ? 'Clear the question' : `Write ${text}`),
      samples: {
        good: ({ context }) => (context.note === question ? undefined : { text: question }),
        tooLong: ({ context }) => (context.note === tooLong ? undefined : { text: tooLong }),
        blank: ({ context }) => (context.note === ' ' ? undefined : { text: ' ' }),
      },
    },
    'question.sent': { say: `Press ${words.send}` },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words: kept }) =>
          kept === null ? 'Nothing was begun before' : 'A question was begun before',
        samples: {
          nothing: { words: null },
          begun: ({ context }) => (context.note === begun.note ? undefined : { words: begun }),
        },
      },
    },
  },
  outcomes: {
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
    sendQuestion: {
      stored: {
        gives: { outcome: 'stored', dueAt: due } satisfies FollowUpAnswer,
        say: 'The backend has stored it, and promises an answer',
      },
      late: {
        gives: { outcome: 'stored', dueAt: null } satisfies FollowUpAnswer,
        say: 'The backend has stored it; an earlier promise was broken',
      },
      over: refused('follow_up_over', 'The backend refuses it: the 14 days are over'),
      used: refused('follow_up_used', 'The backend refuses it: there was one before'),
      moved: refused('illegal_move', 'The backend refuses it: the request has moved on'),
      invalid: refused('invalid', 'The backend refuses its words'),
      unreachable,
      wordless,
    },
  },
  states: {
    deciding: 'The page is about to say whether a question can be asked',
    open: 'The form can be written in, and says until when',
    sending: 'The form is busy: its button says Sending...',
    sent: 'A notice says that the advisor has the question, and by when it is answered',
    used: 'The page says that the question was asked',
    over: 'The page says that the 14 days are over',
  },
  details: ({ context: { note, problem } }) => [
    ...(note.trim() === '' ? [] : [`In the form: ${note}`]),
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? words.problems[problem.key]}`]),
  ],
  unheard: leavingWithItsPage,
  probes: {
    'a question as long as fits': {
      steps: [{ type: 'note.edited', text: '🙂'.repeat(longest) }, { type: 'question.sent' }],
    },
    'an empty question leaves no draft': {
      steps: [
        { type: 'note.edited', text: question },
        { type: 'note.edited', text: '' },
      ],
    },
  },
  resting: ['open', 'sent', 'used', 'over'],
  invariants: {
    'Nothing blank, and nothing too long, is sent': ({ started }) =>
      started.every(({ port, input }) => {
        if (port !== 'sendQuestion') return true;
        const { note } = input as { note: string };
        return note.trim() !== '' && Array.from(note).length <= longest;
      }),
    'The form is emptied only when the question is stored': ({ snapshot, transitions }) =>
      snapshot.context.note !== '' ||
      !transitions.some((id) => id.startsWith('sending')) ||
      snapshot.hasTag('sent'),
    'A question that was sent is not asked again': ({ snapshot }) =>
      !snapshot.hasTag('sent') || !snapshot.can({ type: 'question.sent' }),
  },
});
