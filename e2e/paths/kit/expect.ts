// Playwright's expect with its assertions counted: a state whose assertions are missing is a fault.
import { expect as original } from 'playwright/test';
import type { Locator } from 'playwright/test';

let made = 0;
let isImmediate = false;

/** For assertions that are expected to fail: Playwright checks once and does not wait. */
const immediate = original.configure({ timeout: 1 });

/** Matchers that fail where the element does not exist. */
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

/** Where an element is missing, Playwright describes the whole page, which costs four times the check itself. */
function immediately(args: unknown[]): unknown {
  const matchers = Reflect.apply(immediate, undefined, args) as object;
  const [subject] = args;
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
            if (asks(given) && (await subject.count()) === 0)
              throw new Error('The element does not exist.');
            await Reflect.apply(matcher, self, given);
          }
        : matcher;
    },
  });
}

const poll: typeof original.poll = (actual, given = {}) => {
  made += 1;
  const options = typeof given === 'string' ? { message: given } : given;
  return original.poll(actual, isImmediate ? { ...options, timeout: 80 } : options);
};

/** The `expect` of the drivers. */
export const expect: typeof original = new Proxy(original, {
  apply: (_, self, given: unknown[]) => {
    made += 1;
    return isImmediate ? immediately(given) : (Reflect.apply(original, self, given) as unknown);
  },
  get: (self, key) => (key === 'poll' ? poll : (Reflect.get(self, key) as unknown)),
});

/** How many assertions have been made so far. */
export const assertionsMade = () => made;

/** Whether assertions hold now, without waiting. */
export async function holdsNow(assertions: () => Promise<void>): Promise<boolean> {
  isImmediate = true;
  try {
    await assertions();
    return true;
  } catch {
    return false;
  } finally {
    isImmediate = false;
  }
}
