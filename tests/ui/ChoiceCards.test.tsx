// @vitest-environment happy-dom
// Choice cards by key and press, beyond React Aria: if a choice continues at once, arrows must not choose.
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckboxCards, RadioCards } from '#ui/ChoiceCards.tsx';
import { one, render } from './render.ts';

const options = [
  { id: 'hiring', label: 'Hiring' },
  { id: 'gtm', label: 'Go-to-Market' },
  { id: 'legal', label: 'Legal' },
] as const;

const chosen = vi.fn<(id: string) => void>();

const openRadios = (isFinal: boolean) => {
  chosen.mockClear();
  const { host } = render(
    <RadioCards label="Domain" options={options} value="gtm" onChange={chosen} isFinal={isFinal} />,
  );
  return (id: string) => one<HTMLInputElement>(host, `input[value="${id}"]`);
};

const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });

test('if the choice is final, arrows move and Enter chooses', () => {
  const radio = openRadios(true);
  act(() => radio('gtm').focus());
  press('ArrowDown');
  expect(document.activeElement).toBe(radio('legal'));
  expect(chosen).not.toHaveBeenCalled();
  press('Enter');
  expect(chosen.mock.calls).toEqual([['legal']]);
});

test('if the choice is final, the chosen card can be chosen again', () => {
  const radio = openRadios(true);
  act(() => radio('gtm').click());
  expect(chosen.mock.calls).toEqual([['gtm']]);
});

test('otherwise arrows choose, as radios do', () => {
  const radio = openRadios(false);
  act(() => radio('gtm').focus());
  press('ArrowDown');
  expect(chosen.mock.calls).toEqual([['legal']]);
});

test('among checkboxes arrows move around, and Enter toggles', () => {
  const toggled = vi.fn<(ids: string[]) => void>();
  const { host } = render(
    <CheckboxCards label="Blockers" options={options} value={['gtm']} onChange={toggled} />,
  );
  const box = (id: string) => one<HTMLInputElement>(host, `input[value="${id}"]`);
  act(() => box('hiring').focus());
  press('ArrowUp');
  expect(document.activeElement).toBe(box('legal'));
  press('ArrowRight');
  expect(document.activeElement).toBe(box('hiring'));
  expect(toggled).not.toHaveBeenCalled();
  press('Enter');
  expect(toggled.mock.calls).toEqual([[['hiring', 'gtm']]]);
});
