// @vitest-environment happy-dom
// What is fetched ahead when somebody begins to type.
import { expect, test, vi } from 'vitest';
import { whenFieldIsEntered } from '#boot/prefetch.ts';

const enter = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('focusin', { bubbles: true }));

test('the first field of a form that counts is heard, once; a lone field and a button are not', () => {
  document.body.innerHTML =
    '<input id="lone"><form><button id="send"></button><input id="email"><input id="name"></form>';
  let counts = false;
  const heard = vi.fn<() => void>();
  whenFieldIsEntered(document, () => counts, heard);
  enter('email');
  counts = true;
  enter('lone');
  enter('send');
  expect(heard).not.toHaveBeenCalled();
  enter('email');
  enter('name');
  expect(heard).toHaveBeenCalledOnce();
});
