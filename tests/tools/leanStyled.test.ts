// @vitest-environment happy-dom
// The browser's styles have the names, the rules and the order of styled-components, which renders the HTML.
import { act, createElement as h, createRef, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import * as whole from 'styled-components';
import { afterEach, expect, test, vi } from 'vitest';
import { usesAttrs } from '../../tools/site/lean.mjs';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Library = Pick<typeof whole, 'styled' | 'css' | 'keyframes'>;
type Props = Record<string, unknown> & { children?: ReactNode };

const lookup = async () => (await import('../../tools/site/leanStyled.mjs')) as unknown as Library;

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.resetModules();
  vi.restoreAllMocks();
});

/** A few components as the site has them; the compiler gives the ids. */
function componentsOf({ styled, css, keyframes }: Library) {
  const look = css`
    color: red;
    &:hover {
      color: ${(p: object) => ('$gold' in p && p.$gold === true ? 'gold' : 'blue')};
    }
  `;
  const fade = keyframes`from { opacity: 0; } to { opacity: ${1}; }`;
  const moving = css`
    animation: ${fade} 1s;
  `;
  const Base = styled.div.withConfig({ componentId: 'sc-base-0' })<Props>`
    display: ${'grid'};
    ${look}
    & + & {
      margin: 0;
    }
    @media (min-width: 64rem) {
      gap: ${2}px;
      > p {
        margin: 0;
      }
    }
  `;
  const Other = styled.p.withConfig({ componentId: 'sc-other-0' })<Props>`
    ${(p: Props) => (p['$moves'] === true ? moving : '')}
    ${Base} & {
      padding: 0;
    }
    ${false}${null}${undefined}
  `;
  const Late = styled(Base).withConfig({ componentId: 'sc-late-0' })<Props>`
    ${(p: Props) => p['$wide'] === true && 'width: 100%;'}
    .x &, &.y {
      top: 0;
    }
  `;
  const Own = ({ className, label }: Props) => h('b', { className }, label as string);
  const Styled = styled(Own as ComponentType<Props>).withConfig({ componentId: 'sc-own-0' })`
    left: 0;
  `;
  const Empty = styled.i.withConfig({ componentId: 'sc-empty-0' })``;
  return { Base, Other, Late, Styled, Empty };
}

/** What is on a page, and every rule in its order. */
async function pageOf(library: Library) {
  const { Base, Other, Late, Styled, Empty } = componentsOf(library);
  const container = document.body.appendChild(document.createElement('div'));
  const ref = createRef<HTMLElement>();
  const root = createRoot(container);
  await act(() =>
    root.render([
      h(Late, { key: 1, $wide: true, className: 'given', id: 'late' }, 'a'),
      h(Late, { key: 2, $gold: true }),
      h(Other, { key: 3, $moves: true, ref, 'data-x': undefined }),
      h(Base, { key: 4, as: 'section', hidden: true, theme: {} }),
      h(Base, { key: 5, $gold: true }),
      h(Styled, { key: 6, label: 'own' }),
      h(Empty, { key: 7 }),
    ]),
  );
  const style = document.head.querySelector('style[data-styled=active]') as HTMLStyleElement;
  const rules = [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText);
  return { html: container.innerHTML, rules, isRef: ref.current?.tagName, selector: String(Base) };
}

test('components have the classes, the properties and the rules of the whole library', async () => {
  const expected = await pageOf(whole);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  const lean = await pageOf(await lookup());
  expect(expected.rules.length).toBeGreaterThan(10);
  expect(expected.html).toContain('given');
  expect(lean).toEqual(expected);
});

test('what the HTML has is taken over in its order, and is not inserted again', async () => {
  const { ServerStyleSheet } = whole;
  const { renderToString } = await import('react-dom/server');
  const { Late, Other } = componentsOf(whole);
  const server = new ServerStyleSheet();
  renderToString(server.collectStyles(h('div', null, h(Late), h(Other, { $moves: true }))));
  const tags = server.getStyleTags();
  expect(tags).toContain('sc-late-0');
  document.head.innerHTML = tags;
  const inserted = vi.spyOn(CSSStyleSheet.prototype, 'insertRule');
  const library = await lookup();
  const style = document.head.querySelectorAll('style');
  expect([...style].map((one) => one.getAttribute('data-styled'))).toEqual(['active']);
  const taken = inserted.mock.calls.length;
  expect(taken).toBeGreaterThan(5);
  const mine = componentsOf(library);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render([h(mine.Late, { key: 1 }), h(mine.Other, { key: 2, $moves: true })]));
  expect(inserted.mock.calls.length).toBe(taken);
  // A rule of the base comes after those of the base and before those of the component that extends it.
  await act(() => root.render(h(mine.Base, { $gold: true })));
  const rules = [...(style[0]?.sheet?.cssRules ?? [])].map((rule) => rule.cssText);
  const place = (part: string) => rules.findIndex((rule) => rule.includes(part));
  expect(place('gold')).toBeGreaterThan(place('blue'));
  expect(place('gold')).toBeLessThan(place('top: 0'));
});

test('a rule that the browser does not know leaves the others as they are', async () => {
  const { styled } = await lookup();
  const Box = styled.div.withConfig({ componentId: 'sc-box-0' })`
    color: red;
    &:unknown {
      color: blue;
    }
    &:hover {
      color: green;
    }
  `;
  const insert = CSSStyleSheet.prototype.insertRule;
  vi.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation(function (
    this: CSSStyleSheet,
    rule,
    index,
  ) {
    if (rule.includes('unknown')) throw new SyntaxError('Unknown.');
    return insert.call(this, rule, index);
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(h(Box)));
  const { sheet } = document.head.querySelector('style') as HTMLStyleElement;
  expect([...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(' ')).toMatch(/red.*green/);
});

test('a module that gives a component properties of its own is found', () => {
  const used = "import { styled } from 'styled-components'; styled.div";
  expect(usesAttrs(`${used}.attrs({ role: 'note' })\`\``)).toBe(true);
  expect(usesAttrs(`${used}\`\``)).toBe(false);
  expect(usesAttrs('table.attrs()')).toBe(false);
});
