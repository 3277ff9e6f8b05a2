// @vitest-environment happy-dom
// A part that is loaded on first use: once, and again only after a retry.
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAnyComing } from '#adapters/lazyPart.ts';
import { onDemand } from '#ui/onDemand.ts';
import { render } from './render.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part, the number of its loads, and a view that shows its state. */
function parted(load: () => Promise<string>) {
  const asked = vi.fn<() => Promise<string>>(load);
  const loader = onDemand(asked);
  const View = ({ isAsked }: { isAsked: boolean }) => {
    const { status, part } = loader.useLoadState(isAsked);
    return part ?? status;
  };
  return { loader, asked, View };
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The paint, the fetch, and where that fails the second one. */
const settled = () => after(600);

test('a pointer and its press load once, and a failure is shown once', async () => {
  const { loader, asked, View } = parted(() => Promise.reject(new Error('offline')));
  const { host, show } = render(<View isAsked={false} />);
  act(loader.expect);
  show(<View isAsked />);
  expect(isAnyComing()).toBe(true);
  await after(100);
  expect(asked).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('coming');
  await settled();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(host.textContent).toBe('unreachable');
  expect(isAnyComing()).toBe(false);
});

test('a failed prefetch is not a failure: the part is loaded again when it is used', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('the menu');
  const { loader, asked, View } = parted(load);
  const { host, show } = render(<View isAsked={false} />);
  act(loader.expect);
  await settled();
  expect(host.textContent).toBe('absent');
  show(<View isAsked />);
  await settled();
  expect(host.textContent).toBe('the menu');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a part that could not be loaded is loaded by a retry', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('the menu');
  const { loader, View } = parted(load);
  const { host } = render(<View isAsked />);
  await settled();
  expect(host.textContent).toBe('unreachable');
  await act(async () => void (await loader.load()));
  expect(host.textContent).toBe('the menu');
});
