// SIGTERM: running requests are finished, no confirmed row is lost, and no client can hold the process.
import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import {
  eventually,
  keysOf,
  notesOf,
  raw,
  rpc,
  signIn,
  slowData,
  start,
  statusOf,
} from './support.ts';

let data: string;
beforeAll(async () => {
  data = await slowData();
});

const member = { email: 'leaving@example.com', password: 'correct horse' };

/** A sign-up request, in two halves. */
function halves(server: Server) {
  const body = JSON.stringify(member);
  const head = [
    'POST /auth/v1/signup HTTP/1.1',
    'Host: localhost',
    `apikey: ${keysOf(server).publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  return [head + body.slice(0, 10), body.slice(10)] as const;
}

/** Waits until the server accepts no connection any more. */
const refusing = (server: Server) =>
  eventually(
    () =>
      new Promise<true | undefined>((resolve) => {
        const socket = connect({ port: server.port, host: '127.0.0.1' });
        socket.once('connect', () => {
          socket.destroy();
          resolve(undefined);
        });
        socket.once('error', () => resolve(true));
      }),
  );
/** Waits until the server has begun a call of the backend. */
const begun = (server: Server) =>
  eventually(async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return /^axis_requests_open\{kind="backend"\} [1-9]/m.test(text) || undefined;
  });

it('finishes a request in the middle of its body and one that waits for the database, and refuses new ones', async () => {
  // If an idle connection held it, or it used its whole time limit, this test would not end.
  const names = ['CLOSE', 'IDLE', 'HEADERS'].map((name) => `AXIS_${name}_TIMEOUT`);
  const env = Object.fromEntries(names.map((name) => [name, '3600000']));
  const server = await start({ data, env });
  const idle = raw(server.port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await idle.until('<p>home</p>');
  const silent = raw(server.port);
  const [first, second] = halves(server);
  const halved = raw(server.port, first);
  const waiting = rpc(server, 'keep', { note: 'under way', seconds: 2 });
  await begun(server);
  server.signal('SIGTERM');
  await refusing(server);
  await expect(fetch(server.url)).rejects.toThrow();
  halved.socket.write(second);
  expect(statusOf(await halved.closed)).toBe(200);
  expect((await waiting).status).toBe(200);
  expect(await server.ended()).toBe(0);
  await Promise.all([idle.closed, silent.closed]);
  expect(server.errors()).toBe('');

  await server.restart();
  expect((await signIn(server, member)).status).toBe(200);
  expect(await notesOf(server)).toContain('under way');
  // The data folder is unlocked again.
  await server.stop();
});

it('is not held by clients that stall, and stores nothing of theirs', async () => {
  const server = await start({ env: { AXIS_CLOSE_TIMEOUT: '1000' } });
  const [first] = halves(server);
  const stalled = raw(server.port, first);
  const headers = raw(server.port, 'GET / HTTP/1.1\r\nHost: loc');
  const unread = raw(server.port, 'GET /large.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await unread.until('HTTP/1.1 200');
  unread.socket.pause();
  await begun(server);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  await Promise.all([stalled.closed, headers.closed]);
  unread.socket.destroy();
  await server.restart();
  expect((await signIn(server, member)).status).toBe(400);
});

it('is not held by a statement', async () => {
  const env = { AXIS_CLOSE_TIMEOUT: '1000', AXIS_STATEMENT_TIMEOUT: '3600000' };
  const server = await start({ data, env });
  expect((await rpc(server, 'keep', { note: 'confirmed' })).status).toBe(200);
  const slow = rpc(server, 'keep', { note: 'cut off', seconds: 3600 });
  const cut = expect(slow).rejects.toThrow();
  await begun(server);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  await cut;
  await server.restart();
  const notes = await notesOf(server);
  expect(notes).toContain('confirmed');
  expect(notes).not.toContain('cut off');
  await server.stop();
});

it.each(['SIGTERM', 'SIGINT'] as const)('ends at once when %s is sent twice', async (signal) => {
  const env = { AXIS_CLOSE_TIMEOUT: '3600000', AXIS_STATEMENT_TIMEOUT: '3600000' };
  const server = await start({ data, env });
  const cut = expect(rpc(server, 'slow', { seconds: 3600 })).rejects.toThrow();
  await begun(server);
  server.signal(signal);
  await refusing(server);
  server.signal(signal);
  expect(await server.ended()).toBe(1);
  await cut;
});
