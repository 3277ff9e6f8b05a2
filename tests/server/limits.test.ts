// The limits of a server: addresses, headers, bodies; and requests that are not valid HTTP.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { inside, keysOf, raw, start, statusOf } from './support.ts';

let server: Server;
beforeAll(async () => {
  server = await start();
});

const host = 'Host: localhost';
/** An error that the server answers itself: its headers, and a page, JSON or a word. */
const ours = /X-Content-Type-Options: nosniff[\s\S]*\r\n\r\n[\s\S]*[<{N]/i;
/** Sends a text and waits until the server has closed the connection. */
const send = (text: string | Uint8Array) => raw(server.port, text).closed;
/** One request, after which the server closes the connection. */
const ask = (line: string, ...headers: string[]) =>
  send([line, host, 'Connection: close', ...headers, '', ''].join('\r\n'));

describe('requests that are too large are refused', () => {
  it.each([
    ['an address of 8 kB passes', '/dashboard?', 8 * 1024 - 11, 200],
    ['a longer address', '/dashboard?', 8 * 1024 - 10, 414],
    ['a longer address of the backend', '/rest/v1/profiles?', 9000, 414],
  ])('%s: %s and %d letters answer %d', async (_, path, letters, status) => {
    const answer = await ask(`GET ${path}${'a'.repeat(letters)} HTTP/1.1`);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toMatch(inside);
  });

  it('headers of more than 16 kB', async () => {
    const header = `X-Much: ${'a'.repeat(1000)}`;
    expect(statusOf(await ask('GET / HTTP/1.1', ...Array.from({ length: 15 }, () => header)))).toBe(
      200,
    );
    const answer = await ask('GET / HTTP/1.1', ...Array.from({ length: 17 }, () => header));
    expect(statusOf(answer)).toBe(431);
    expect(answer).toContain('Too much was sent along');
  });

  it.each([
    ['with its length', ['Content-Length: 4194305'], ''],
    [
      'in pieces',
      ['Transfer-Encoding: chunked'],
      `400001\r\n${'a'.repeat(0x40_00_01)}\r\n0\r\n\r\n`,
    ],
  ])('a body of more than 4 MB %s', async (_, headers, body) => {
    const request = [
      'POST /auth/v1/signup HTTP/1.1',
      host,
      `apikey: ${keysOf(server).publishableKey}`,
      ...headers,
      '',
      body,
    ];
    const answer = await send(request.join('\r\n'));
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain('"message":"Too large.');
  });

  it('a body without a key is not waited for', async () => {
    const request = ['POST /rest/v1/rpc/submit_request HTTP/1.1', host, 'Content-Length: 1000000'];
    expect(statusOf(await send([...request, '', '{'].join('\r\n')))).toBe(401);
  });
});

const post = (...headers: string[]) => [
  'POST /auth/v1/signup HTTP/1.1',
  host,
  'Connection: close',
  `apikey: ${keysOf(server).publishableKey}`,
  ...headers,
  '',
];

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`;

describe('malformed HTTP ends with an answer of the site or a closed connection', () => {
  it.each<[string, () => string | Uint8Array, number]>([
    ['no Host header', () => 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two Host headers',
      () => `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ['an empty Host', () => 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 403],
    [
      'a Host that is none',
      () => 'GET / HTTP/1.1\r\nHost: a/b@c d\r\nConnection: close\r\n\r\n',
      403,
    ],
    ['HTTP/1.0', () => `GET / HTTP/1.0\r\n${host}\r\n\r\n`, 200],
    ['HTTP/1.0 without a Host', () => 'GET / HTTP/1.0\r\n\r\n', 403],
    ['HTTP/0.9', () => 'GET /\r\n\r\n', 403],
    ['HTTP/2 at once', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['TLS', () => Uint8Array.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 0]), 400],
    [
      'an absolute target',
      () => `GET http://localhost/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      'another site’s target',
      () => `GET http://evil.example/ HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      'a target that is a star',
      () => `OPTIONS * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ['a tunnel', () => `CONNECT localhost:25 HTTP/1.1\r\n${host}\r\n\r\n`, 405],
    [
      'an upgrade',
      () => `GET / HTTP/1.1\r\n${host}\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
      200,
    ],
    [
      'an expectation',
      () => `GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\nExpect: wonders\r\n\r\n`,
      417,
    ],
    ['a NUL in the path', () => `GET /\0 HTTP/1.1\r\n${host}\r\n\r\n`, 400],
    ['an encoded NUL', () => `GET /%00 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, 404],
    [
      'a bad percent sign',
      () => `GET /%zz%2 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      404,
    ],
    ['half a letter', () => `GET /%e2%82 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, 404],
    [
      'bytes that are no ASCII',
      () => Buffer.from(`GET /\xff\xfe HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, 'latin1'),
      400,
    ],
    [
      'a bad percent sign in a query',
      () =>
        `GET /rest/v1/profiles?select=%zz&id=%ff HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ['a method that is none', () => `FROB / HTTP/1.1\r\n${host}\r\n\r\n`, 400],
    ['a header without a colon', () => `GET / HTTP/1.1\r\n${host}\r\nnonsense\r\n\r\n`, 400],
    [
      'a folded header',
      () => `GET / HTTP/1.1\r\n${host}\r\nX-A: a\r\n b\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      'two lengths',
      () => post('Content-Length: 2', 'Content-Length: 3').join('\r\n') + '\r\n{}',
      400,
    ],
    [
      'a length and pieces',
      () => post('Content-Length: 2', 'Transfer-Encoding: chunked').join('\r\n') + '\r\n{}',
      400,
    ],
    ['a length below nothing', () => post('Content-Length: -1').join('\r\n') + '\r\n{}', 400],
    [
      'a piece whose length is none',
      () => post('Transfer-Encoding: chunked').join('\r\n') + '\r\nzz\r\n{}\r\n',
      400,
    ],
    [
      'a piece that is longer than it says',
      () => post('Transfer-Encoding: chunked').join('\r\n') + '\r\n2\r\n{}{}{}\r\n0\r\n\r\n',
      400,
    ],
  ])('%s', async (_, request, status) => {
    const answer = await send(request());
    expect([0, status]).toContain(statusOf(answer));
    expect(answer).not.toMatch(inside);
    if (statusOf(answer) >= 400) expect(answer).toMatch(ours);
    // The next client is not affected.
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('a request that follows in the same packet is answered, too', async () => {
    const connection = raw(server.port, get('/') + get('/dashboard') + get('/nowhere'));
    const answer = await connection.until('<p>missing</p>');
    connection.socket.destroy();
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 404',
    ]);
  });
});
