// The dilution weather map by state: its rows, as they are typed. Its arithmetic is in tests/flows/capTable.test.ts.
import { describe, expect, test, vi } from 'vitest';
import { dilutionMapMachine, mostRows, rowsOf } from '#machines/dilutionMap.machine.ts';
import type { DilutionMapEvent, MapRow, MapSheet } from '#machines/dilutionMap.machine.ts';
import { draftKit, handOutKit, play } from './kit.ts';

const rowOf = (id: string, kind: MapRow['kind'] = 'holder', name = ''): MapRow => ({
  id,
  kind,
  fields: name === '' ? {} : { name },
});
const example = [rowOf('r1', 'holder', 'Ada'), rowOf('r2', 'round', 'Seed')];

const begin = () => {
  const draft = draftKit<MapSheet>();
  const handOut = handOutKit();
  const flow = play(
    dilutionMapMachine.provide({ actors: { draft: draft.logic, handOut: handOut.logic } }),
    { example },
  );
  return { ...flow, draft, handOut };
};
const drawing = (...rows: MapRow[]) => {
  const flow = begin();
  flow.draft.say({
    type: 'draft.restored',
    words: rows.length === 0 ? null : { rows },
  });
  return flow;
};

test('while what was saved is restored, nothing can be typed', async () => {
  const flow = begin();
  expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['restoring']]);
  expect(flow.can({ type: 'row.added', kind: 'holder' })).toBe(false);
  flow.draft.say({ type: 'draft.unread' });
  expect([flow.states(), flow.tags()]).toEqual([['drawing'], ['editable']]);
  const alone = play(dilutionMapMachine, { example });
  await vi.waitFor(() => expect(alone.states()).toEqual(['drawing']));
});

describe('a row', () => {
  test('is added, filled in as typed, removed, and brought back', () => {
    const flow = drawing(rowOf('r1', 'holder', 'Ada'));
    flow.send({ type: 'row.added', kind: 'round' });
    flow.send({ type: 'field.typed', row: 'r2', field: 'before', text: '4 mill' });
    expect(flow.context()).toMatchObject({
      rows: [
        rowOf('r1', 'holder', 'Ada'),
        { id: 'r2', kind: 'round', fields: { before: '4 mill' } },
      ],
    });
    flow.send({ type: 'row.removed', row: 'r1' });
    expect(flow.context().rows.map(({ id }) => id)).toEqual(['r2']);
    expect(flow.context().undo?.all).toBe(false);
    flow.send({ type: 'change.undone' });
    expect(flow.context().rows.map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(flow.can({ type: 'change.undone' })).toBe(false);
  });
  test('that is not there is neither filled in nor removed', () => {
    const flow = drawing(rowOf('r1'));
    expect(flow.can({ type: 'field.typed', row: 'r9', field: 'name', text: 'x' })).toBe(false);
    expect(flow.can({ type: 'row.removed', row: 'r9' })).toBe(false);
  });
  test.each(Object.entries(mostRows))('of kind %s has %i places', (kind, most) => {
    const known = kind as MapRow['kind'];
    const flow = drawing();
    for (let count = 0; count < most; count += 1) flow.send({ type: 'row.added', kind: known });
    expect(rowsOf(flow.context().rows, known)).toHaveLength(most);
    expect(flow.can({ type: 'row.added', kind: known })).toBe(false);
  });
});

describe('the sheet', () => {
  test('takes the example; what was typed can be brought back', () => {
    const flow = drawing(rowOf('r1', 'holder', 'Mine'));
    flow.send({ type: 'example.taken' });
    expect(flow.context()).toMatchObject({
      rows: [rowOf('r2', 'holder', 'Ada'), rowOf('r3', 'round', 'Seed')],
      undo: { all: true, rows: [rowOf('r1', 'holder', 'Mine')] },
    });
    const fresh = drawing(rowOf('r1'));
    fresh.send({ type: 'example.taken' });
    expect(fresh.context().undo).toBeNull();
  });
  test('is emptied, and that is undone', () => {
    expect(drawing().can({ type: 'map.restarted' })).toBe(false);
    const flow = drawing(rowOf('r1'));
    flow.send({ type: 'map.restarted' });
    expect(flow.context()).toMatchObject({ rows: [], undo: { all: true } });
    flow.send({ type: 'change.undone' });
    expect(flow.context().rows).toEqual([rowOf('r1')]);
  });
  test('is handed out where it has a row', () => {
    expect(drawing().can({ type: 'sheet.wanted', as: 'file' })).toBe(false);
    const flow = drawing(rowOf('r1'));
    flow.send({ type: 'sheet.wanted', as: 'paper' });
    expect(flow.handOut.asked).toEqual([
      { type: 'handOut.requested', as: 'paper', sheet: { rows: [rowOf('r1')] } },
    ]);
  });
  test.each<[string, DilutionMapEvent]>([
    ['a field', { type: 'field.typed', row: 'r1', field: 'name', text: 'A' }],
    ['a row', { type: 'row.added', kind: 'note' }],
    ['a removal', { type: 'row.removed', row: 'r1' }],
    ['the example', { type: 'example.taken' }],
  ])('is kept with %s', (_, event) => {
    const flow = drawing(rowOf('r1'), rowOf('r2'));
    flow.send(event);
    const last = flow.draft.heard().at(-1);
    expect(last).toEqual({ type: 'words.changed', words: { rows: flow.context().rows } });
  });
  test('has no draft without a row, and goes with its member', () => {
    const flow = drawing(rowOf('r1'));
    flow.send({ type: 'row.removed', row: 'r1' });
    expect(flow.draft.heard().at(-1)).toEqual({ type: 'words.changed', words: null });
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['restoring'],
      { rows: [], undo: null },
    ]);
  });
});
