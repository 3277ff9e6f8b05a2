// `npm run dev` answers the pages of mails as the served site does: /_mail, and what the links of mails lead to.
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer as createViteServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { freePort, freshData } from '../../tools/lib/throwaway.mjs';
import { embeddedBackend, runningBackend } from '../../tools/site/devBackend.mjs';
import { parsed } from '../backend/mail.kit.ts';

const address = 'reader@example.com';
let vite: ViteDevServer;
let url = '';
let data = '';
const before = { ...process.env };

beforeAll(async () => {
  data = await freshData();
  const port = await freePort();
  Object.assign(process.env, {
    AXIS_ENV_FILES: 'off',
    AXIS_LOG: 'quiet',
    AXIS_DATA: data,
    PORT: String(port),
  });
  vite = await createViteServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'silent',
    server: { port, strictPort: true, host: '127.0.0.1', ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedBackend()],
  });
  await vite.listen();
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await vite.close();
  await runningBackend()?.close();
  process.env = before;
  rmSync(dirname(data), { recursive: true, force: true });
});

const get = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, init);
  return { status: answer.status, text: await answer.text() };
};

it('shows the queue at /_mail', async () => {
  expect(await get('/_mail')).toMatchObject({
    status: 200,
    text: expect.stringContaining('<h1>Mails</h1>'),
  });
});

it('follows a link, chooses, and knows no other link', async () => {
  const backend = runningBackend();
  await backend?.sql(
    `select private.queue_mail('welcome', null, '${address}', '{}', 'welcome dev')`,
  );
  const [row] = (await backend?.sql('select data from private.mails')) ?? [];
  const { leaveToken } = parsed(row?.['data']) as { leaveToken: string };
  const query = `?token=${leaveToken}`;
  expect((await get(`/mail/leave${query}`)).text).toContain('<h1>Unsubscribe?</h1>');
  expect((await get(`/mail/leave${query}`, { method: 'POST' })).text).toContain(
    'You are unsubscribed',
  );
  const choices = await get(`/mail/choices${query}`, {
    method: 'POST',
    body: new URLSearchParams([
      ['shown', 'welcome'],
      ['on', 'welcome'],
    ]),
  });
  expect(choices.text).toContain('Now on: First steps.');
  expect((await get('/mail/choices?token=x')).status).toBe(404);
});

it('answers under the address of a calendar, and says that it does', async () => {
  const backend = runningBackend();
  const token = 'ab'.repeat(32);
  expect((await get('/calendar/ready')).status).toBe(204);
  expect(await get(`/calendar/${token}.ics`)).toMatchObject({
    status: 404,
    text: expect.stringContaining('no longer valid'),
  });
  const member = '00000000-0000-4000-8000-0000000000aa';
  await backend?.sql(`
    insert into auth.users (id, email) values ('${member}', '${address}');
    insert into private.calendars (member_id, token_hash, created_at)
      values ('${member}', private.hash_of_secret('${token}'), private.now());
  `);
  const calendar = await get(`/calendar/${token}.ics`);
  expect([calendar.status, calendar.text.split('\r\n', 1)]).toEqual([200, ['BEGIN:VCALENDAR']]);
});

it('leaves every other address to the site', async () => {
  const paths: string[] = [];
  const { backendMiddleware } = await import('../../tools/site/devBackend.mjs');
  const handle = backendMiddleware(undefined);
  const server = createServer((incoming, outgoing) =>
    handle(incoming, outgoing, () => {
      paths.push(incoming.url ?? '');
      outgoing.end();
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  for (const path of ['/mail', '/mail/other', '/_mailbox', '/library'])
    await fetch(`http://127.0.0.1:${port}${path}`);
  expect(paths).toEqual(['/mail', '/mail/other', '/_mailbox', '/library']);
  server.close();
});
