// The limit of a request body: an attachment of 10 MB as base64 passes, and no other body may be as large. A body
// without a key of the site is not read at all.
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendMiddleware } from '../../tools/site/devBackend.mjs';

const megabyte = 1024 * 1024;
let address = '';
/** The number of bodies that reached the backend. */
let read = 0;

/** Replaces a backend: returns how much of the body has arrived. */
const handle = backendMiddleware({
  keys: { publishableKey: 'public', secretKey: 'secret' },
  isReady: async () => true,
  backup: async () => new ReadableStream(),
  fetch: async (request) => {
    read += 1;
    return Response.json((await request.arrayBuffer()).byteLength);
  },
});
const server = createServer((incoming, outgoing) =>
  handle(incoming, outgoing, () => outgoing.writeHead(404).end()),
);

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
});
afterAll(() => void server.close());

/** The base64 of 10 MB with the rest of the call around it. */
const attachment = Math.ceil((10 * megabyte) / 3) * 4 + 1024;
const keyed = { apikey: 'public', authorization: 'Bearer member' };

it.each([
  ['/rest/v1/rpc/attach', attachment, 200],
  ['/rest/v1/rpc/attach', 14 * megabyte + 1, 413],
  ['/rest/v1/rpc/submit_request', 4 * megabyte, 200],
  ['/rest/v1/rpc/submit_request', 4 * megabyte + 1, 413],
  ['/rest/v1/rpc/attach_more', 4 * megabyte + 1, 413],
  ['/auth/v1/signup?next=/rest/v1/rpc/attach', 4 * megabyte + 1, 413],
])('%s with %d bytes answers %d', async (path, size, status) => {
  const body = new Uint8Array(size);
  const response = await fetch(address + path, { method: 'POST', headers: keyed, body });
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toBe(size);
});

it.each([
  ['without a key', '/rest/v1/rpc/submit_request', {}],
  ['with a wrong key', '/auth/v1/signup', { apikey: 'guessed' }],
  ['with a key and no account, for a file', '/rest/v1/rpc/attach', { apikey: 'public' }],
])('%s a body is refused before it is read', async (_, path, headers: Record<string, string>) => {
  const before = read;
  // A body that never ends: an answer arrives only if the server does not wait for it.
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1024)),
  });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await fetch(address + path, init);
  expect(response.status).toBe(401);
  expect(read).toBe(before);
});
