// The draft of the assumption canvas: read, and checked.
import { cells } from '#machines/labCanvas.machine.ts';
import type { CanvasSheet, Learning, LineField, Note } from '#machines/labCanvas.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { canvasStore as store } from '#adapters/storage/draftStores.ts';

const textIn = (record: StoredAnswers, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};
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

/** The move that waits for what was learnt, if its note is there. */
function toMove(stored: unknown, notes: readonly Note[]): Pick<CanvasSheet, 'move'> {
  if (!isRecord(stored)) return {};
  const to = cells.find((known) => known === stored['to']);
  const note = notes.find(({ id }) => id === stored['note'])?.id;
  if (to === undefined || note === undefined) return {};
  return { move: { note, to, what: textIn(stored, 'what'), whom: textIn(stored, 'whom') } };
}

/** The valid part of a stored canvas. */
export function toCanvas(draft: StoredAnswers): CanvasSheet {
  const stored = draft['notes'];
  const notes = (Array.isArray(stored) ? stored : []).flatMap(toNote);
  const numbers = notes.map(({ id }) => Number(id.slice(1))).filter(Number.isInteger);
  return {
    notes,
    draft: textIn(draft, 'draft'),
    next: Math.max(0, ...numbers) + 1,
    ...toMove(draft['move'], notes),
  };
}

/** The draft of the canvas, as the flow `draft` keeps it. */
export const canvasDraft = { store, understand: toCanvas };
