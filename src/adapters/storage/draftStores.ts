// Where this browser keeps what is being written: one shelf a form. At sign-in and at sign-out all of them hear of it.
import { isRecord } from '#adapters/isRecord.ts';
import { draftShelf } from './draftStore.ts';
import type { Said } from './draftStore.ts';
import { keys } from './keys.ts';
import { onboardingShelf } from './onboardingStore.ts';

const listIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** The question that is being asked of AsynQ. */
export const questionShelf = draftShelf(keys.question, {
  filesIn: ({ files, note }) => [...listIn(files), note],
});

/** The application for advisory. */
export const applicationShelf = draftShelf(keys.application);

/** The short applications: each subject is a form. */
export const shortFormShelf = draftShelf(keys.shortForms, {
  unfold: ({ drafts }) =>
    isRecord(drafts)
      ? Object.entries(drafts).map(([form, answers]) => ({ form, draft: { answers } }))
      : [],
});

/** The request for an office hour: its words serve for any slot. */
export const bookingShelf = draftShelf(keys.booking, { filesIn: ({ file }: Said) => [file] });

/** The post to the community. */
export const postShelf = draftShelf(keys.post);

/** The two tools of the lab. */
export const timerShelf = draftShelf(keys.labTimer);
export const canvasShelf = draftShelf(keys.labCanvas);

/** Every shelf of this browser. */
export const draftShelves = [
  onboardingShelf,
  questionShelf,
  applicationShelf,
  shortFormShelf,
  bookingShelf,
  postShelf,
  timerShelf,
  canvasShelf,
] as const;

export type Shelf = (typeof draftShelves)[number];
