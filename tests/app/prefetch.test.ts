// @vitest-environment happy-dom
// Prefetching when the user begins to type.
import { expect, test, vi } from 'vitest';
import { onFieldEntered } from '#boot/prefetch.ts';

const enter = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('focusin', { bubbles: true }));

test('the first field entered in a form that counts is reported, once; a lone field and a button are not', () => {
  document.body.innerHTML =
    '<input id="lone"><form><button id="send"></button><input id="email"><input id="name"></form>';
  let counts = false;
  const onEmitted = vi.fn<() => void>();
  onFieldEntered(document, () => counts, onEmitted);
  enter('email');
  counts = true;
  enter('lone');
  enter('send');
  expect(onEmitted).not.toHaveBeenCalled();
  enter('email');
  enter('name');
  expect(onEmitted).toHaveBeenCalledOnce();
});

test('a field that is entered before anything listens is reported at once', () => {
  document.body.innerHTML = '<form><input id="email"><input id="name"></form>';
  document.getElementById('email')?.focus();
  const onEmitted = vi.fn<() => void>();
  onFieldEntered(document, () => true, onEmitted);
  expect(onEmitted).toHaveBeenCalledOnce();
  enter('name');
  expect(onEmitted).toHaveBeenCalledOnce();
});
