// Files that wait with their request: in the browser's database through crash and reload, sent after it, and stored
// once.
import { randomBytes, randomUUID } from 'node:crypto';
import { requests } from '../../content/requests.ts';
import { cardOf, joins, newSubject, waitsIn } from '../asking.ts';
import { filesOf, requestsAbout } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

/**
 * The data that a form with files leaves in this browser when it is sent: bytes in IndexedDB, then
 * the entry that names them.
 */
async function leaves(person: Person, subject: string, files: Record<string, string>) {
  const owner = (await person.storage())['axisOneOwner'];
  const attachments = Object.entries(files).map(([name, bytes]) => ({
    id: randomUUID(),
    name,
    type: 'application/pdf',
    size: Buffer.from(bytes, 'base64').length,
    bytes,
  }));
  const entry = {
    id: randomUUID(),
    owner,
    kind: 'asynq',
    subject,
    answers: {
      domain: 'gtm',
      subcategory: 'pricing',
      blockers: ['price-fear'],
      question: subject,
    },
    attachments: attachments.map(({ id, name, type, size }) => ({ id, name, type, size })),
    madeAt: '2026-11-21T20:00:00.000Z',
    isStored: false,
    refusal: null,
  };
  await person.page.evaluate(
    async ({ kept, box }) => {
      const opening = indexedDB.open('axisOneOutbox', 1);
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('attachments'),
      );
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const work = opening.result.transaction('attachments', 'readwrite');
      for (const { id, type, bytes } of kept) {
        const body = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        work.objectStore('attachments').put(new Blob([body], { type }), id);
      }
      await new Promise((resolve) => work.addEventListener('complete', resolve));
      opening.result.close();
      localStorage.setItem('axisOneOutbox', box);
    },
    { kept: attachments, box: JSON.stringify([entry]) },
  );
}

/** The number of files that wait in this browser. */
const waitingFiles = ({ page }: Person) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('axisOneOutbox', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asking = opening.result.transaction('attachments').objectStore('attachments').count();
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    opening.result.close();
    return asking.result;
  });

test('they survive a crash, follow their request, and are stored once although answers are lost', async ({
  visitor,
  server,
  watch,
}) => {
  watch.provokes(/rpc\/(submit_request|attach)/);
  const subject = newSubject();
  const [deck, notes] = [300_000, 5].map((size) =>
    Buffer.concat([Buffer.from('%PDF-'), randomBytes(size)]).toString('base64'),
  );
  await joins(visitor);
  await visitor.page.goto('/library');
  await leaves(visitor, subject, { 'deck.pdf': deck ?? '', 'notes.pdf': notes ?? '' });
  await visitor.page.close();

  // The first answer for each is lost after the backend has stored it.
  const later = await visitor.newTab();
  const lost = new Set<string>();
  await later.page.route('**/rest/v1/rpc/{submit_request,attach}', async (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    const response = await route.fetch();
    if (lost.has(id)) return route.fulfill({ response });
    lost.add(id);
    return route.abort();
  });
  await later.page.goto('/dashboard');
  const card = cardOf(later, subject);
  await expect(card.getByText(requests.statuses.submitted.name, { exact: true })).toBeVisible();
  await expect.poll(() => waitsIn(later), { timeout: 30_000 }).toEqual([]);
  expect(lost.size).toBe(3);
  expect(await waitingFiles(later)).toBe(0);
  const rows = await requestsAbout(server, subject);
  expect(rows).toHaveLength(1);
  const stored = await filesOf(server, String(rows[0]?.['id']));
  expect(stored.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'deck.pdf', bytes: deck },
    { name: 'notes.pdf', bytes: notes },
  ]);
  await expect(card.getByText('Files: deck.pdf, notes.pdf')).toBeVisible({ timeout: 30_000 });
});

test('one that the browser has deleted is named in the refusal; its request is stored', async ({
  visitor,
  server,
}) => {
  const subject = newSubject();
  await joins(visitor);
  await visitor.page.goto('/library');
  await leaves(visitor, subject, { 'deck.pdf': 'JVBERi0=' });
  await visitor.page.evaluate(
    () =>
      new Promise((resolve) => {
        const clearing = indexedDB.deleteDatabase('axisOneOutbox');
        clearing.addEventListener('success', resolve);
      }),
  );
  await visitor.page.goto('/dashboard');
  const returned = cardOf(visitor, subject).filter({
    hasText: requests.outbox.returnedFile,
  });
  await expect(returned.getByText(requests.problems.file_lost)).toBeVisible();
  await expect(returned).toContainText('deck.pdf');
  expect(await requestsAbout(server, subject)).toHaveLength(1);
});
