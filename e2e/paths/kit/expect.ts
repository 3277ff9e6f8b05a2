// Playwright's expect, counted: a word about a state that asserts nothing is a fault.
import { expect as patient } from 'playwright/test';
import type { Locator } from 'playwright/test';

let made = 0;
let isHasty = false;

/** For asking whether a word would hold where it must not: Playwright looks once, and waits for nothing. */
const hasty = patient.configure({ timeout: 1 });

/** What no element can be that is not there. */
const needsElement: ReadonlySet<PropertyKey> = new Set([
  'toBeChecked',
  'toBeDisabled',
  'toBeEditable',
  'toBeEnabled',
  'toBeFocused',
  'toContainText',
  'toHaveAccessibleDescription',
  'toHaveAccessibleName',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
]);

const isLocator = (subject: unknown): subject is Locator =>
  typeof subject === 'object' && subject !== null && 'ariaSnapshot' in subject && 'nth' in subject;

/** Of an element that is not there Playwright tells everything that is: four times the cost of the look itself. */
function hastily(words: unknown[]): unknown {
  const matchers = Reflect.apply(hasty, undefined, words) as object;
  const [subject] = words;
  if (!isLocator(subject)) return matchers;
  return new Proxy(matchers, {
    get: (self, name) => {
      const matcher = Reflect.get(self, name) as (...given: unknown[]) => Promise<void>;
      const asks = (given: unknown[]) =>
        name === 'toBeVisible'
          ? given[0] === undefined
          : needsElement.has(name) && !Array.isArray(given[0]);
      return typeof matcher === 'function'
        ? async (...given: unknown[]) => {
            if (asks(given) && (await subject.count()) === 0) throw new Error('It is not there.');
            await Reflect.apply(matcher, self, given);
          }
        : matcher;
    },
  });
}

const poll: typeof patient.poll = (actual, given = {}) => {
  made += 1;
  const options = typeof given === 'string' ? { message: given } : given;
  return patient.poll(actual, isHasty ? { ...options, timeout: 80 } : options);
};

/** The `expect` of the drivers. */
export const expect: typeof patient = new Proxy(patient, {
  apply: (_, self, words: unknown[]) => {
    made += 1;
    return isHasty ? hastily(words) : (Reflect.apply(patient, self, words) as unknown);
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
