// The words below an answer: whether it helped, whether it may be published, and one more question about it.
import type { AfterAnswerWords } from './schema.afterAnswer.ts';

export const afterAnswer = {
  // The tags of machines/opinion.machine.ts decide which of these shows.
  opinion: {
    label: 'Your opinion',
    question: 'Did it help?',
    yes: 'It helped',
    no: 'It did not',
    why: 'Why?',
    hint: 'What you did with it, or what was missing. Only the advisor reads this.',
    send: 'Tell the advisor',
    sending: 'Sending...',
    keep: 'Leave it as it was',
    helped: 'You said that it helped.',
    failedToHelp: 'You said that it did not help.',
    saidAt: 'Said {date}.',
    change: 'Change it',
    // `Opinion` in src/flows/opinion/Opinion.tsx shows this of an answer that helped.
    next: 'What helped you may help someone else. Below, you decide whether we may publish it.',
    kept: 'Everything you wrote is still here.',
    // `OpinionProblem` in machines/opinion.machine.ts lists the keys.
    problems: {
      helpedMissing: 'Not sent yet: first choose whether it helped.',
      whyTooLong:
        'Too long: the limit is {longest} characters. Nothing has been cut off; please shorten it.',
      failed: 'That did not work. Nothing was sent; please try again.',
      not_signed_in: 'You are signed out. Sign in and send it again.',
      not_found: "This request no longer exists, so you can't rate its answer.",
      no_answer: "This answer no longer exists, so you can't rate it.",
      invalid: 'The service could not accept this. Please check it.',
    },
  },
  // The tags of machines/consent.machine.ts decide which of these shows.
  consent: {
    label: 'Publish it',
    ask: 'May we publish this question and its answer without names? We remove your name, your company and your address, and the advisor reads it once more before it appears. You can withdraw your permission at any time.',
    give: 'Allow it',
    giving: 'Allowing...',
    given:
      'On {date} you allowed us to publish this question and its answer without names. If you take that back, we will no longer publish them.',
    revoke: 'Take it back',
    revoking: 'Taking it back...',
    failed: 'That did not work. Nothing has changed; please try again.',
    // `storeConsent` in src/flows/consent/ports.ts chooses by the reason of the refusal.
    problems: {
      not_signed_in: 'You are signed out. Sign in and try again; nothing has changed.',
      not_found: 'This request no longer exists, so there is nothing to publish.',
      no_answer: 'This answer no longer exists, so there is nothing to publish.',
    },
  },
  // The tags of machines/followUp.machine.ts decide which of these shows.
  followUp: {
    label: 'Follow-up',
    terms:
      'You can ask one more question about this answer until {date}. It does not count toward your monthly questions, and the promise applies again: 48 hours where the question was asked with Premium, 72 hours otherwise.',
    field: 'Your follow-up question',
    hint: 'What the answer left open, or what has changed since.',
    send: 'Ask it',
    sending: 'Sending...',
    kept: 'Everything you wrote is still here.',
    // `Sent` in src/flows/followUp/FollowUp.tsx decides which of these three shows, and `Used` of the next three.
    sent: {
      title: 'The advisor has your follow-up.',
      due: 'The promise applies again: you will have the answer by {date}.',
      noPromise: 'The answer is already late. The advisor will read your follow-up along with it.',
    },
    used: {
      asked: 'You asked your follow-up on {date}.',
      waiting: 'The advisor has it and will answer by {date}.',
      late: 'The advisor has it. The date we promised has passed, and we are sorry.',
      answered: 'It has been answered. What changed is listed above.',
    },
    over: {
      text: 'The 14 days for a follow-up ended on {date}. A new question is welcome at any time.',
      written: 'What you wrote here and did not send:',
      ask: { name: 'Ask a new question', href: '/asyncq' },
    },
    // `FollowUpProblem` in machines/followUp.machine.ts lists the keys.
    problems: {
      noteMissing: 'Not sent yet: write your question first.',
      noteTooLong:
        'Too long: the limit is {longest} characters. Nothing has been cut off; please shorten it.',
      failed: 'That did not work. Nothing was sent; please try again.',
      not_signed_in: 'You are signed out. Sign in and send it again.',
      not_found: "This request no longer exists, so you can't ask about it.",
      invalid: 'The service could not accept this. Please check it and send it again.',
      follow_up_over:
        'The 14 days for a follow-up are over, so this was not sent. You can copy it into a new question.',
      follow_up_used:
        'Each answer comes with one follow-up, and you have used yours. You can copy your words into a new question.',
      illegal_move:
        'This request has changed in the meantime and no longer takes a follow-up. Reload the page to see its current status.',
    },
  },
} satisfies AfterAnswerWords;
