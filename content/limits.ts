// The longest answers, in characters as the database counts them (code points): by kind of request and field.
// This is the one place: the forms read it, the machines repeat their own part (a test compares), and the database
// enforces the same (supabase/migrations, private.longest_answers; a test compares on the real engine).
import type { AnswerLimits, RequiredAnswers } from './schema.limits.ts';

/** A name, a role, a date: one line. */
const line = 200;
/** Paragraphs. */
const prose = 4000;

export const answerLimits = {
  asynq: { question: 10_000, 'context.productLink': 2000 },
  'office-hours': { callObjective: prose, additionalNotes: prose },
  'advisory-call': { callObjective: prose, additionalNotes: prose },
  advisory: {
    name: line,
    email: 254,
    company: line,
    role: line,
    challenge: prose,
    timeline: line,
  },
  gathering: { note: prose },
  meeting: { reason: prose, project: prose, value: prose },
  contributor: {
    experience: prose,
    contribution: prose,
    link: line,
    question: prose,
    material: prose,
  },
  partner: { offer: prose, audience: prose, website: line },
  perk: {},
  channel: {},
  'lab-inquiry': { idea: prose, trial: prose, material: prose },
} as const satisfies AnswerLimits;

/** How long the typed answers of a profile may be; the table `profiles` has the same limits. */
export const profileLimits = { companyName: 200, website: 500 } as const;

/** What may not be left empty when a request is sent again; what its form never asked is not in it either. */
export const requiredAnswers = {
  asynq: ['question'],
  'office-hours': [],
  'advisory-call': [],
  advisory: ['name', 'email', 'company', 'role', 'challenge', 'timeline'],
  gathering: [],
  meeting: ['reason', 'project', 'value'],
  contributor: ['experience', 'contribution', 'question', 'material'],
  partner: ['offer', 'audience', 'website'],
  perk: [],
  channel: [],
  'lab-inquiry': ['idea', 'trial', 'material'],
} as const satisfies RequiredAnswers;

/** What one member may leave here; the database enforces the same (private.member_limit; a test compares). */
export const memberLimits = {
  /** Requests that wait for a decision or for their day. */
  openRequests: 20,
  /** Bytes of all files together. */
  fileBytes: 209_715_200,
  /** Posts from midnight to midnight in Paris; one that was deleted counts. */
  postsADay: 20,
  /** Replies to posts, as posts are counted. */
  repliesADay: 60,
  stackItems: 500,
} as const;

/** Searches that a member of the full stack may save, and the longest of them; the database enforces the same (a test compares). */
export const searchLimit = 50;
export const searchLength = 100;

/** The longest reply to the advisor. */
export const replyLimit = prose;
