// The log: it records what happened, contains no secret, and no client can forge a line of it. log.full.test.ts has the mails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseLine, failureLine, saidOf } from '../../server/backend/log.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { member, secret } from './log.kit.ts';
import { call, eventually, keysOf, raw, rpc, signIn, signUp, start } from './support.ts';

/** A character that ends a line, one that colors a terminal, and one that reverses the direction of writing. */
const forgery = '\nFORGED \u001b[31mred\u202eturned';

const get = (server: Server, path: string, ...headers: string[]) =>
  raw(server.port, [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n'))
    .closed;

type Session = { access_token: string; refresh_token: string };

/** Every action of members and strangers that involves secrets; returns the secrets that the server made itself. */
async function visit(server: Server) {
  const host = 'Host: localhost';
  const session = (await (
    await call(server, '/auth/v1/signup', {
      ...member,
      data: { company_name: `${secret}${forgery}` },
    })
  ).json()) as Session;
  const bearer = { authorization: `Bearer ${session.access_token}` };
  await signUp(server, member);
  await signIn(server, member);
  await signIn(server, { ...member, password: `${secret}-wrong` });
  await signIn(server, { email: `${secret}-nobody@example.com${forgery}`, password: 'wrong' });
  await call(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token: secret });
  await call(server, '/auth/v1/recover', { email: member.email });
  const { link } = await server.mailTo(member.email);
  const { token_hash = '', type } = Object.fromEntries(
    new URLSearchParams(new URL(link).hash.slice(1)),
  );
  const spend = () => call(server, '/auth/v1/verify', { token_hash, type });
  const landing = (await (await spend()).json()) as Session;
  await spend();
  // As the links of earlier mails did.
  await get(server, `/auth/v1/verify?token=${token_hash}&type=recovery`, host);
  const answers = { question: `${secret}${forgery}` };
  const request = {
    id: '00000000-0000-4000-8000-00000000000a',
    kind: 'asynq',
    subject: secret,
    answers,
  };
  await call(server, '/rest/v1/rpc/submit_request', request, bearer);
  // Values that the database refuses, and would quote.
  await call(server, '/rest/v1/rpc/submit_request', { ...request, id: secret }, bearer);
  await call(server, `/rest/v1/profiles?select=${secret}_column`, undefined, bearer);
  await call(server, `/rest/v1/profiles?id=eq.${secret}`, undefined, bearer);
  await call(server, `/rest/v1/profiles?order=${secret}.asc`, undefined, bearer);
  await call(server, `/rest/v1/${secret}_table`, undefined, bearer);
  await rpc(server, `${secret}_function`, { secret });
  await call(server, `/auth/v1/${secret}`, undefined, bearer);
  await call(server, '/auth/v1/signup', { email: `a\u0000${secret}@b.example`, password: secret });
  await call(server, '/auth/v1/user', undefined, { authorization: `Bearer ${secret}` });
  await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keysOf(server).publishableKey },
    body: `{"email":"${secret}`,
  });
  // Unusual paths, queries and headers.
  for (const path of [
    `/${secret}`,
    `/?token=${secret}`,
    `/dashboard?apikey=${secret}`,
    `/${secret}%0aFORGED%1b[31m%e2%80%ae`,
    `/%zz${secret}`,
    `//${secret}/`,
    `/dashboard/?${secret}`,
    `/auth/v1/${secret}%0aFORGED`,
    `/rest/v1/%0a${secret}`,
    `/storage/v1/${secret}`,
    `/${secret}`.padEnd(9000, 'x'),
  ])
    await get(server, path, host, `User-Agent: ${secret}`, `Referer: http://${secret}/`);
  await get(server, '/', `Host: ${secret}.example`);
  await get(server, '/', host, `X-Forwarded-For: ${secret}`, `X-Request-Id: ${secret}`);
  await get(
    server,
    '/rest/v1/profiles',
    host,
    `apikey: ${secret}`,
    `Authorization: Bearer ${secret}`,
  );
  await raw(server.port, `${secret} / HTTP/1.1\r\n\r\n`).closed;
  await raw(server.port, `GET /\u001b[31m${secret} HTTP/1.1\r\n${host}\r\n\r\n`).closed;
  await raw(server.port, `GET / HTTP/1.1\r\n${host}\r\n${secret}\u202e\r\n\r\n`).closed;
  return [
    token_hash,
    ...[session, landing].flatMap((one) => [one.access_token, one.refresh_token]),
  ];
}

const control = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

describe.each(['text', 'json'] as const)('the log as %s', (format) => {
  it('contains no secret, and every line of it is the server’s own', async () => {
    const server = await start({ env: { AXIS_LOG_FORMAT: format } });
    const made = await visit(server);
    const last = await call(server, '/auth/v1/user');
    const id = last.headers.get('x-request-id') ?? 'none';
    await eventually(() => server.output().includes(id) || undefined);
    // The first request under another host name ends the demo in parallel with its answer.
    await eventually(() => server.output().includes('was forwarded to this server') || undefined);
    const output = server.output();
    const keys = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as Record<
      string,
      string
    >;
    expect(made.filter((text) => text.length >= 10)).toHaveLength(5);
    for (const text of [secret, 'FORGED', ...made, ...Object.values(keys)])
      expect(output.split('\n').filter((line) => line.includes(text))).toEqual([]);
    expect(output).not.toMatch(control);

    const lines = output.trimEnd().split('\n');
    if (format === 'json') {
      // Every line, also those of the start.
      const kinds = lines.map((line) => (JSON.parse(line) as { kind: string }).kind);
      expect(new Set(kinds)).toEqual(new Set(['notice', 'request', 'security', 'failure']));
      expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual({
        time: expect.any(String) as unknown,
        kind: 'security',
        event: 'sign-in failed',
        client: '127.0.0.1',
        id: expect.stringMatching(/^[0-9a-f]{12}$/) as unknown,
      });
      expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual({
        time: expect.any(String) as unknown,
        kind: 'request',
        id,
        method: 'GET',
        route: '/auth/v1/user',
        status: 401,
        duration: expect.any(Number) as unknown,
        bytes: expect.any(Number) as unknown,
      });
    } else {
      const told = lines.slice(lines.findIndex((line) => line.startsWith('Ctrl-C')) + 1);
      const grammar =
        /^$|^\d{4}-\d\d-\d\dT[\d:.]+Z (\d{3} ([A-Z]+|-) (\/\S*|-|missing|redirect) [\d.]+ ms [\d.]+ k?B|security: sign-in failed, client 127\.0\.0\.1|The database refused .+|failure: .+) ?\[[0-9a-f]{12}\]$/;
      // The header X-Forwarded-For of the visit has ended the demo, which is logged once and without a request.
      const ended = told.filter((line) => line.includes('A request was forwarded'));
      expect(ended).toHaveLength(1);
      for (const line of told.filter((one) => !ended.includes(one))) expect(line).toMatch(grammar);
      expect(
        told.some((line) => line.includes(`401 GET /auth/v1/user `) && line.endsWith(`[${id}]`)),
      ).toBe(true);
      expect(told.filter((line) => line.includes('security: sign-in failed'))).toHaveLength(2);
    }
    expect(server.errors()).toBe('');
  });
});

describe('the id of a request', () => {
  it('is in the responses of the backend and of every error, and is made by the server', async () => {
    const server = await start();
    const ids = [
      await call(server, '/auth/v1/user'),
      await call(server, '/rest/v1/nowhere'),
      await fetch(`${server.url}/nowhere`),
      await fetch(`${server.url}/nowhere.js`),
      await fetch(server.url, { method: 'DELETE' }),
      await fetch(`${server.url}/${'x'.repeat(9000)}`),
      await call(server, '/rest/v1/profiles', undefined, { 'x-request-id': 'mine' }),
    ].map(({ headers }) => headers.get('x-request-id'));
    ids.push(
      /X-Request-Id: (\S+)/i.exec(await raw(server.port, 'FROB / HTTP/1.1\r\n\r\n').closed)?.[1] ??
        null,
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
    await eventually(() => ids.every((id) => server.output().includes(`[${id}]`)) || undefined);
  });
});

const refused = (code: string, message: string) =>
  Object.assign(new Error(message), { severity: 'ERROR', code, detail: secret });

describe('the library’s output', () => {
  it.each([
    [
      '23505',
      'duplicate key value violates unique constraint "x"',
      'The database refused a request: duplicate key value violates unique constraint "x" (23505)',
    ],
    [
      '22P02',
      `invalid input syntax for type uuid: "${secret}"`,
      'The database refused a value (22P02)',
    ],
    ['42703', `column profiles.${secret} does not exist`, 'The database refused a value (42703)'],
    ['42601', `syntax error at or near "${secret}"`, 'The database refused a value (42601)'],
    ['P0001', `${secret} raised`, 'The database refused a value (P0001)'],
  ])('%s is logged without the client’s input', (code, message, line) => {
    expect(databaseLine(refused(code, message))).toBe(line);
    expect(saidOf(['Auth error:', refused(code, message)])).toEqual({
      kind: 'notice',
      sentence: line,
    });
  });

  it('of other errors the name, the code and the place are logged, and never the message', () => {
    const error = Object.assign(
      new TypeError(`${secret}\n    at ${secret} (/work/${secret}.mjs:1:2)`),
      { code: 'EX' },
    );
    error.stack = `TypeError: ${error.message}\n    at go (file:///folder/of/index.js:3:4)`;
    expect(failureLine(error)).toBe('The server failed: TypeError EX at index.js:3:4');
    expect(saidOf([secret])).toEqual({ kind: 'failure', sentence: 'The backend complained' });
    expect(failureLine(secret)).toBe('The server failed');
  });
});
