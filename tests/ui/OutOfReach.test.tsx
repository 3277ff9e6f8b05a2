// @vitest-environment happy-dom
// A part that cannot be fetched: its note is removed by its own buttons, and the focus goes back to what opened it.
import { act } from 'react';
import { expect, it } from 'vitest';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { one, render } from './render.ts';

const page = (isOut: boolean) => (
  <>
    <button type="button" id="opener">
      Open
    </button>
    <button type="button" id="other">
      Other
    </button>
    {isOut ? <OutOfReach onRetry={() => undefined} onGiveUp={() => undefined} /> : null}
  </>
);

/** The note, after the press of the opener. */
function fail() {
  const { host, show } = render(page(false));
  act(() => one(host, '#opener').focus());
  show(page(true));
  return { host, show: (isOut: boolean) => show(page(isOut)) };
}

it('gives the focus back when it goes with “Try again”, and again after a second failure', () => {
  const { host, show } = fail();
  for (let tries = 0; tries < 2; tries += 1) {
    act(() => one(host, '[role=alert] button').focus());
    show(false);
    expect(document.activeElement).toBe(one(host, '#opener'));
    show(true);
  }
});

it('leaves a focus that is elsewhere where it is', () => {
  const { host, show } = fail();
  act(() => one(host, '#other').focus());
  show(false);
  expect(document.activeElement).toBe(one(host, '#other'));
});
