// The outbox as the browser keeps it: its entries, and the bytes of its files.
import type { Page } from 'playwright/test';
import type { OutboxEntry } from '../../machines/outbox.machine.ts';

const box = 'axisOneOutbox';

/** What the browser keeps in the outbox. */
export const boxOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as OutboxEntry[], box);
/** Puts exactly this into the outbox, and tells nobody. */
export const fill = (page: Page, entries: readonly OutboxEntry[]) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    box,
    JSON.stringify(entries),
  ] as const);

/** The bytes of every file that the box names, where the adapter looks for them. */
export const saveFiles = (page: Page, entries: readonly OutboxEntry[]) =>
  page.evaluate(
    (ids) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('axisOneOutbox', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('attachments'),
        );
        opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('attachments', 'readwrite');
          for (const id of ids) writing.objectStore('attachments').put(new Blob(['%PDF']), id);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    entries.flatMap(({ attachments }) => attachments.map(({ id }) => id)),
  );
