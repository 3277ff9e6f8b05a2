// The short applications that are being written, as this browser keeps them: each form by its subject.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { ShortAnswers, applicationMachine } from '#machines/application.machine.ts';
import { shortFields } from '#content/schema.shortFields.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { Said } from '#adapters/storage/draftStore.ts';
import { shortFormStore as shelf } from '#adapters/storage/draftStores.ts';

/** The answers of a draft, or null where it cannot be understood. */
const toAnswers = ({ answers }: Said): ShortAnswers | null =>
  isRecord(answers)
    ? Object.fromEntries(
        shortFields.flatMap((field) => {
          const text = answers[field];
          return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
        }),
      )
    : null;

/** Forgets the form of this subject: its words lie in the outbox. */
export const clearShortForm = (subject: string): void => shelf.release(subject);

/**
 * Port `restoreDraft`: what was written before by the current user; null where that is nothing.
 * @param whoComes waits until it is known who is here
 */
export const restoreShortFormOf = (
  whenUserKnown: (signal: AbortSignal) => Promise<string | null>,
) =>
  fromPromise<ShortAnswers | null, { subject: string }>(({ input, signal }) =>
    shelf.restore(whenUserKnown, signal, toAnswers, input.subject),
  );

type Application = SnapshotFrom<typeof applicationMachine>;

/**
 * Watches one form and keeps it after every change, so that a reload loses nothing. Once it is handed in it lies in the
 * outbox (`releaseShortForm`).
 * @param currentUserId the id of the signed-in user, null for nobody
 */
export const saveShortFormOf =
  (currentUserId: () => string | null) =>
  (application: { subscribe: (observer: (snapshot: Application) => void) => unknown }): void => {
    let last: ShortAnswers | null = null;
    let hasBegun = false;
    application.subscribe((snapshot) => {
      const { answers, subject } = snapshot.context;
      if (!hasBegun) shelf.begin(subject);
      hasBegun = true;
      // One that came back is kept again.
      if (snapshot.hasTag('busy')) last = null;
      if (!snapshot.hasTag('editable') || answers === last) return;
      last = answers;
      if (Object.values(answers).some((text) => text.trim() !== ''))
        shelf.write(currentUserId(), { answers }, subject);
      else shelf.release(subject);
    });
  };
