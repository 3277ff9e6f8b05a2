// The server's metrics, and who may read them.
import { networkInterfaces } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { call, eventually, raw, rpc, signIn, slowData, start, statusOf } from './support.ts';

let server: Server;
beforeAll(async () => {
  // On every address of this machine, as without a proxy.
  server = await start({ data: await slowData(), host: '0.0.0.0' });
});

const ask = (host: string, ...headers: string[]) =>
  raw(
    server.port,
    [`GET /metrics HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  ).closed;
const text = async () => (await fetch(`${server.url}/metrics`)).text();
async function valueOf(name: string, labels: string) {
  const line = (await text()).split('\n').find((one) => one.startsWith(`${name}${labels} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('/metrics', () => {
  it('is in the text format of Prometheus', async () => {
    const answer = await fetch(`${server.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await answer.text())
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '');
    for (const line of lines)
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_\d]+ .+|[a-z_\d]+(\{([a-z]+="[^"\\]*",?)+\})? (-?[\d.e+-]+|NaN|\+Inf))$/i,
      );
  });

  it('is not shown to another machine, a proxy, or under the site’s name', async () => {
    expect(statusOf(await ask('localhost'))).toBe(200);
    expect(statusOf(await ask('axis-one.example'))).toBe(404);
    for (const name of [
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Real-IP',
      'Forwarded',
      'Via',
    ])
      expect([name, statusOf(await ask('localhost', `${name}: 127.0.0.1`))]).toEqual([name, 404]);
    const addresses = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of addresses)
      expect((await fetch(`http://${address}:${server.port}/metrics`)).status).toBe(404);
  });

  it('counts answers by kind and status, and their duration', async () => {
    const pages = await valueOf('axis_answers_total', '{kind="page",status="2xx"}');
    const missing = await valueOf('axis_answers_total', '{kind="page",status="4xx"}');
    const timed = await valueOf('axis_answer_seconds_count', '{kind="page"}');
    await fetch(server.url).then((answer) => answer.text());
    await fetch(`${server.url}/nowhere`).then((answer) => answer.text());
    // The counter is updated after its answer.
    await eventually(
      async () =>
        (await valueOf('axis_answer_seconds_count', '{kind="page"}')) === timed + 2 || undefined,
    );
    expect(await valueOf('axis_answers_total', '{kind="page",status="2xx"}')).toBe(pages + 1);
    expect(await valueOf('axis_answers_total', '{kind="page",status="4xx"}')).toBe(missing + 1);
  });

  it('counts failed sign-ins', async () => {
    const event = '{event="sign-in failed"}';
    const before = await valueOf('axis_security_events_total', event);
    await signIn(server, { email: 'nobody@example.com', password: 'wrong horse' });
    expect(await valueOf('axis_security_events_total', event)).toBe(before + 1);
  });

  it('shows running requests and the queue of the database', async () => {
    const calls = [1, 2, 3].map(() => rpc(server, 'slow', { seconds: 2 }));
    await eventually(async () => (await valueOf('axis_database_queue', '')) >= 1 || undefined);
    expect(await valueOf('axis_requests_open', '{kind="backend"}')).toBeGreaterThanOrEqual(1);
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200);
    await eventually(
      async () => (await valueOf('axis_requests_open', '{kind="backend"}')) === 0 || undefined,
    );
    expect(await valueOf('axis_database_queue', '')).toBe(0);
  });

  it('has no label that a client can choose', async () => {
    const before = (await text()).split('\n').length;
    for (const path of ['/a', '/b?c=d', '/rest/v1/e', '/auth/v1/f', '/%00'])
      await call(server, path).then((answer) => answer.text());
    await raw(server.port, 'FROB / HTTP/1.1\r\n\r\n').closed;
    await fetch(`${server.url}/g`, { method: 'PROPFIND' });
    const after = (await text()).split('\n').filter((line) => /frob|propfind|"\/[a-g]/i.test(line));
    expect(after).toEqual([]);
    expect(before).toBeGreaterThan(10);
  });
});
