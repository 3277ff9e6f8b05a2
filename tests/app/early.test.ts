// @vitest-environment happy-dom
// What was pressed before anybody listened is pressed once the page listens: once, and only what is still there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { replayClick } from '../../src/boot/replayClick.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const headScript = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

const find = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}.`);
  return found;
};

beforeEach(() => {
  window.axisPressed = null;
  document.body.innerHTML =
    '<button type="button" id="build"><b id="word">Build</b></button><a id="link">Away</a>' +
    '<button type="submit" id="submit">Send</button><button type="button" id="awake">Menu</button>';
  Object.assign(find('awake'), { __reactProps$1: {} });
});
// As in the page: run once, before anything stands in it.
new Function(headScript)();

test('the last press that nobody heard comes again, once', () => {
  find('word').click();
  const onEmitted = vi.fn();
  find('build').addEventListener('click', onEmitted);
  Object.assign(find('build'), { __reactProps$1: {} });
  replayClick(window);
  replayClick(window);
  expect(onEmitted).toHaveBeenCalledOnce();
});

test('in a part that is taken over later it waits for that part', () => {
  find('build').click();
  replayClick(window);
  const onEmitted = vi.fn();
  find('build').addEventListener('click', onEmitted);
  Object.assign(find('build'), { __reactProps$1: {} });
  replayClick(window);
  expect(onEmitted).toHaveBeenCalledOnce();
});

test.each(['submit', 'awake', 'link'])('a press on %s is nobody to be remembered', (id) => {
  find('build').click();
  find(id).click();
  expect(window.axisPressed ?? null).toBeNull();
});

test('what has left the document is left alone', () => {
  const button = find('build');
  button.click();
  const onEmitted = vi.fn();
  button.addEventListener('click', onEmitted);
  button.remove();
  replayClick(window);
  expect(onEmitted).not.toHaveBeenCalled();
});
