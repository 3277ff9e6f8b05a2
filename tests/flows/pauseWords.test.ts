// How long a form waits after too many tries: seconds, then minutes, then hours, with the singular for one.
import { expect, test } from 'vitest';
import { pauseWords } from '../../src/flows/triesPause/pauseWords.ts';

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [40, '40 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [5340, '89 minutes'],
  [5341, '2 hours'],
  [7200, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, time) => {
  expect(pauseWords(seconds)).toBe(`Too many tries. Try again in ${time}.`);
});
