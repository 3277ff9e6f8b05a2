// How large a body the server reads: an attachment of 10 MB as base64 passes, and nothing else may be as large.
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backendMiddleware } from '../../tools/backend/plugin.mjs';

const megabyte = 1024 * 1024;
let address = '';

/** In place of a backend: says how much of the body has arrived. */
const server = createServer((incoming, outgoing) =>
  backendMiddleware({
    fetch: async (request) => Response.json((await request.arrayBuffer()).byteLength),
  })(incoming, outgoing, () => outgoing.writeHead(404).end()),
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

it.each([
  ['/rest/v1/rpc/attach', attachment, 200],
  ['/rest/v1/rpc/attach', 14 * megabyte + 1, 413],
  ['/rest/v1/rpc/submit_request', 4 * megabyte, 200],
  ['/rest/v1/rpc/submit_request', 4 * megabyte + 1, 413],
  ['/rest/v1/rpc/attach_more', 4 * megabyte + 1, 413],
  ['/auth/v1/signup?next=/rest/v1/rpc/attach', 4 * megabyte + 1, 413],
])('%s with %d bytes answers %d', async (path, size, status) => {
  const response = await fetch(address + path, { method: 'POST', body: new Uint8Array(size) });
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.json()).toBe(size);
});
