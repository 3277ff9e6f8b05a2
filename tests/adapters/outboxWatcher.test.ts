// @vitest-environment happy-dom
// The code of the outbox is loaded when the outbox holds an entry, and not before.
import { beforeEach, expect, test, vi } from 'vitest';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { whenSomethingWaits } from '../../src/adapters/outbox/watcher.ts';

beforeEach(() => localStorage.clear());

test('it does not notify while the outbox is empty', () => {
  const ring = vi.fn();
  whenSomethingWaits(ring);
  write(keys.outbox, '[]');
  window.dispatchEvent(new Event('online'));
  expect(ring).not.toHaveBeenCalled();
});

test('it notifies for entries of an earlier visit, for new entries, and when the network returns', () => {
  write(keys.outbox, '[{"id":"a"}]');
  const ring = vi.fn();
  whenSomethingWaits(ring);
  expect(ring).toHaveBeenCalledTimes(1);
  write(keys.outbox, '[{"id":"a"},{"id":"b"}]');
  expect(ring).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(ring).toHaveBeenCalledTimes(3);
});
