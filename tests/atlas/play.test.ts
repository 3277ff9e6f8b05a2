// Play runs the real machines; a walk is a link and a test; search and addresses lead back to the state.
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { hashOf, readAddress } from '../../tools/atlas/app/address.ts';
import { find, indexOf } from '../../tools/atlas/app/search.ts';
import { centred, fitted, following, zoomed } from '../../tools/atlas/app/view.ts';
import {
  lastOf,
  ownMove,
  readEvent,
  replay,
  testOf,
  textOfWalk,
} from '../../tools/atlas/app/walk.ts';
import type { AtlasFlow } from '../../tools/atlas/data.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { kit } from './play.ts';

const engine = kit.createEngine(catalogue.onboarding.machine);
const moves = [
  'draft>draft.restored/nothing',
  'restore=nothing',
  'step.continued',
  'identity.toggled/raising-capital',
];
const text = ['@page', ...moves].join(' ');

describe('a walk', () => {
  const walk = replay(kit, engine, 'onboarding', text);
  test('calls the machine’s own guards and records its steps', () => {
    expect(walk.lost).toBeNull();
    expect(lastOf(walk).snapshot.context).toMatchObject({
      answers: { modules: ['signalExchange', 'openCircle'] },
    });
  });
  test('is parsed back from its own text', () => {
    expect(
      textOfWalk(
        walk.start,
        walk.steps.map(({ move }) => move),
      ),
    ).toBe(text);
  });
  test('ends at an impossible move', () => {
    expect(
      replay(kit, engine, 'onboarding', '@page draft>draft.restored/nothing restore=nothing wait')
        .lost,
    ).toBe('wait');
    const refused = replay(
      kit,
      engine,
      'onboarding',
      '@page draft>draft.restored/nothing restore=nothing step.continued step.continued',
    );
    expect(refused.lost).toBe('step.continued');
  });
  test('accepts an event of the user’s own, if the machine does', () => {
    const own = ownMove({ type: 'identity.toggled', id: 'exploring' });
    const taken = replay(
      kit,
      engine,
      'onboarding',
      `@page draft>draft.restored/nothing restore=nothing step.continued ${own.id}`,
    );
    expect(lastOf(taken).snapshot.context).toMatchObject({
      answers: { modules: ['secondCurve', 'nextCurve'] },
    });
    expect(replay(kit, engine, 'onboarding', `@page ${own.id}`).lost).toBe(own.id);
    expect(readEvent('a', '{"id":1}')).toEqual({ type: 'a', id: 1 });
    expect(readEvent('a', '[1]')).toMatch(/^A payload/);
    expect(readEvent('a', '{')).toMatch(/^This is no JSON/);
  });
  test('is a test that contains every move and its end', () => {
    const made = testOf('onboarding', walk);
    expect(made).toContain(
      'engine.send(situation, { "type": "identity.toggled", "id": "raising-capital" })',
    );
    expect(made).toContain('engine.answer(situation, "restoring", ');
    expect(made).toContain('expect(situation.snapshot.value).toEqual("identity");');
    expect(made).not.toContain('xstate$$type');
  });
});

const flowOf = (name: 'session' | 'authForm'): AtlasFlow => {
  const { machine, title, audience, routes } = catalogue[name];
  const chart = toChart(machine);
  const drawing = {
    svg: '',
    width: 0,
    height: 0,
    places: {},
    source: '',
    mermaid: '',
    pictures: [],
  };
  return {
    name,
    title,
    audience,
    routes,
    numbers: null,
    tours: null,
    journeys: null,
    chart,
    ...drawing,
  };
};

test('the search finds a time, a port and a toast, with every word of the query', () => {
  const index = indexOf([flowOf('session'), flowOf('authForm')]);
  expect(find(index, '500 ms isPremium')[0]).toMatchObject({
    flow: 'session',
    state: 'visitor.member.tier.unknown',
  });
  expect(find(index, '15000').length).toBeGreaterThan(0);
  expect(find(index, 'signUp fails error').map(({ flow }) => flow)).toContain('authForm');
  expect(find(index, 'zebra')).toEqual([]);
});

test('an address names the state, and can be parsed again', () => {
  const address = {
    flow: 'session',
    state: 'a.b',
    panel: 'play',
    walk: '@site a>b/c d=e',
    arrow: ['a.b go#1 -> c, d', '(flow) always -> (stays)'],
    walkers: 'journeys',
  } as const;
  expect(readAddress(hashOf(address))).toEqual(address);
  expect(readAddress('')).toEqual({
    flow: '',
    state: null,
    panel: null,
    walk: null,
    arrow: [],
    walkers: null,
  });
  expect(readAddress('#session?walked=nobody').walkers).toBeNull();
  expect(readAddress('#session?panel=else').panel).toBeNull();
});

test('zooming keeps the point under the pointer; a place out of view is scrolled into it', () => {
  const view = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
  expect(view).toEqual({ x: -90, y: -80, scale: 2 });
  const frame = { width: 100, height: 100 };
  expect(fitted({ width: 200, height: 100 }, frame)).toEqual({ x: 0, y: 25, scale: 0.5 });
  const place = { x: 500, y: 500, width: 10, height: 10 };
  expect(following({ x: 0, y: 0, scale: 1 }, place, frame)).toMatchObject({ x: -455, y: -455 });
  expect(following({ x: -490, y: -490, scale: 1 }, place, frame).x).toBe(-490);
  expect(centred(place, frame).scale).toBe(1);
});
