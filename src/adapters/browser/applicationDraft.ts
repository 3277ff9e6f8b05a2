// The application for advisory that is being written, as this browser keeps it: whose it is, and its six answers.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type {
  ApplicationAnswers,
  ApplicationField,
  advisoryApplicationMachine,
} from '#machines/advisoryApplication.machine.ts';
import { isRecord } from '../isRecord.ts';
import { draftShelf } from './draftShelf.ts';
import { keys } from './keys.ts';

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

/** Its place in this browser; no files lie beside it. `release`: the words lie in the outbox, or nobody wants them any more. */
const shelf = draftShelf(keys.application, () => []);
export const { adopt: adoptApplication, release: releaseApplication } = shelf;

/** The kept application, or null where there is none that can be understood. */
export function readApplication(): KeptApplication | null {
  const kept = shelf.read();
  const answers = kept?.draft['answers'];
  if (kept === null || !isRecord(answers)) return null;
  const known = fields.flatMap((field) => {
    const text = answers[field];
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
  });
  return { owner: kept.owner, answers: Object.fromEntries(known) };
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
        shelf.write(whoIsHere(), { answers });
      else releaseApplication();
    });
  };
