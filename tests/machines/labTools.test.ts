// From The Lab by state, and the filters' rule (docs/product-spec.md, "Other").
import { describe, expect, test } from 'vitest';
import { labTools } from '#content/labTools.ts';
import {
  categoriesOf,
  filtersOf,
  labToolsMachine,
  toolsShown,
} from '#machines/labTools.machine.ts';
import type { LabToolsEvent } from '#machines/labTools.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const idsOf = (tools: readonly { id: string }[]) => tools.map(({ id }) => id);
const [map, timer, ledger, canvas, triage, premortem] = idsOf(labTools) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

describe('the filters', () => {
  test('are the three statuses, and the categories in use', () => {
    expect(categoriesOf(labTools)).toEqual([
      'Diagnostic',
      'System',
      'Canvas',
      'Framework',
      'Methodology',
    ]);
    expect(filtersOf(labTools).slice(0, 4)).toEqual([
      'experimental',
      'stable',
      'archived',
      'diagnostic',
    ]);
    expect(categoriesOf([])).toEqual([]);
  });
  test.each([
    [[], [map, timer, ledger, canvas, triage, premortem]],
    [['stable'], [map, canvas, triage]],
    [['experimental'], [timer, ledger]],
    [['archived'], [premortem]],
    [['diagnostic'], [map, timer]],
    [['canvas'], [canvas]],
    [
      ['stable', 'diagnostic'],
      [map, timer, canvas, triage],
    ],
    [
      ['archived', 'system'],
      [ledger, premortem],
    ],
    [['hammer'], []],
  ])('%j shows a tool if its category or its status is chosen', (chosen, shown) => {
    expect(idsOf(toolsShown(labTools, chosen))).toEqual(shown);
  });
});

const toggle = (filter: string): LabToolsEvent => ({ type: 'filter.toggled', filter });
const expand = (id: string): LabToolsEvent => ({ type: 'card.expanded', id });
const begin = (...opening: LabToolsEvent[]) => {
  const addressFeed = feed<LabToolsEvent>(...opening);
  return play(labToolsMachine.provide({ actors: { addressFeed: addressFeed.logic } }), {
    tools: labTools,
  });
};

test('at first everything is shown, and every card is folded', () => {
  const flow = begin();
  expect([flow.states(), flow.context().chosen, flow.context().expanded]).toEqual([
    ['folded'],
    [],
    null,
  ]);
  expect(flow.can({ type: 'filters.cleared' })).toBe(false);
  expect(flow.can({ type: 'card.folded' })).toBe(false);
});

describe('the address', () => {
  test('sets the filters it names, in the order of the filters, and is not changed by it', () => {
    const flow = begin({ type: 'address.named', show: ['canvas', 'hammer', 'stable', ''] });
    expect([flow.context().chosen, flow.heard()]).toEqual([['stable', 'canvas'], []]);
  });
  test('that cannot be parsed shows all six', () => {
    const flow = play(labToolsMachine.provide({ actors: { addressFeed: brokenFeed() } }), {
      tools: labTools,
    });
    expect([flow.states(), flow.context().chosen]).toEqual([['folded'], []]);
  });
});

describe('a filter', () => {
  test('is chosen and cleared again, and the address follows', () => {
    const flow = begin();
    flow.send(toggle('canvas'));
    flow.send(toggle('stable'));
    flow.send(toggle('canvas'));
    flow.send(toggle('stable'));
    expect(flow.heard()).toEqual(
      ['?show=canvas', '?show=stable,canvas', '?show=stable', ''].map((query) => ({
        type: 'navigate',
        to: `/from-lab${query}`,
      })),
    );
  });
  test('that does not exist is refused', () => {
    expect(begin().can(toggle('hammer'))).toBe(false);
  });
  test('all of them can be cleared at once', () => {
    const flow = begin({ type: 'address.named', show: ['canvas', 'stable'] });
    flow.send({ type: 'filters.cleared' });
    expect([flow.context().chosen, flow.heard()]).toEqual([
      [],
      [{ type: 'navigate', to: '/from-lab' }],
    ]);
  });
});

describe('a card', () => {
  test('is expanded, another replaces it, and it is folded', () => {
    const flow = begin();
    flow.send(expand(timer));
    expect([flow.states(), flow.context().expanded]).toEqual([['expanded'], timer]);
    expect(flow.can(expand(timer))).toBe(false);
    flow.send(expand(canvas));
    expect([flow.states(), flow.context().expanded]).toEqual([['expanded'], canvas]);
    flow.send({ type: 'card.folded' });
    expect([flow.states(), flow.context().expanded]).toEqual([['folded'], null]);
  });
  test('stays expanded while it is listed, and folds when a filter hides it', () => {
    const flow = begin();
    flow.send(expand(timer));
    flow.send(toggle('diagnostic'));
    expect([flow.states(), flow.context().expanded]).toEqual([['expanded'], timer]);
    flow.send(toggle('diagnostic'));
    flow.send(toggle('stable'));
    expect([flow.states(), flow.context().expanded]).toEqual([['folded'], null]);
  });
  test('that is not listed cannot be expanded', () => {
    expect(begin({ type: 'address.named', show: ['archived'] }).can(expand(timer))).toBe(false);
  });
});
