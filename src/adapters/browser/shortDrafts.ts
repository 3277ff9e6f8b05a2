// The short applications that are being written, as this browser keeps them: whose they are, and the answers by subject.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { ShortAnswers, applicationMachine } from '#machines/application.machine.ts';
import { shortFields } from '#content/schema.shortFields.ts';
import { isRecord } from '../isRecord.ts';
import { draftShelf } from './draftShelf.ts';
import { keys } from './keys.ts';

type Drafts = Readonly<Record<string, ShortAnswers>>;

/** Their place in this browser; no files lie beside them. */
const shelf = draftShelf(keys.shortForms, () => []);
export const { adopt: adoptShortForms, read: readShortForms } = shelf;

const answersIn = (stored: unknown): ShortAnswers =>
  isRecord(stored)
    ? Object.fromEntries(
        shortFields.flatMap((field) => {
          const text = stored[field];
          return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
        }),
      )
    : {};

/** The kept answers that `member` may see: their own, and nobody's. */
function draftsFor(member: string | null): Drafts {
  const kept = shelf.read();
  const drafts = kept?.draft['drafts'];
  if (kept === null || !isRecord(drafts)) return {};
  if (kept.owner !== null && kept.owner !== member) return {};
  return Object.fromEntries(
    Object.entries(drafts).map(([subject, stored]) => [subject, answersIn(stored)]),
  );
}

function keep(member: string | null, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) shelf.release();
  else shelf.write(member, { drafts });
}

/** Forgets one form: its words lie in the outbox, or nobody wants them any more. */
export function releaseShortForm(member: string | null, subject: string): void {
  const { [subject]: dropped, ...others } = draftsFor(member);
  if (dropped !== undefined) keep(member, others);
}

/**
 * Port `recallDraft`: what was written before by whoever is here; null where that is nothing.
 * @param whoComes waits until it is known who is here
 */
export const recallShortFormOf = (whoComes: (signal: AbortSignal) => Promise<string | null>) =>
  fromPromise<ShortAnswers | null, { subject: string }>(
    async ({ input, signal }) => draftsFor(await whoComes(signal))[input.subject] ?? null,
  );

type Application = SnapshotFrom<typeof applicationMachine>;

/**
 * Watches one form and keeps it after every change, so that a reload loses nothing. Once it is handed in it lies in the
 * outbox (`releaseShortForm`).
 * @param whoIsHere the id of whoever is signed in, null for nobody
 */
export const keepShortFormOf =
  (whoIsHere: () => string | null) =>
  (application: { subscribe: (observer: (snapshot: Application) => void) => unknown }): void => {
    let last: ShortAnswers | null = null;
    application.subscribe((snapshot) => {
      const { answers, subject } = snapshot.context;
      // One that came back is kept again.
      if (snapshot.hasTag('busy')) last = null;
      if (!snapshot.hasTag('editable') || answers === last) return;
      last = answers;
      const member = whoIsHere();
      if (Object.values(answers).some((text) => text.trim() !== ''))
        keep(member, { ...draftsFor(member), [subject]: answers });
      else releaseShortForm(member, subject);
    });
  };
