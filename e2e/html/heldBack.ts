// Delays files: they are held back until a test releases them.
import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright/test';

/** Holds back every matching request; the returned function releases them. */
export async function heldBack(page: Page, files: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}
