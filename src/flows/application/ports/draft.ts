// The drafts of the short applications in this browser: each form by its subject.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { ShortAnswers, applicationMachine } from '#machines/application.machine.ts';
import { shortFields } from '#content/schema.shortFields.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { shortFormStore as store } from '#adapters/storage/draftStores.ts';

/** The answers of a draft, or null where it cannot be understood. */
const toAnswers = ({ answers }: StoredAnswers): ShortAnswers | null =>
  isRecord(answers)
    ? Object.fromEntries(
        shortFields.flatMap((field) => {
          const text = answers[field];
          return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
        }),
      )
    : null;

/** Deletes the draft of this subject: its text is in the outbox now. */
export const clearShortForm = (subject: string): void => store.clear(subject);

/**
 * Port `restoreDraft`: the current user's draft; null without one.
 * @param whenUserKnown waits until the user is known
 */
export const restoreShortFormOf = (
  whenUserKnown: (signal: AbortSignal) => Promise<string | null>,
) =>
  fromPromise<ShortAnswers | null, { subject: string }>(({ input, signal }) =>
    store.restore(whenUserKnown, signal, toAnswers, input.subject),
  );

type Application = SnapshotFrom<typeof applicationMachine>;

/**
 * Watches one form and saves it after every change, so that a reload loses nothing. Once it is submitted it is in the
 * outbox (`releaseShortForm`).
 * @param currentUserId the id of the signed-in user, null without one
 */
export const saveShortFormOf =
  (currentUserId: () => string | null) =>
  (application: { subscribe: (observer: (snapshot: Application) => void) => unknown }): void => {
    let last: ShortAnswers | null = null;
    let hasBegun = false;
    application.subscribe((snapshot) => {
      const { answers, subject } = snapshot.context;
      if (!hasBegun) store.showNone(subject);
      hasBegun = true;
      // A form that was sent back is saved again.
      if (snapshot.hasTag('busy')) last = null;
      if (!snapshot.hasTag('editable') || answers === last) return;
      last = answers;
      if (Object.values(answers).some((text) => text.trim() !== ''))
        store.save(currentUserId(), { answers }, subject);
      else store.clear(subject);
    });
  };
