// Files that are slow to come: held back until a test lets them.
import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright/test';

/** Holds back whatever matches; the answer lets it come. */
export async function heldBack(page: Page, files: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}
