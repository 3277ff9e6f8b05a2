// @vitest-environment happy-dom
// A page that breaks says so, and is tried again in place.
import { act } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { site } from '#content/site.ts';
import { one, render } from '../ui/render.ts';

it('a broken page says so, and stands once trying again has mended it', async () => {
  // React and the router report what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  const load = vi.fn<() => string>(() => {
    if (isBroken) throw new Error('No such chunk');
    return 'The library';
  });
  const root = createRootRoute({
    loader: load,
    component: () => <h1>{root.useLoaderData()}</h1>,
    errorComponent: ErrorBoundary,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const { host } = render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(one(host, 'h1').textContent).toBe(site.broken.heading));
  expect(one<HTMLAnchorElement>(host, 'a').getAttribute('href')).toBe(site.broken.link.href);

  const retry = one<HTMLButtonElement>(host, 'button');
  expect(retry.textContent).toBe(site.broken.retry);
  load.mockClear();
  isBroken = false;
  await act(async () => {
    retry.click();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });
  await vi.waitFor(() => expect(one(host, 'h1').textContent).toBe('The library'));
});
