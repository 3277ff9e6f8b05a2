// @vitest-environment happy-dom
// React without what the site never uses does on a page what the whole one does.
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { minifySync } from 'vite';
import { leanClient, leanExports, mustBeChecked } from '../../tools/site/leanReact.mjs';
import { checked, constants, functions, passages } from '../../tools/site/reactParts.mjs';
import { client, opened, openedLean, read, until } from './openedReact.ts';
import type { Opened } from './openedReact.ts';

/** A page with what the site uses of React. */
function pageOf({ React, Dom }: Opened, heard: string[]) {
  const { createElement: h, useEffect, useId, useState } = React;
  class Guarded extends React.Component<{ children?: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render() {
      return this.state.failed ? h('p', null, 'Failed.') : this.props.children;
    }
  }
  const Failing = ({ fails }: { fails: boolean }) => {
    if (fails) throw new Error('It fails.');
    return h('p', null, 'It works.');
  };
  const Late = React.lazy(() => Promise.resolve({ default: () => h('b', null, 'late') }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    heard.push('submit');
  };
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => heard.push(target.value);
  const over = () => heard.push('over');
  return function Page({ layer }: { layer: Element | null }) {
    const [words, setWords] = useState('');
    const [fails, setFails] = useState(false);
    const [rows, setRows] = useState(['one', 'two', 'three']);
    useEffect(() => {
      heard.push('effect');
      return () => void heard.push('cleaned');
    }, []);
    const turn = () => React.startTransition(() => setRows(['three', 'one']));
    const type = ({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value);
    const row = (text: string) =>
      h(
        'li',
        {
          key: text,
          ref: (item: Element | null) => void heard.push(`${text} ${item === null ? 'off' : 'on'}`),
        },
        text,
      );
    return h(
      'main',
      { id: useId(), 'data-words': words },
      h('title', null, `Page ${words}`),
      h('meta', { name: 'words', content: words }),
      h(
        'form',
        { onSubmit: submit },
        h('input', { value: words, onChange: type }),
        h(
          'select',
          { defaultValue: 'b', onChange: choose },
          h('option', null, 'a'),
          h('option', null, 'b'),
        ),
        h('button', { type: 'button', onClick: turn }, 'turn'),
        h(
          'button',
          { type: 'button', onClick: () => setFails(true), onPointerEnter: over },
          'fail',
        ),
      ),
      h('ul', null, rows.map(row)),
      h(React.Suspense, { fallback: 'wait' }, layer === null ? 'soon' : h(Late)),
      h(Guarded, null, h(Failing, { fails })),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0', strokeWidth: 2 })),
      layer === null ? null : Dom.createPortal(h('i', null, 'over'), layer),
    );
  };
}

/** What a page looks like, and what was heard, after the same presses. */
async function storyWith(parts: Opened) {
  const heard: string[] = [];
  const Page = pageOf(parts, heard);
  const page = (layer: Element | null) => parts.React.createElement(Page, { layer });
  const errors: string[] = [];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"></div><div id="layer"></div>';
  const container = document.getElementById('root') as Element;
  const layer = document.getElementById('layer');
  container.innerHTML = parts.Server.renderToString(page(null));
  const seen: string[] = [];
  const look = () => seen.push(document.head.innerHTML + document.body.innerHTML);
  const shown = parts.Client.hydrateRoot(container, page(null), {
    onUncaughtError: (error) => errors.push(String(error)),
    onRecoverableError: (error) => errors.push(String(error)),
    onCaughtError: (error) => errors.push(String(error)),
  });
  await until(() => heard.includes('effect'));
  look();
  const input = container.querySelector('input') as HTMLInputElement;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, 'typed');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => document.title === 'Page typed');
  look();
  const [turn, fail] = [...container.querySelectorAll('button')];
  turn?.click();
  await until(() => container.querySelector('ul')?.textContent === 'threeone');
  look();
  const over = new Event('pointerover', { bubbles: true });
  fail?.dispatchEvent(over);
  container
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const select = container.querySelector('select') as HTMLSelectElement;
  select.value = 'a';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  fail?.click();
  await until(() => container.textContent.includes('Failed.'));
  look();
  shown.render(page(layer));
  await until(() => container.querySelector('b') !== null && layer?.textContent === 'over');
  look();
  shown.unmount();
  await until(() => container.innerHTML === '' && heard.includes('cleaned'));
  look();
  return { seen, heard, errors };
}

test('a page that is hydrated, used and left is the same with the lean client as with the whole one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const whole = await storyWith(opened());
  const lean = await storyWith(openedLean());
  expect(whole.seen).toHaveLength(6);
  expect(whole.seen[1]).toContain('<title>Page typed</title>');
  expect(whole.seen[2]).toMatch(/three.*one/);
  expect(whole.seen[3]).toContain('Failed.');
  expect(whole.seen[4]).toContain('<i>over</i>');
  expect(whole.heard).toEqual(
    expect.arrayContaining(['effect', 'over', 'submit', 'a', 'two off', 'cleaned']),
  );
  expect(lean).toEqual(whole);
});

/** How long a script is once it is minified. */
const lengthOf = (code: string) =>
  minifySync('react.js', `export default (exports, require) => {${code}}`, { module: true }).code
    .length;

test('the lean client is about a third shorter, and still React', () => {
  const lean = leanClient(client);
  expect(lengthOf(lean)).toBeLessThan(0.72 * lengthOf(client));
  expect(lean).toContain('exports.hydrateRoot');
});

test('after an update that renames what is left out, the build says what it is', () => {
  expect(() => leanClient(client.replaceAll('startViewTransition', 'beginViewTransition'))).toThrow(
    'React has no startViewTransition.',
  );
  expect(() => leanClient(client.replaceAll('inUpdateViewTransition', 'inUpdate'))).toThrow(
    'React has no inUpdateViewTransition.',
  );
  expect(() => leanClient(client.replaceAll('$$reactFormReplay', '$$replay'))).toThrow(
    'React has not one',
  );
});

test('the installed React is the one that the list was checked against, and another ends the build', () => {
  for (const file of Object.keys(checked)) mustBeChecked(`/of/node_modules/${file}`, read(file));
  expect(() =>
    mustBeChecked('/react-dom/cjs/react-dom-client.production.js', `${client} `),
  ).toThrow(
    'react-dom/cjs/react-dom-client.production.js is not the one that tools/site/reactParts.mjs was checked against.',
  );
  expect(() => mustBeChecked('/react/cjs/react.js', '')).toThrow('is not the one');
});

test('what is left of a function or a variable is a constant: no text of ours stands where React’s was', () => {
  expect(Object.keys(functions)).toEqual(['', 'null', 'false', "''"]);
  expect(new Set(Object.values(constants))).toEqual(new Set(['true', 'false', 'null']));
  expect(passages.map(({ length }) => length)).toEqual(passages.map(() => 2));
});

test('exports that no module asks for are left out, and others stay', () => {
  const left = leanExports('exports.useOptimistic = function () {};\nexports.useState = 1;');
  expect(left.trim()).toBe('exports.useState = 1;');
});
