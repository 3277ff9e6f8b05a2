// @vitest-environment happy-dom
// The focus of a control that disappears moves to its heir, however late React removes the one and renders the other.
import { act } from 'react';
import { expect, it } from 'vitest';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { one, render } from './render.ts';

type Shown = { part: string; controls?: readonly string[]; heading?: boolean; heir?: string };

function Box({ part, controls = [], heading = false, heir }: Shown) {
  const box = useLostFocus<HTMLDivElement>(part, heir);
  return (
    <div ref={box}>
      {heading ? <h2 tabIndex={-1}>Done</h2> : null}
      {controls.map((name) => (
        <button key={name} type="button" id={name}>
          {name}
        </button>
      ))}
    </div>
  );
}

const frames = (count: number) =>
  act(async () => {
    for (let frame = 0; frame < count; frame += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** A box with a focused control, and a function to show another part of it. */
function open() {
  const { host, show } = render(<Box part="asking" controls={['ask', 'other']} />);
  act(() => one(host, '#ask').focus());
  return { host, show: (shown: Shown) => show(<Box {...shown} />) };
}

/** A dialog takes the focus, and is removed with it. */
function closeADialog() {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  dialog.innerHTML = '<button type="button"></button>';
  document.body.append(dialog);
  act(() => one(dialog, 'button').focus());
  act(() => dialog.remove());
}

it('moves to the heading that is rendered with the change', async () => {
  const { host, show } = open();
  show({ part: 'done', heading: true });
  await frames(3);
  expect(document.activeElement).toBe(one(host, 'h2'));
});

it('moves to a heading that is rendered some frames later', async () => {
  const { host, show } = open();
  show({ part: 'done' });
  await frames(5);
  show({ part: 'done', heading: true });
  await frames(3);
  expect(document.activeElement).toBe(one(host, 'h2'));
});

it('moves when the control is removed some frames after the change', async () => {
  const { host, show } = open();
  show({ part: 'done', heading: true, controls: ['ask'] });
  await frames(5);
  expect(document.activeElement).toBe(one(host, '#ask'));
  show({ part: 'done', heading: true });
  await frames(3);
  expect(document.activeElement).toBe(one(host, 'h2'));
});

it('moves when the heir is named anew before it is focused', async () => {
  const { host, show } = open();
  show({ part: 'done', controls: ['other'] });
  show({ part: 'done', controls: ['other'], heir: 'button' });
  await frames(3);
  expect(document.activeElement).toBe(one(host, '#other'));
});

it('stays where it is moved meanwhile', async () => {
  const { host, show } = open();
  show({ part: 'done', controls: ['ask', 'other'], heading: true });
  await frames(2);
  act(() => one(host, '#other').focus());
  await frames(2);
  show({ part: 'done', heading: true });
  await frames(3);
  expect(document.activeElement).toBe(document.body);
});

it('stays where something else moves it within a frame', async () => {
  const { host, show } = open();
  show({ part: 'done', controls: ['other'], heading: true });
  requestAnimationFrame(() => one(host, '#other').focus());
  await frames(4);
  expect(document.activeElement).toBe(one(host, '#other'));
});

it('leaves a focus alone that was elsewhere: a page that is still loading does not pull its reader', async () => {
  const { host, show } = open();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  act(() => elsewhere.focus());
  act(() => elsewhere.remove());
  show({ part: 'done', heading: true });
  await frames(3);
  expect(document.activeElement).toBe(document.body);
  expect(one(host, 'h2')).toBeTruthy();
});

it('takes the focus that a dialog gave back to nothing', async () => {
  const { host, show } = open();
  closeADialog();
  show({ part: 'done', heading: true });
  await frames(3);
  expect(document.activeElement).toBe(one(host, 'h2'));
});

it('takes it before a dialog whose opener is gone gives it to what is nearest, which may do the opposite', async () => {
  const { host, show } = open();
  closeADialog();
  show({ part: 'done', controls: ['undo'], heading: true });
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) one(host, '#undo').focus();
  });
  await frames(4);
  expect(document.activeElement).toBe(one(host, 'h2'));
});
