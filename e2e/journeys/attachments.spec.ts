// Files in a real browser, through the real backend: 10 MB there and back, files too large or of a wrong type, and
// downloads by plan.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright/test';
import { openApp } from '../adapters/app.ts';
import { expect, test as base } from '../fixtures.ts';

const limit = 10 * 1024 * 1024;
const pdf = 'application/pdf';
/** A PDF by its first bytes, of this size. */
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-'), randomBytes(size - 5)]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

type App = Awaited<ReturnType<typeof openApp>>;

const test = base.extend<{ enter: (email?: string) => Promise<Page> }, { app: App }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern, and it names nothing.
    async ({}, give) => {
      const app = await openApp();
      await give(app);
      await app.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A user with a browser of their own; a visitor if no address is given. */
  enter: async ({ browser, app, watch }, give) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await give(async (email) => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.over(context);
      const page = await context.newPage();
      await page.goto(app.url);
      await page.waitForFunction(() => 'adapters' in window);
      if (email !== undefined)
        await page.evaluate((address) => window.adapters.signUp(address), email);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

// All in one worker: each worker would start a server of its own for them.
test.describe.configure({ mode: 'default' });
// Ten megabytes take their time on a busy machine.
test.setTimeout(180_000);

let people = 0;
const newAddress = () => `files.${process.pid}.${(people += 1)}@example.com`;

/** A stored request of this browser's user. */
async function submit(page: Page) {
  const id = randomUUID();
  const answer = await page.evaluate((wanted) => window.adapters.submit(wanted), id);
  expect(answer.outcome).toBe('stored');
  return id;
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('File').setInputFiles({ name, mimeType, buffer });
const attachChosen = (page: Page, id: string, request: string) =>
  page.evaluate(([one, other]) => window.adapters.attachChosen(one, other), [id, request] as const);
const readBack = (page: Page, id: string) =>
  page.evaluate((wanted) => window.adapters.readBack(wanted), id);

const download = (page: Page, id = 'e2e-plan') =>
  page.evaluate((wanted) => window.adapters.download(wanted), id);

test('10 MB are stored once and downloaded byte for byte, by their owner alone', async ({
  enter,
  watch,
}) => {
  // Visitors may not call the function: the browser logs a 401.
  watch.provokes(/\/rest\/v1\//);
  const owner = await enter(newAddress());
  const request = await submit(owner);
  const bytes = pdfOf(limit);
  const id = randomUUID();
  await choose(owner, 'deck.pdf', pdf, bytes);
  expect(await owner.evaluate(() => window.adapters.refusal())).toBeNull();
  const stored = {
    outcome: 'stored',
    attachment: { id, name: 'deck.pdf', type: pdf, size: limit },
  };
  expect(await attachChosen(owner, id, request)).toEqual(stored);
  expect(await readBack(owner, id)).toEqual({
    outcome: 'found',
    name: 'deck.pdf',
    type: pdf,
    size: limit,
    sha256: sha256(bytes),
  });

  // After a lost answer the upload is retried: nothing is stored twice.
  await choose(owner, 'deck.pdf', pdf, Buffer.from('%PDF-1.7 another body'));
  expect(await attachChosen(owner, id, request)).toEqual(stored);
  expect(await readBack(owner, id)).toMatchObject({ sha256: sha256(bytes) });

  const other = await enter(newAddress());
  expect(await readBack(other, id)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
  expect(await other.evaluate((wanted) => window.adapters.rowsSeen(wanted), id)).toEqual([0, 0]);
  await choose(other, 'deck.pdf', pdf, Buffer.from('%PDF-1.7'));
  expect(await attachChosen(other, randomUUID(), request)).toMatchObject({ outcome: 'refused' });

  const visitor = await enter();
  expect(await readBack(visitor, id)).toMatchObject({ outcome: 'refused' });
  expect(await visitor.evaluate((wanted) => window.adapters.rowsSeen(wanted), id)).toEqual([0, 0]);
  await choose(visitor, 'deck.pdf', pdf, Buffer.from('%PDF-1.7'));
  expect(await attachChosen(visitor, randomUUID(), request)).toMatchObject({
    outcome: 'refused',
    reason: 'not_signed_in',
    message: expect.stringContaining('“deck.pdf”'),
  });
});

test('one byte more is refused by name and limit: by the form, and by the backend', async ({
  enter,
}) => {
  const page = await enter(newAddress());
  const request = await submit(page);
  await choose(page, 'deck.pdf', pdf, pdfOf(limit + 1));
  const refused = {
    outcome: 'refused',
    reason: 'too_large',
    message: expect.stringMatching(/^“deck\.pdf” is larger than 10 MB/),
  };
  expect(await page.evaluate(() => window.adapters.refusal())).toMatchObject(refused);
  const id = randomUUID();
  expect(await attachChosen(page, id, request)).toMatchObject(refused);
  const forced = await page.evaluate(([one, other]) => window.adapters.forceChosen(one, other), [
    id,
    request,
  ] as const);
  expect(forced).toMatchObject({ outcome: 'refused', reason: 'too_large', detail: { limit } });
  expect(await readBack(page, id)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
});

test('a body larger than any file is not read', async ({ enter, watch }) => {
  watch.provokes(/\/rest\/v1\/rpc\/attach/);
  const page = await enter(newAddress());
  const request = await submit(page);
  await choose(page, 'deck.pdf', pdf, pdfOf(limit + 1024 * 1024));
  const forced = await page.evaluate(([one, other]) => window.adapters.forceChosen(one, other), [
    randomUUID(),
    request,
  ] as const);
  expect(forced).toMatchObject({ outcome: 'refused', reason: 'too_large' });
});

test('a wrong type or content is refused by the form, and by the backend', async ({ enter }) => {
  const page = await enter(newAddress());
  const request = await submit(page);
  const html = '<!doctype html><script>alert(1)</script>';
  const macros = 'PK\u0003\u0004[Content_Types].xml word/document.xml word/vbaProject.bin';
  for (const [name, type, words, reason] of [
    ['notes.txt', 'text/plain', html, 'wrong_type'],
    ['page.pdf', 'text/html', html, 'wrong_type'],
    ['page.pdf', pdf, html, 'wrong_content'],
    ['plan.docx', '', macros, 'macros'],
    ['plan.docm', '', macros, 'macros'],
  ] as const) {
    await choose(page, name, type, Buffer.from(words));
    const id = randomUUID();
    expect(await attachChosen(page, id, request)).toMatchObject({
      outcome: 'refused',
      reason,
      message: expect.stringContaining(`“${name}”`),
    });
    const forced = await page.evaluate(([one, other]) => window.adapters.forceChosen(one, other), [
      id,
      request,
    ] as const);
    expect(forced).toMatchObject({ outcome: 'refused', reason });
    expect(await readBack(page, id)).toMatchObject({ reason: 'not_found' });
  }
});

test('a file of a plan is saved by members with the plan, and no other response contains a byte of it', async ({
  enter,
  app,
}) => {
  const bytes = randomBytes(200_000);
  await app.sql(`insert into public.published_files (id, title, name, type, access, product, version, published_on)
    values ('e2e-plan', 'A plan', 'A plan.pdf', '${pdf}', 'premium', 'toolkits', '1.0', '2026-11-01')`);
  await app.sql(`insert into public.published_file_bodies (file_id, body)
    values ('e2e-plan', decode('${bytes.toString('hex')}', 'hex'))`);
  // The body of the response to a download.
  const answers: string[] = [];
  const downloads: string[] = [];
  const listen = (page: Page) => {
    page.on('download', (saved) => downloads.push(saved.suggestedFilename()));
    page.on('response', async (response) => {
      if (response.url().endsWith('/rpc/download_file')) answers.push(await response.text());
    });
  };
  const visitor = await enter();
  const member = await enter(newAddress());
  for (const page of [visitor, member]) {
    listen(page);
    expect(await download(page)).toMatchObject({
      outcome: 'refused',
      reason: 'not_allowed',
      message: expect.stringContaining('Upgrade'),
    });
  }
  expect(await download(member, 'no-such-file')).toMatchObject({
    outcome: 'refused',
    reason: 'not_found',
  });
  await expect.poll(() => answers.length).toBe(3);
  for (const answer of answers) expect(JSON.parse(answer)).not.toHaveProperty('body');
  expect(downloads).toEqual([]);

  const toolkits = await enter(newAddress());
  for (const [page, product] of [
    [member, 'membership'],
    [toolkits, 'toolkits'],
  ] as const) {
    expect(await page.evaluate((wanted) => window.adapters.subscribe(wanted), product)).toEqual({
      outcome: 'granted',
      product,
      period: 'monthly',
    });
    const [saved, answer] = await Promise.all([page.waitForEvent('download'), download(page)]);
    expect(answer).toEqual({ outcome: 'saved', name: 'A plan.pdf', size: bytes.length });
    expect(saved.suggestedFilename()).toBe('A plan.pdf');
    expect(sha256(readFileSync(await saved.path()))).toBe(sha256(bytes));
  }
});

test('a visitor is asked to sign in before a plan starts', async ({ enter }) => {
  const visitor = await enter();
  expect(await visitor.evaluate(() => window.adapters.subscribe('membership'))).toMatchObject({
    outcome: 'refused',
    reason: 'not_signed_in',
  });
});
