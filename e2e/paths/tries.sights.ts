// A form that waits because the service has had too many tries: what every flow shows of it.
import type { Locator } from 'playwright/test';
import { tries } from '../../content/tries.ts';
import { pauseWords } from '../../src/flows/triesPause/pauseWords.ts';
import { tooMany } from '../../tests/paths/support.ts';
import { expect } from './kit/expect.ts';

/** The pause as it stands in a form. */
export const pauseIn = (form: Locator) => form.getByRole('timer');

/** The form counts the seconds, keeps its button from being pressed, and announces the pause once. */
export async function isPaused(form: Locator) {
  const words = pauseWords(tooMany.retryAfter);
  await expect(pauseIn(form)).toContainText(words);
  await expect(pauseIn(form)).toContainText(tries.kept);
  await expect(form.getByRole('status')).toHaveText(words);
  await expect(form.locator('button[type=submit]')).toBeDisabled();
}
