// @vitest-environment happy-dom
// A file field: what was added or removed is announced, and the focus stays in the field when its buttons disappear.
import { act } from 'react';
import { expect, it } from 'vitest';
import { FileDrop, type ChosenFile } from '#ui/FileDrop.tsx';
import { one, render } from './render.ts';

const memo = { id: 'memo', name: 'memo.pdf', size: '1.2 MB' };
const deck = { id: 'deck', name: 'deck.pdf', size: '3 MB' };
const plan = { id: 'plan', name: 'plan.pdf', size: '12 kB' };

type Shown = { files: readonly ChosenFile[]; most?: number; isDisabled?: boolean };

/** A field with these files, and functions to show others and to find its buttons. */
function open(shown: Shown) {
  const field = ({ files, most = 3, isDisabled = false }: Shown) => (
    <FileDrop
      label="Documents"
      chooseLabel="Choose files"
      files={[...files]}
      most={most}
      isDisabled={isDisabled}
      onFiles={() => {}}
      onRemove={() => {}}
    />
  );
  const { host, show } = render(field(shown));
  const button = (name: string) => {
    const found = [...host.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    if (found === undefined) throw new Error(`No button is named ${name}.`);
    return found;
  };
  return {
    region: one(host, '[aria-live=polite]'),
    button,
    focus: (name: string) => act(() => button(name).focus()),
    show: (next: Shown) => show(field(next)),
  };
}

it('announces a file that was added, in a region that exists before', () => {
  const { region, show } = open({ files: [] });
  expect(region.textContent).toBe('');
  show({ files: [memo] });
  expect(region.textContent).toBe('memo.pdf, 1.2 MB, added.');
  show({ files: [memo, deck, plan] });
  expect(region.textContent).toBe('deck.pdf, 3 MB, added. plan.pdf, 12 kB, added.');
  expect(region.isConnected).toBe(true);
});

it('announces nothing while the files are the same, nor those of a draft', () => {
  const { region, show } = open({ files: [memo] });
  show({ files: [memo] });
  expect(region.textContent).toBe('');
});

it('announces a file that was removed, and focuses the button of the next one', () => {
  const { button, focus, region, show } = open({ files: [memo, deck, plan] });
  focus('Remove deck.pdf');
  show({ files: [memo, plan] });
  expect(region.textContent).toBe('deck.pdf, removed.');
  expect(document.activeElement).toBe(button('Remove plan.pdf'));
  show({ files: [memo] });
  expect(document.activeElement).toBe(button('Remove memo.pdf'));
  show({ files: [] });
  expect(document.activeElement).toBe(button('Choose files'));
});

it('names the zone by what a keyboard does in it: a second “Documents” would look like the button that chooses', () => {
  const { button, show } = open({ files: [] });
  expect(() => button('Documents')).toThrow();
  expect(button('Documents: paste files here')).toBeDefined();
  show({ files: [], most: 1 });
  expect(button('Documents: paste a file here')).toBeDefined();
});

it('focuses the new file’s button when no other file may be chosen', () => {
  const { button, focus, show } = open({ files: [], most: 1 });
  focus('Choose files');
  show({ files: [memo], most: 1 });
  expect(document.activeElement).toBe(button('Remove memo.pdf'));
});

it('gives the focus back after the button was disabled', () => {
  const { button, focus, show } = open({ files: [] });
  focus('Choose files');
  show({ files: [], isDisabled: true });
  // Browsers take the focus from a disabled button; happy-dom does not.
  act(() => button('Choose files').blur());
  show({ files: [memo] });
  expect(document.activeElement).toBe(button('Choose files'));
});

it('leaves a focus that is elsewhere, or nowhere, where it is', () => {
  const { focus, button, show } = open({ files: [memo, deck] });
  show({ files: [memo] });
  expect(document.activeElement).toBe(document.body);
  focus('Choose files');
  act(() => button('Choose files').blur());
  show({ files: [] });
  expect(document.activeElement).toBe(document.body);
});
