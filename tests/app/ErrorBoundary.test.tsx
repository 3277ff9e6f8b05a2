// @vitest-environment happy-dom
// The error boundary: a page that fails to render says so, and is retried in place.
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { AppContext, type App } from '#boot/app.tsx';
import { staticNavigation } from '#boot/navigation.ts';
import { site } from '#content/site.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { one, render } from '../ui/render.ts';

let isBroken = true;
function Library() {
  if (isBroken) throw new Error('No such chunk');
  return <h1>The library</h1>;
}

beforeEach(() => {
  // React logs the error that the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
});

it('a failed page says so, and is shown once a retry succeeds', async () => {
  const refresh = vi.fn<() => Promise<void>>(async () => {
    isBroken = false;
  });
  const navigation = {
    ...staticNavigation({ pathname: '/library', search: '', hash: '' }),
    refresh,
  };
  const { host } = render(
    // The boundary needs only the navigation of the app.
    <AppContext value={{ navigation } as Partial<App> as App}>
      <Boundary fallback={ErrorBoundary}>
        <Library />
      </Boundary>
    </AppContext>,
  );
  expect(one(host, 'h1').textContent).toBe(site.broken.heading);
  expect(one<HTMLAnchorElement>(host, 'a').getAttribute('href')).toBe(site.broken.link.href);

  const retry = one<HTMLButtonElement>(host, 'button');
  expect(retry.textContent).toBe(site.broken.retry);
  await act(async () => {
    retry.click();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });
  expect(one(host, 'h1').textContent).toBe('The library');
});

const shown = (about: number) => (
  <Boundary about={about} fallback={() => <h1>Broken</h1>}>
    <Library />
  </Boundary>
);

it('a failed page does not keep the next page from being shown', () => {
  const { host, show } = render(shown(0));
  isBroken = false;
  show(shown(0));
  expect(one(host, 'h1').textContent).toBe('Broken');
  show(shown(1));
  expect(one(host, 'h1').textContent).toBe('The library');
});
