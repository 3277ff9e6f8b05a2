// @vitest-environment happy-dom
// The atlas colors a chart by what was walked: by a link, in the address, with a legend in words; a press on a state or an
// arrow says who has walked it.
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { App } from '../../tools/atlas/app/App.tsx';
import { HandedContext } from '../../tools/atlas/app/handed.ts';
import type { PlayKit } from '../../tools/atlas/app/playKit.ts';
import { chartStyles } from '../../tools/atlas/layout/style.ts';
import { placesOf } from '../../tools/atlas/data.ts';
import type { AtlasData, AtlasFlow } from '../../tools/atlas/data.ts';
import { place } from '../../tools/atlas/layout/place.ts';
import { toSvg } from '../../tools/atlas/layout/svg.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { one, render } from '../ui/render.ts';

const { title, audience, routes, machine } = catalogue.mobileMenu;
const chart = toChart(machine);
const placed = await place(chart);
const { width, height } = placed;
const [walkedId = '', ...otherIds] = chart.transitions.map(({ id }) => id);
const states = chart.states.map(({ path }) => path).filter((path) => path !== '');
const [firstState = ''] = states;
const flow: AtlasFlow = {
  name: 'mobileMenu',
  title,
  audience,
  routes,
  numbers: null,
  // One tour, which stands in the first state and takes the first transition.
  tours: {
    names: ['tour 1 from page, 1 steps'],
    states: Object.fromEntries(states.map((path) => [path, path === firstState ? [0] : []])),
    transitions: Object.fromEntries([[walkedId, [0]], ...otherIds.map((id) => [id, []] as const)]),
    reasons: {},
  },
  journeys: null,
  chart,
  svg: toSvg(chart, placed, title),
  width,
  height,
  places: placesOf(placed),
  source: '',
  mermaid: '',
  pictures: [],
};

/** Reading a flow needs nothing of the kit. */
const kit = {} as PlayKit;

function open(hash: string, change: Partial<AtlasData> = {}) {
  window.location.hash = hash;
  const data = { flows: [flow], isLive: false, journeys: null, picturesAt: '', ...change };
  return render(
    <HandedContext value={{ data, kit }}>
      <App />
    </HandedContext>,
  ).host;
}

/** Follows a link, as a press or Enter does. */
const follow = (host: HTMLElement, words: string) => {
  const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === words);
  if (link === undefined) throw new Error(`No link says ${words}.`);
  act(() => {
    window.location.hash = link.getAttribute('href') ?? '';
    window.dispatchEvent(new Event('hashchange'));
  });
};
const press = (target: Element) =>
  act(() => {
    for (const type of ['pointerdown', 'pointerup'])
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 5, clientY: 5 }));
    window.dispatchEvent(new Event('hashchange'));
  });
const stateIn = (host: HTMLElement, path: string) => one(host, `.drawing [data-state="${path}"]`);
const lineIn = (host: HTMLElement, id: string) =>
  one(host, `.drawing [data-transition="${CSS.escape(id)}"]`);
const text = (host: HTMLElement, selector: string) => one(host, selector).textContent ?? '';

/** How the line of an arrow is drawn. */
const ruleOf = (extent: string) =>
  chartStyles.split('\n').find((rule) => rule.includes(`[data-walked='${extent}'] .course`)) ?? '';

beforeEach(() => {
  window.location.hash = '';
});

test('nothing is colored until a link asks for it; the address keeps it, and the link takes it back', () => {
  const host = open('#mobileMenu');
  expect(host.querySelector('[data-walked]')).toBeNull();
  expect(host.querySelector('.legend')).toBeNull();
  follow(host, 'Walked by tours');
  expect(window.location.hash).toBe('#mobileMenu?walked=tours');
  expect(text(host, 'nav [aria-current="true"]')).toBe('Walked by tours');
  expect(stateIn(host, firstState).dataset['walked']).toBe('all');
  expect(stateIn(host, states.at(-1) ?? '').dataset['walked']).toBe('none');
  expect(lineIn(host, walkedId).dataset['walked']).toBe('all');
  expect(lineIn(host, otherIds[0] ?? '').dataset['walked']).toBe('none');
  follow(host, 'Walked by tours');
  expect(window.location.hash).toBe('#mobileMenu');
  expect(host.querySelector('[data-walked]')).toBeNull();
});

test('the legend says in words what each line means, and how many tours there are', () => {
  const host = open('#mobileMenu?walked=tours');
  const legend = text(host, '.legend');
  expect(legend).toContain(
    `The tour of this flow walks 1 of ${states.length} states and 1 of ${chart.transitions.length} transitions.`,
  );
  for (const words of ['walked: a thick line', 'in part: thick dashes', 'not walked: dots'])
    expect(legend).toContain(words);
  expect(host.querySelectorAll('.legend svg')).toHaveLength(3);
});

test('a line differs by more than its color', () => {
  const looks = ['all', 'part', 'none'].map((extent) =>
    ruleOf(extent).replace(/stroke:[^;]+;/, ''),
  );
  expect(new Set(looks.map((look) => look.replace(/^[^{]+/, ''))).size).toBe(3);
});

test('without a recording the atlas says so, colors nothing, and names the command', () => {
  const host = open('#mobileMenu?walked=journeys');
  expect(text(host, '.legend')).toContain('No journey has been recorded');
  expect(text(host, '.legend code')).toBe('npm test -- --only journeys');
  expect(host.querySelector('.drawing [data-walked]')).toBeNull();
});

test('with one, the journeys color what they walked', () => {
  const journeys = { states: { '': 2, [firstState]: 2 }, transitions: {} };
  const host = open('#mobileMenu?walked=journeys&panel=words', {
    flows: [{ ...flow, journeys }],
    journeys: { on: '2026-11-30', count: 9 },
  });
  expect(stateIn(host, firstState).dataset['walked']).toBe('all');
  expect(lineIn(host, walkedId).dataset['walked']).toBe('none');
  expect(text(host, '.legend')).toContain('2 of 9 journeys ran this flow');
  expect(text(host, '.words')).toContain('2 journeys');
  expect(text(host, '.words')).toContain('no journey');
});

test('a press on an arrow says which tours have walked it; a press on a state too', () => {
  const host = open('#mobileMenu?walked=tours');
  press(lineIn(host, walkedId));
  expect(window.location.hash).toContain('walked=tours');
  expect(lineIn(host, walkedId).classList).toContain('chosen');
  expect(text(host, '.walked-by')).toContain('1 of 1 tour walks it:tour 1 from page, 1 steps');
  expect(text(host, '.walked-by')).toContain('No journey has been recorded');
  expect(text(host, '.ways [aria-current] a')).not.toBe('');
  press(one(stateIn(host, states.at(-1) ?? ''), 'rect'));
  expect(host.querySelector('.drawing text.chosen')).toBeNull();
  expect(text(host, '.walked-by')).toContain('No tour walks it.');
});

test('the outline leads to every arrow by its links, for keys', () => {
  const host = open('#mobileMenu?panel=words');
  const ways = [...host.querySelectorAll('.ways a')].map((link) => link.textContent ?? '');
  expect(ways).toHaveLength(chart.transitions.length);
  follow(host, ways[0] ?? '');
  expect(text(host, '.walked-by')).toContain(ways[0] ?? '');
});
