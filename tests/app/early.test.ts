// @vitest-environment happy-dom
// A press before hydration is replayed once the page listens: once, and only if its target still exists.
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
// As in the page: run once, before the body has content.
new Function(headScript)();

test('the last press before hydration is replayed, once', () => {
  find('word').click();
  const onEmitted = vi.fn();
  find('build').addEventListener('click', onEmitted);
  Object.assign(find('build'), { __reactProps$1: {} });
  replayClick(window);
  replayClick(window);
  expect(onEmitted).toHaveBeenCalledOnce();
});

test('in a part that hydrates later it waits for that part', () => {
  find('build').click();
  replayClick(window);
  const onEmitted = vi.fn();
  find('build').addEventListener('click', onEmitted);
  Object.assign(find('build'), { __reactProps$1: {} });
  replayClick(window);
  expect(onEmitted).toHaveBeenCalledOnce();
});

test.each(['submit', 'awake', 'link'])('a press on %s is not recorded', (id) => {
  find('build').click();
  find(id).click();
  expect(window.axisPressed ?? null).toBeNull();
});

test('a target that has left the document gets no press', () => {
  const button = find('build');
  button.click();
  const onEmitted = vi.fn();
  button.addEventListener('click', onEmitted);
  button.remove();
  replayClick(window);
  expect(onEmitted).not.toHaveBeenCalled();
});
