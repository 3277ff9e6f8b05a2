// The draft of the application for advisory in this browser: its six answers.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type {
  ApplicationAnswers,
  ApplicationField,
  advisoryApplicationMachine,
} from '#machines/advisoryApplication.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { applicationStore as store } from '#adapters/storage/draftStores.ts';

const fields = [
  'name',
  'email',
  'company',
  'role',
  'challenge',
  'timeline',
] as const satisfies ApplicationField[];

/** Deletes the draft: its text is in the outbox now. */
export const clearApplication = (): void => store.clear();

/** The answers of a draft, or null where it cannot be understood. */
function toAnswers({ answers }: StoredAnswers): Partial<ApplicationAnswers> | null {
  if (!isRecord(answers)) return null;
  const known = fields.flatMap((field) => {
    const text = answers[field];
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The current user: an id and an address, or null without one. */
export type Applicant = { id: string; email: string } | null;

/**
 * Port `restoreApplication`: the current user's draft, else their address.
 * @param whenUserKnown waits until the user is known
 */
export const restoreApplicationOf = (whenUserKnown: (signal: AbortSignal) => Promise<Applicant>) =>
  fromPromise<Partial<ApplicationAnswers> | null>(async ({ signal }) => {
    const comes = whenUserKnown(signal);
    const stored = await store.restore(async () => (await comes)?.id ?? null, signal, toAnswers);
    if (stored !== null) return stored;
    const applicant = await comes;
    return applicant === null ? null : { email: applicant.email };
  });

type Application = SnapshotFrom<typeof advisoryApplicationMachine>;

/**
 * Watches one application and saves it after every change, so that a reload loses nothing. Once it is submitted it is
 * in the outbox (`releaseApplication`).
 * @param currentUserId the id of the signed-in user, null without one
 */
export const saveApplicationOf =
  (currentUserId: () => string | null) =>
  (application: { subscribe: (observer: (snapshot: Application) => void) => unknown }): void => {
    store.showNone();
    let last: ApplicationAnswers | null = null;
    application.subscribe((snapshot) => {
      const { answers } = snapshot.context;
      // An application that was sent back is saved again.
      if (snapshot.hasTag('busy')) last = null;
      if (!snapshot.hasTag('editable') || answers === last) return;
      last = answers;
      if (Object.values(answers).some((text) => text.trim() !== ''))
        store.save(currentUserId(), { answers });
      else store.clear();
    });
  };
