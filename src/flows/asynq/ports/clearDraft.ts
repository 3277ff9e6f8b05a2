// The draft of the question for AsynQ in this browser.
import { questionStore } from '#adapters/storage/draftStores.ts';

/** Deletes the draft: its text and its files are in the outbox now. */
export const clearQuestion = (): void => questionStore.clear();

/** A stored value, as an object with fields. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
