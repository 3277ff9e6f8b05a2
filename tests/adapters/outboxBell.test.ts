// @vitest-environment happy-dom
// The outbox is fetched when it holds something, and not before.
import { beforeEach, expect, test, vi } from 'vitest';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { whenSomethingWaits } from '../../src/adapters/outbox/watcher.ts';

beforeEach(() => localStorage.clear());

test('it is silent over an empty box', () => {
  const ring = vi.fn();
  whenSomethingWaits(ring);
  write(keys.outbox, '[]');
  window.dispatchEvent(new Event('online'));
  expect(ring).not.toHaveBeenCalled();
});

test('it rings for what was left, for what is put in, and when the network is back', () => {
  write(keys.outbox, '[{"id":"a"}]');
  const ring = vi.fn();
  whenSomethingWaits(ring);
  expect(ring).toHaveBeenCalledTimes(1);
  write(keys.outbox, '[{"id":"a"},{"id":"b"}]');
  expect(ring).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(ring).toHaveBeenCalledTimes(3);
});
