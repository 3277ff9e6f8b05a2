// Parts of what a form has stored, unchecked until here.
import type { StoredAnswers } from './draftStore.ts';

/** The text of that name; blank where it is none. */
export const textIn = (stored: StoredAnswers, name: string): string => {
  const value = stored[name];
  return typeof value === 'string' ? value : '';
};

export const listIn = (stored: unknown): readonly unknown[] =>
  Array.isArray(stored) ? (stored as unknown[]) : [];

/** The texts of a list, without anything else in it. */
export const textsIn = (stored: unknown): string[] =>
  listIn(stored).filter((item) => typeof item === 'string');
