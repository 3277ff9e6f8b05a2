// @vitest-environment happy-dom
// Presses before hydration are replayed once the page listens: once, in their order, and only if their targets still exist; words typed
// before it survive a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense, createElement, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Settled, tellHeard } from '../../src/ui/hydration.ts';
import { replayClicks } from '../../src/boot/replayClicks.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const headScript = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

const find = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}.`);
  return found;
};

beforeEach(() => {
  window.axisPressed = [];
  document.body.innerHTML =
    '<button type="button" id="build"><b id="word">Build</b></button><a id="link">Away</a>' +
    '<button type="submit" id="submit">Send</button><button type="button" id="awake">Menu</button>';
  Object.assign(find('awake'), { __reactProps$1: {} });
});
// As in the page: run once, before the body has content.
new Function(headScript)();

test('every press before hydration is replayed, once, in their order', () => {
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="other"></button>');
  const pressed: string[] = [];
  for (const id of ['build', 'other', 'build']) find(id).click();
  for (const id of ['build', 'other']) {
    find(id).addEventListener('click', () => pressed.push(id));
    Object.assign(find(id), { __reactProps$1: {} });
  }
  replayClicks(window);
  replayClicks(window);
  expect(pressed).toEqual(['build', 'other', 'build']);
});

test('a press that ends after hydration is heard, once, where its beginning counts', async () => {
  const heard = { build: 0, other: 0 };
  document.body.insertAdjacentHTML('beforeend', '<button type="button" id="other"></button>');
  find('build').dataset['reactAriaPressable'] = '';
  for (const id of ['build', 'other'] as const) {
    find(id).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    Object.assign(find(id), { __reactProps$1: {} });
    find(id).addEventListener('click', () => (heard[id] += 1));
    find(id).click();
  }
  await new Promise((resolve) => setTimeout(resolve));
  // React Aria does not count the browser's own click; other buttons do.
  expect(heard).toEqual({ build: 2, other: 1 });
});

test('a press on a part of a button is replayed, once', () => {
  find('word').click();
  const onEmitted = vi.fn();
  find('build').addEventListener('click', onEmitted);
  Object.assign(find('build'), { __reactProps$1: {} });
  replayClicks(window);
  replayClicks(window);
  expect(onEmitted).toHaveBeenCalledOnce();
});

test('in a part that hydrates later it waits for that part', () => {
  find('build').click();
  replayClicks(window);
  const onEmitted = vi.fn();
  find('build').addEventListener('click', onEmitted);
  Object.assign(find('build'), { __reactProps$1: {} });
  replayClicks(window);
  expect(onEmitted).toHaveBeenCalledOnce();
});

test.each(['submit', 'awake', 'link'])('a press on %s is not recorded', (id) => {
  find('build').click();
  find(id).click();
  expect(window.axisPressed).toEqual([find('build')]);
});

const pressEnter = (id = 'field') =>
  find(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const typeOn = () => find('field').dispatchEvent(new Event('input', { bubbles: true }));
/** The form is hydrated, and its button enabled. */
async function wakeUp() {
  const sent = vi.fn();
  find('send').addEventListener('click', sent);
  Object.assign(find('send'), { __reactProps$1: {} });
  find('send').removeAttribute('disabled');
  await new Promise((resolve) => setTimeout(resolve));
  return sent;
}

describe('Enter in a form that is not hydrated', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<form><input id="field"><textarea id="lines"></textarea><button type="submit" id="send" disabled></button></form>';
  });

  test('sends it once it is, however often it was pressed', async () => {
    pressEnter();
    pressEnter();
    const sent = await wakeUp();
    find('send').setAttribute('data-later', '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('waits while its button stays disabled', async () => {
    pressEnter();
    const sent = vi.fn();
    find('send').addEventListener('click', sent);
    find('send').setAttribute('data-later', '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).not.toHaveBeenCalled();
    expect(await wakeUp()).toHaveBeenCalledOnce();
  });

  test('sends nothing where the user typed on', async () => {
    pressEnter();
    typeOn();
    expect(await wakeUp()).not.toHaveBeenCalled();
  });

  test('begins a line in a text of several', async () => {
    pressEnter('lines');
    expect(await wakeUp()).not.toHaveBeenCalled();
  });

  test('is left to the browser where the form listens', async () => {
    Object.assign(find('send'), { __reactProps$1: {} });
    pressEnter();
    expect(await wakeUp()).not.toHaveBeenCalled();
  });
});

test('a target that has left the document gets no press', () => {
  const button = find('build');
  button.click();
  const onEmitted = vi.fn();
  button.addEventListener('click', onEmitted);
  button.remove();
  replayClicks(window);
  expect(onEmitted).not.toHaveBeenCalled();
});

test('in a part that React has rendered and cannot show yet it waits for that part', async () => {
  document.body.innerHTML =
    '<div id="root"><main id="main"><!--$--><button type="button" id="half">Half</button>Late<!--/$--></main></div>';
  const heard = vi.fn();
  const gate: { open?: (words: string) => void } = {};
  const late = new Promise<string>((resolve) => (gate.open = resolve));
  const Late = () => use(late);
  const settled = vi.fn(() => replayClicks(window));
  const press = { id: 'half', type: 'button', onClick: heard } as const;
  const root = hydrateRoot(
    find('root'),
    createElement(
      'main',
      { id: 'main', onClickCapture: tellHeard },
      createElement(
        Suspense,
        null,
        createElement('button', press, 'Half'),
        createElement(Late),
        createElement(Settled, { onSettled: settled }),
      ),
    ),
  );
  await vi.waitFor(() => expect(Object.keys(find('half')).join()).toMatch(/__reactProps/));
  find('half').click();
  expect(heard).not.toHaveBeenCalled();
  gate.open?.('Late');
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  expect(heard).toHaveBeenCalledOnce();
  find('half').click();
  replayClicks(window);
  expect(heard).toHaveBeenCalledTimes(2);
  root.unmount();
});

const leaves = () => window.dispatchEvent(new Event('pagehide'));
const texts = () => ['first', 'second'].map((id) => (find(id) as HTMLInputElement).value);
const types = (id: string, text: string) => Object.assign(find(id), { value: text });

/** The same address, parsed anew. */
const isLoadedAgain = () => {
  leaves();
  document.body.innerHTML = '<input data-early id="first" /><input data-early id="second" />';
  window.dispatchEvent(new Event('DOMContentLoaded'));
};

describe('what is typed into an island that is not here yet', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '<input data-early id="first" /><input data-early id="second" />';
  });

  test('is there again after each reload, until its island has it', () => {
    types('second', 'ada@halden.example');
    isLoadedAgain();
    isLoadedAgain();
    expect(texts()).toEqual(['', 'ada@halden.example']);
    Object.assign(find('second'), { __reactProps$1: {} });
    isLoadedAgain();
    expect([texts(), sessionStorage.length]).toEqual([['', ''], 0]);
  });
  test('belongs to its page', () => {
    types('first', 'ada@halden.example');
    leaves();
    window.history.replaceState(null, '', '/library');
    types('first', '');
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(texts()).toEqual(['', '']);
  });
  test('does not replace what an island shows already', () => {
    types('first', 'ada@halden.example');
    leaves();
    Object.assign(find('first'), { value: 'ben@halden.example', __reactProps$1: {} });
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(texts()).toEqual(['ben@halden.example', '']);
  });
});
