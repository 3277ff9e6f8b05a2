// The question that is being asked of AsynQ, as this browser keeps it.
import { questionStore } from '#adapters/storage/draftStores.ts';

/** Forgets the question in the form: its words lie in the outbox, its files with them. */
export const clearQuestion = (): void => questionStore.release();

/** Whatever was kept, as something that can be asked for its parts. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
