// The draft of the question for AsynQ in this browser.
import { questionStore } from '#adapters/storage/draftStores.ts';

/** Deletes the draft: its text and its files are in the outbox now. */
export const clearQuestion = (): void => questionStore.release();

/** Whatever was kept, as something that can be asked for its parts. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
