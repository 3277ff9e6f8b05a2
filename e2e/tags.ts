// Which tests in Chromium are left to `npm run test:full` (playwright.config.ts): those with the tag `@full`.

/** Keeps a test out of `npm test`. */
export const full = '@full';

/**
 * The tag of a test of many that are alike: one in `count` runs in `npm test`, all others in `npm run test:full`.
 * @param index the test's place among them, from 0
 */
export const oneIn = (count: number, index: number) => (index % count === 0 ? [] : full);
