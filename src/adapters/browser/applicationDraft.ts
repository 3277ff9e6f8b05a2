// The application for advisory that is being written, as this browser keeps it: whose it is, and its six answers.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type {
  ApplicationAnswers,
  ApplicationField,
  advisoryApplicationMachine,
} from '#machines/advisoryApplication.machine.ts';
import { isRecord } from '../isRecord.ts';
import { keys, read, write } from './keys.ts';

type KeptApplication = {
  /** The member who was signed in when it was written, or null. */
  owner: string | null;
  answers: Partial<ApplicationAnswers>;
};

const fields = [
  'name',
  'email',
  'company',
  'role',
  'challenge',
  'timeline',
] as const satisfies ApplicationField[];

/** The kept application, or null where there is none that can be understood. */
export function readApplication(): KeptApplication | null {
  try {
    const stored: unknown = JSON.parse(read(keys.application) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored['answers'])) return null;
    const { owner, answers } = stored;
    const known = fields.flatMap((field) => {
      const text = answers[field];
      return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
    });
    return {
      owner: typeof owner === 'string' ? owner : null,
      answers: Object.fromEntries(known),
    };
  } catch {
    return null;
  }
}

const writeApplication = (owner: string | null, answers: Partial<ApplicationAnswers>) =>
  write(keys.application, JSON.stringify({ owner, answers }));

/** Takes the words away: they lie in the outbox, or nobody wants them any more. */
export const releaseApplication = (): void => write(keys.application, null);

/** Writes this member's name on an application that nobody owns. */
export function adoptApplication(owner: string): void {
  const kept = readApplication();
  if (kept !== null && kept.owner === null) writeApplication(owner, kept.answers);
}

/** Who is here: an id and an address, or nobody. */
export type Applicant = { id: string; email: string } | null;

/**
 * Port `recallApplication`: what was written before by whoever is here, else their address.
 * @param whoComes waits until it is known who is here
 */
export const recallApplicationOf = (whoComes: (signal: AbortSignal) => Promise<Applicant>) =>
  fromPromise<Partial<ApplicationAnswers> | null>(async ({ signal }) => {
    const applicant = await whoComes(signal);
    const kept = readApplication();
    const isTheirs = kept !== null && (kept.owner === null || kept.owner === applicant?.id);
    if (isTheirs) return kept.answers;
    return applicant === null ? null : { email: applicant.email };
  });

type Application = SnapshotFrom<typeof advisoryApplicationMachine>;

/**
 * Watches one application and keeps it after every change, so that a reload loses nothing. Once it is handed in it lies
 * in the outbox (`releaseApplication`).
 * @param whoIsHere the id of whoever is signed in, null for nobody
 */
export const keepApplicationOf =
  (whoIsHere: () => string | null) =>
  (application: { subscribe: (observer: (snapshot: Application) => void) => unknown }): void => {
    let last: ApplicationAnswers | null = null;
    application.subscribe((snapshot) => {
      const { answers } = snapshot.context;
      // One that came back is kept again.
      if (snapshot.hasTag('busy')) last = null;
      if (!snapshot.hasTag('editable') || answers === last) return;
      last = answers;
      if (Object.values(answers).some((text) => text.trim() !== ''))
        writeApplication(whoIsHere(), answers);
      else releaseApplication();
    });
  };
