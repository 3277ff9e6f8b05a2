// Playwright's expect, counted: a word about a state that asserts nothing is a fault.
import { expect as patient } from 'playwright/test';

let made = 0;
let isHasty = false;

/** For asking whether a word would hold where it must not: Playwright looks once, and waits for nothing. */
const hasty = patient.configure({ timeout: 1 });

const poll: typeof patient.poll = (actual, given = {}) => {
  made += 1;
  const options = typeof given === 'string' ? { message: given } : given;
  return patient.poll(actual, isHasty ? { ...options, timeout: 80 } : options);
};

/** The `expect` of the drivers. */
export const expect: typeof patient = new Proxy(patient, {
  apply: (_, self, words: unknown[]) => {
    made += 1;
    return Reflect.apply(isHasty ? hasty : patient, self, words) as unknown;
  },
  get: (self, key) => (key === 'poll' ? poll : (Reflect.get(self, key) as unknown)),
});

/** How many assertions have been made so far. */
export const assertionsMade = () => made;

/** Whether something holds at once, without patience. */
export async function holdsAtOnce(word: () => Promise<void>): Promise<boolean> {
  isHasty = true;
  try {
    await word();
    return true;
  } catch {
    return false;
  } finally {
    isHasty = false;
  }
}
