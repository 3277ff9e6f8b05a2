// AsynQ before its first step: the button, the month, and what was begun earlier. They are apart from content/asynq.ts,
// which adds them, because the steps are fetched later.
import type { AsynqWords } from './schema.asynq.ts';

/** The view fills in the words in braces: {limit}, {left}, {month}, {next}, {name}. */
export const asynqFrame = {
  landing: {
    begin: 'Ask a Strategic Question',
    quota: {
      title: 'Questions this month',
      // `Quota` and `Spent` in src/flows/asynq/Quota.tsx decide which of these show.
      // `quota_of` in supabase/migrations/20261121200000_requests.sql counts what is left.
      plans:
        'Free members ask 1 question per month; Premium members ask 4, with priority response.',
      left: 'You have {left} of {limit} questions left in {month}.',
      short: '{left} of {limit} in {month}',
      perMonth: '1 per month, with Premium 4',
      lastOne: 'This would be your last question in {month}. The next month begins on {next}.',
      none: 'You have used your questions for {month}.',
      next: 'You can ask again on {next}. What you write now is kept as a draft until then.',
      premium: 'Premium members ask 4 per month, and their questions are read first.',
      unknown:
        "We can't load how many questions you have left. You can keep writing: a question counts only once it is sent.",
      upgrade: { name: 'Upgrade to Premium', href: '/upgrade' },
      signIn: { name: 'Sign In', href: '/auth?tab=signin' },
    },
  },
  wizard: {
    // `Start` in src/flows/asynq/Start.tsx decides whether the draft, `unread` or neither shows.
    draft: {
      title: 'You started a question',
      text: 'It is in this browser, just as you left it.',
      continue: 'Continue where you left off',
      afresh: 'Start over',
    },
    unread: {
      title: 'We could not check for an earlier question',
      text: 'If you started one, it is still kept in this browser. A question you start now is kept alongside it.',
      retry: 'Check again',
    },
    loading: 'Loading the six steps...',
  },
  // The ports of the files are fetched with the landing.
  files: {
    // `admitFiles` in src/adapters/files/questionFiles.ts refuses a file with this.
    tooMany: '“{name}” was not added: a question can have up to five documents and a voice note.',
    noteName: 'Voice note',
    // `savePart` in src/adapters/files/questionFiles.ts gives it to a recording that has not ended.
    unfinishedName: 'Voice note, unfinished',
  },
} satisfies {
  landing: Pick<AsynqWords['landing'], 'begin' | 'quota'>;
  wizard: Pick<AsynqWords['wizard'], 'draft' | 'unread' | 'loading'>;
  files: { tooMany: string; noteName: string; unfinishedName: string };
};
