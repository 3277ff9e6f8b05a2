// @vitest-environment happy-dom
// Code that a route's loader has loaded is there in the first render: its page never shows the boundary's fallback.
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from '#adapters/lazyPart.ts';
import { render } from '../ui/render.ts';

test('code that was loaded ahead does not suspend its page', async () => {
  const { load } = lazyPart(() => Promise.resolve('the page'));
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
