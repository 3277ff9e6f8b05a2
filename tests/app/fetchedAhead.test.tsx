// @vitest-environment happy-dom
// What a route's loader has brought is there in the first render: its page never shows the boundary that waits for it.
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { loadOnce } from '#boot/load.ts';
import { render } from '../ui/render.ts';

test('what was brought ahead does not suspend the page that asks for it', async () => {
  const { load } = loadOnce(() => Promise.resolve('the page'));
  await load();
  const seen: string[] = [];
  const Waiting = () => {
    seen.push('waiting');
    return null;
  };
  function Page() {
    const text = use(load());
    seen.push(text);
    return text;
  }
  const { host } = render(
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>,
  );
  expect(host.textContent).toBe('the page');
  expect(seen).toEqual(['the page']);
});
