// The two tools of the lab across a reload: restores each user's entries.
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { cells } from '#machines/labCanvas.machine.ts';
import type {
  CanvasSheet,
  Learning,
  LineField,
  Note,
  labCanvasMachine,
} from '#machines/labCanvas.machine.ts';
import { moments } from '#machines/labDiagnostic.machine.ts';
import type {
  Answer,
  TimerAnswers,
  TimerSheet,
  labDiagnosticMachine,
} from '#machines/labDiagnostic.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keepsForGood } from './keys.ts';
import { canvasStore, timerStore } from './draftStores.ts';

type Draft = Readonly<Record<string, unknown>>;

const textIn = (record: Draft, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isAnswer = (value: unknown): value is Answer => value === 'yes' || value === 'no';

function toAnswers(stored: unknown): TimerAnswers {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([question, given]) => {
      if (!isRecord(given)) return [];
      const known = moments.flatMap((moment) => {
        const answer = given[moment];
        return isAnswer(answer) ? [[moment, answer] as const] : [];
      });
      return known.length === 0 ? [] : [[question, Object.fromEntries(known)] as const];
    }),
  );
}

/** The valid part of a stored timer. */
export const toTimer = (draft: Draft): TimerSheet => ({
  answers: toAnswers(draft['answers']),
  alike: textsIn(draft['alike']),
  isRead: draft['isRead'] === true,
});

const lineFields = ['falsify', 'cheapest', 'who', 'by'] as const satisfies LineField[];

function toLine(stored: unknown): Note['line'] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    lineFields.flatMap((field) => {
      const text = textIn(stored, field);
      return text === '' ? [] : [[field, text]];
    }),
  );
}

const toLearnt = (stored: unknown): Learning[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one: unknown) =>
    isRecord(one) ? [{ what: textIn(one, 'what'), whom: textIn(one, 'whom') }] : [],
  );

function toNote(stored: unknown): Note[] {
  if (!isRecord(stored)) return [];
  const [id, text] = [textIn(stored, 'id'), textIn(stored, 'text')];
  if (id === '' || text === '') return [];
  const cell = cells.find((known) => known === stored['cell']) ?? null;
  return [{ id, text, cell, line: toLine(stored['line']), learnt: toLearnt(stored['learnt']) }];
}

/** The valid part of a stored canvas. */
export function toCanvas(draft: Draft): CanvasSheet {
  const stored = draft['notes'];
  const notes = (Array.isArray(stored) ? stored : []).flatMap(toNote);
  const numbers = notes.map(({ id }) => Number(id.slice(1))).filter(Number.isInteger);
  return { notes, draft: textIn(draft, 'draft'), next: Math.max(0, ...numbers) + 1 };
}

type WhenUserKnown = (signal: AbortSignal) => Promise<string | null>;

/** The current user's draft in a store. @throws where the browser stores nothing */
async function restoreFrom<Sheet>(
  store: typeof timerStore,
  toSheet: (draft: Draft) => Sheet,
  whenUserKnown: WhenUserKnown,
  signal: AbortSignal,
) {
  if (!keepsForGood()) throw new Error('');
  return store.restore(whenUserKnown, signal, toSheet);
}

/** Port `restoreTimer`. Waits until the user is known. */
export const restoreTimerOf = (whenUserKnown: WhenUserKnown) =>
  fromPromise<TimerSheet | null>(({ signal }) =>
    restoreFrom(timerStore, toTimer, whenUserKnown, signal),
  );

/** Port `restoreCanvas`. Waits until the user is known. */
export const restoreCanvasOf = (whenUserKnown: WhenUserKnown) =>
  fromPromise<CanvasSheet | null>(({ signal }) =>
    restoreFrom(canvasStore, toCanvas, whenUserKnown, signal),
  );

type Watched<Snapshot> = { subscribe: (observer: (snapshot: Snapshot) => void) => unknown };

/** Saves changes; restored values are not written again, and an empty sheet is not saved. */
function keepIn<Snapshot extends { hasTag: (tag: 'restoring') => boolean }>(
  store: typeof timerStore,
  sheetOf: (snapshot: Snapshot) => object,
  isBlank: (snapshot: Snapshot) => boolean,
  currentUserId: () => string | null | undefined,
) {
  return (actor: Watched<Snapshot>): void => {
    store.showNone();
    let last: string | null = null;
    actor.subscribe((snapshot) => {
      if (snapshot.hasTag('restoring')) return;
      const sheet = sheetOf(snapshot);
      const text = JSON.stringify(sheet);
      const isFirst = last === null;
      if (text === last) return;
      last = text;
      if (isFirst) return;
      if (isBlank(snapshot)) store.clear();
      else store.save(currentUserId() ?? null, sheet);
    });
  };
}

/** Watches one timer and saves it after every change. */
export const saveTimerOf = (currentUserId: () => string | null | undefined) =>
  keepIn<SnapshotFrom<typeof labDiagnosticMachine>>(
    timerStore,
    ({ context: { answers, alike, isRead } }) => ({ answers, alike, isRead }),
    ({ context: { answers, alike } }) => Object.keys(answers).length === 0 && alike.length === 0,
    currentUserId,
  );

/** Watches one canvas and saves it after every change. */
export const saveCanvasOf = (currentUserId: () => string | null | undefined) =>
  keepIn<SnapshotFrom<typeof labCanvasMachine>>(
    canvasStore,
    ({ context: { notes, draft } }) => ({ notes, draft }),
    ({ context: { notes, draft } }) => notes.length === 0 && draft === '',
    currentUserId,
  );
