// Clients that are slow or stall: each is ended in time, others are served meanwhile, and nothing of them is left.
import { beforeAll, expect, it } from 'vitest';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { eventually, keysOf, raw, rpc, slowData, start, statusOf } from './support.ts';
import type { Raw } from './support.ts';

let server: Server;
beforeAll(async () => {
  server = await start({
    data: await slowData(),
    env: { AXIS_HEADERS_TIMEOUT: '1500', AXIS_BODY_TIMEOUT: '3000', AXIS_IDLE_TIMEOUT: '2000' },
  });
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (own: Server, length: number) =>
  [
    'POST /auth/v1/signup HTTP/1.1',
    'Host: localhost',
    `apikey: ${keysOf(own).publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '{',
  ].join('\r\n');

/** Sends a character now and then, until the connection is closed. */
function trickle(connection: Raw, letter: string) {
  const timer = setInterval(() => connection.socket.write(letter), 100);
  void connection.closed.then(() => clearInterval(timer));
  return connection;
}
/** A client that requests much and reads nothing. */
function unread(connection: Raw) {
  connection.socket.pause();
  return connection;
}

const clients: [string, (server: Server) => Raw, number[]][] = [
  ['says nothing', ({ port }) => raw(port), [0, 408]],
  ['stalls in its headers', ({ port }) => raw(port, 'GET / HTTP/1.1\r\nHost: l'), [0, 408]],
  [
    'trickles its headers',
    ({ port }) => trickle(raw(port, 'GET / HTTP/1.1\r\nX-A: '), 'a'),
    [0, 408],
  ],
  ['stalls in its body', (own) => raw(own.port, post(own, 1000)), [0, 408]],
  ['trickles its body', (own) => trickle(raw(own.port, post(own, 100_000)), ' '), [0, 408]],
  ['stays after its answer', ({ port }) => raw(port, get('/')), [200]],
  [
    'asks for an upgrade and stalls',
    ({ port }) =>
      raw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'),
    [200],
  ],
];

it.each(clients)('a client that %s is ended', async (_, open, statuses) => {
  const answer = await open(server).closed;
  expect(statuses).toContain(statusOf(answer));
  expect((await fetch(server.url)).status).toBe(200);
});

/** The number of running requests for pages; the request that asks counts, too. */
const openPages = () => gaugeOf('axis_requests_open', '{kind="page"}');

it('a client that does not read its answer is ended', async () => {
  const connection = unread(raw(server.port, get('/large.pdf')));
  // Half of the file would fit into the kernels' buffers; the rest is never sent.
  await eventually(async () => (await openPages()) === 2 || undefined);
  await eventually(async () => (await openPages()) === 1 || undefined);
  connection.socket.resume();
  expect((await connection.closed).length).toBeLessThan(24 * 1024 * 1024);
});

/** A value of /metrics. */
async function gaugeOf(name: string, labels = '') {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name}${labels} `));
  return Number(line?.split(' ').at(-1));
}

it('two hundred of them cost nothing: pages and calls are answered, and memory and handles are released', async () => {
  const handles = () => gaugeOf('process_open_fds');
  const memory = () => gaugeOf('process_resident_memory_bytes');
  // The first ones fill pools and compile code.
  await Promise.all(Array.from({ length: 20 }, () => fetch(server.url).then((one) => one.text())));
  const before = { handles: await handles(), memory: await memory() };
  const open = [
    ...clients.map(([, make]) => make),
    ({ port }: Server) => unread(raw(port, get('/large.pdf'))),
  ];
  const connections = Array.from({ length: 200 }, (_, index) =>
    open[index % open.length]?.(server),
  );
  await eventually(async () => (await handles()) >= before.handles + 150 || undefined);
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${server.url}/dashboard`)).status).toBe(200);
    expect((await rpc(server, 'keep', { note: 'meanwhile' })).status).toBe(200);
  }
  const during = await memory();
  await eventually(async () => (await handles()) <= before.handles + 5 || undefined);
  for (const connection of connections) connection?.socket.resume();
  await Promise.all(connections.map((connection) => connection?.closed));
  // 25 unread answers of 24 MB are 600 MB, if each had a copy of its own.
  expect(during - before.memory).toBeLessThan(200e6);
  expect(await gaugeOf('axis_requests_open', '{kind="backend"}')).toBe(0);
  expect(await gaugeOf('axis_requests_open', '{kind="page"}')).toBe(1);
});
