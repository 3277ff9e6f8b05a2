// Which tests in Chromium are left to `npm run test:full` (playwright.config.ts): those with the tag `@full`.

/**
 * Keeps a test out of `npm test`. A journey may have it that takes eight seconds and more, where the other journeys see each event
 * between actors and each answer of the service that it sees: what is declared and not seen by the rest fails (e2e/seen).
 */
export const full = '@full';

/**
 * The tag of a test of many that are alike: one in `count` runs in `npm test`, all others in `npm run test:full`.
 * @param index the test's place among them, from 0
 */
export const oneIn = (count: number, index: number) => (index % count === 0 ? [] : full);
