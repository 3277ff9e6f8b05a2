// The question that is being asked of AsynQ, as this browser keeps it.
import { draftShelf } from './draftShelf.ts';
import type { KeptDraft } from './draftShelf.ts';
import { keys } from './keys.ts';

export { forgetBytes } from './draftShelf.ts';
export type KeptQuestion = KeptDraft;

export const {
  read: readQuestion,
  write: writeQuestion,
  release: releaseQuestion,
  drop: dropQuestion,
  adopt: adoptQuestion,
} = draftShelf(keys.question, ({ files, note }) => [
  ...(Array.isArray(files) ? (files as unknown[]) : []),
  note,
]);

/** Whatever was kept, as something that can be asked for its parts. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
