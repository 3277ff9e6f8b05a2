// A port whose code is loaded when it is called: it answers as the port does, and rejects with a plain sentence when
// the code cannot be loaded.
import { createActor, fromPromise, toPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { service } from '#content/service.ts';
import { onCall } from '../../src/adapters/onCall.ts';

const doubled = fromPromise<number, number>(async ({ input }) => {
  if (input < 0) throw new Error('Below zero.');
  return input * 2;
});
const call = (port: typeof doubled, input: number) =>
  toPromise(createActor(port, { input }).start());

test('it resolves and rejects as the port itself', async () => {
  const port = onCall(async () => doubled);
  await expect(call(port, 21)).resolves.toBe(42);
  const refused = createActor(port, { input: -1 });
  refused.subscribe({ error: () => {} });
  await expect(toPromise(refused.start())).rejects.toThrow('Below zero.');
});

test('code that cannot be loaded means that the service is unreachable', async () => {
  const port = onCall<number, number>(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(port, 1)).rejects.toThrow(service.unreachable);
});

test('code that could not be loaded is loaded again at the next call', async () => {
  const load = vi
    .fn<() => Promise<typeof doubled>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(doubled);
  const port = onCall(load);
  await expect(call(port, 1)).rejects.toThrow(service.unreachable);
  await expect(call(port, 21)).resolves.toBe(42);
  await expect(call(port, 4)).resolves.toBe(8);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a caller that stops waiting stops the port', async () => {
  let isHalted = false;
  const endless = fromPromise<number, number>(
    ({ signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          isHalted = true;
        });
      }),
  );
  const asked = createActor(
    onCall(async () => endless),
    { input: 1 },
  ).start();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isHalted).toBe(false);
  asked.stop();
  expect(isHalted).toBe(true);
});
