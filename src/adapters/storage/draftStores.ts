// The drafts of this browser: one store per form. All of them are notified at sign-in and at sign-out.
import { isRecord } from '#adapters/isRecord.ts';
import { draftStore } from './draftStore.ts';
import type { StoredAnswers } from './draftStore.ts';
import { keys } from './keys.ts';
import { onboardingStore } from './onboardingStore.ts';

const listIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** The question for AsynQ. */
export const questionStore = draftStore(keys.question, {
  filesIn: ({ files, note }) => [...listIn(files), note],
});

/** The application for advisory. */
export const applicationStore = draftStore(keys.application);

/** The short applications: each subject is a form. */
export const shortFormStore = draftStore(keys.shortForms, {
  unfold: ({ drafts }) =>
    isRecord(drafts)
      ? Object.entries(drafts).map(([form, answers]) => ({ form, draft: { answers } }))
      : [],
});

/** The request for an office hour: its text can be used for any slot. */
export const bookingStore = draftStore(keys.booking, {
  filesIn: ({ file }: StoredAnswers) => [file],
});

/** The request for a meeting of two. */
export const meetingStore = draftStore(keys.meeting);

/** The notes to gatherings: each series of gatherings is a form. */
export const noteStore = draftStore(keys.notes);

/** The corrections of returned requests: each entry of the outbox is a form. */
export const mendingStore = draftStore(keys.mending);

/** What is said of answers, and the questions that follow them up: each request is a form. */
export const opinionStore = draftStore(keys.opinions);
export const followUpStore = draftStore(keys.followUps);

/** What an advisor writes at the desk: each request is a form, and each step of it. */
export const answerStore = draftStore(keys.deskAnswers);
export const deskNoteStore = draftStore(keys.deskNotes);

/** The post to the community. */
export const postStore = draftStore(keys.post);

/** The replies to posts: each post is a form. */
export const replyStore = draftStore(keys.replies);

/** The address for a newsletter: each box of the site is a form. */
export const newsletterStore = draftStore(keys.newsletter);

/** The open field of a member's profile. */
export const profileStore = draftStore(keys.profileField);

/** The tools of the lab. */
export const timerStore = draftStore(keys.labTimer);
export const canvasStore = draftStore(keys.labCanvas);
export const triageStore = draftStore(keys.labTriage);
export const ledgerStore = draftStore(keys.labLedger);
export const premortemStore = draftStore(keys.labPremortem);
export const mapStore = draftStore(keys.labMap);

/** Every draft store of this browser. */
export const draftStores = [
  onboardingStore,
  questionStore,
  applicationStore,
  shortFormStore,
  bookingStore,
  meetingStore,
  noteStore,
  mendingStore,
  opinionStore,
  followUpStore,
  answerStore,
  deskNoteStore,
  postStore,
  replyStore,
  newsletterStore,
  profileStore,
  timerStore,
  canvasStore,
  triageStore,
  ledgerStore,
  premortemStore,
  mapStore,
] as const;

export type DraftStore = (typeof draftStores)[number];
