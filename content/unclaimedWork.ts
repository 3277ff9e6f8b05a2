// The question to a member about words from an earlier visit without an account.
import type { UnclaimedWorkWords } from './schema.unclaimedWork.ts';

export const unclaimedWork = {
  title: 'Are these yours?',
  text: 'This browser keeps work that was written in an earlier visit, without an account. Only the person who wrote it should have it.',
  listLabel: 'Kept in this browser',
  // `names` in src/flows/unclaimedWork/UnclaimedWork.tsx chooses by what was found.
  drafts: {
    onboardingDraft: 'Answers for your Signal Stack',
    questionDraft: 'AsynQ question',
    advisoryDraft: 'Advisory application',
    applicationDraft: 'Application',
    bookingDraft: 'Office hours request',
    meetingDraft: '1-on-1 meeting request',
    gatheringDraft: 'Open Circle application',
    mendingDraft: 'Returned request',
    opinionDraft: 'Opinion of an answer',
    followUpDraft: 'Follow-up question',
    answerDraft: 'Answer at the desk',
    noteDraft: 'Note at the desk',
    postDraft: 'Community post',
    replyDraft: 'Reply to a community post',
    newsletterDraft: 'Newsletter address',
    timerDraft: 'Second Curve Timer',
    canvasDraft: 'Assumption Canvas',
  },
  requests: {
    asynq: 'AsynQ question',
    'office-hours': 'Office hours request',
    'advisory-call': 'Advisory call request',
    advisory: 'Advisory application',
    gathering: 'Open Circle application',
    meeting: '1-on-1 meeting request',
    contributor: 'Co-Lab application',
    partner: 'Partner application',
    perk: 'Signal Exchange request',
    channel: 'Channel request',
    'lab-inquiry': 'Lab inquiry',
  },
  // `Item` in src/flows/unclaimedWork/UnclaimedWork.tsx decides which of these an item shows.
  draft: 'Draft',
  request: 'Not sent yet',
  unknownDate: 'Date unknown',
  hint: 'If they are yours, drafts return to the pages where they were written, and requests are sent in your name. If not, they stay here for the person who wrote them.',
  claim: 'They are mine',
  refuse: 'They are not mine',
  postpone: 'Later',
  claiming: 'Making them yours...',
  refusing: 'Leaving them where they are...',
  // The states `unclaimed` and `unrefused` in machines/unclaimedWork.machine.ts show this in place of `hint`.
  failed: {
    title: 'Your answer could not be saved',
    text: 'This browser did not let us save it. Nothing was lost. Try again, or choose Later.',
    retry: 'Try again',
  },
} satisfies UnclaimedWorkWords;
