// The shape of the question about words of an earlier visit: every form that keeps a draft and every kind of request is named.
import { z } from 'zod';
import { requestKindSchema } from './schema.requests.ts';
import { text, texts, words } from './schema.ts';

const draftKindSchema = z.enum([
  'onboardingDraft',
  'questionDraft',
  'advisoryDraft',
  'applicationDraft',
  'bookingDraft',
  'meetingDraft',
  'gatheringDraft',
  'mendingDraft',
  'opinionDraft',
  'followUpDraft',
  'answerDraft',
  'noteDraft',
  'postDraft',
  'replyDraft',
  'newsletterDraft',
  'profileDraft',
  'timerDraft',
  'canvasDraft',
  'triageDraft',
  'ledgerDraft',
  'premortemDraft',
  'mapDraft',
]);

export const unclaimedWorkWordsSchema = z.strictObject({
  ...texts('title', 'text', 'listLabel', 'draft', 'request', 'unknownDate', 'hint'),
  ...texts('claim', 'refuse', 'postpone', 'claiming', 'refusing'),
  drafts: z.record(draftKindSchema, text),
  requests: z.record(requestKindSchema, text),
  failed: words('title', 'text', 'retry'),
});
export type UnclaimedWorkWords = z.infer<typeof unclaimedWorkWordsSchema>;
export type DraftKind = z.infer<typeof draftKindSchema>;
