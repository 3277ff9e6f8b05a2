// The gate of the desk by state (docs/product-decisions.md, "Beyond the specification").
import { expect, test } from 'vitest';
import { deskMachine } from '#machines/desk.machine.ts';
import type { DeskEvent, StaffAnswer } from '#machines/desk.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const begin = () => {
  const askStaff = port<StaffAnswer>();
  const addressFeed = feed<DeskEvent>();
  const flow = play(
    deskMachine.provide({ actors: { askStaff: askStaff.logic, addressFeed: addressFeed.logic } }),
  );
  return { ...flow, askStaff, addressFeed };
};
const staff = { id: 's', name: 'The advisor' };

test('until the database has answered, the page is that of an unknown address', () => {
  const flow = begin();
  expect([flow.states(), flow.tags(), flow.context().staff]).toEqual([
    ['asking'],
    ['missing'],
    null,
  ]);
});

test('staff is let in by name, everybody else is not', () => {
  const flow = begin();
  flow.askStaff.resolve({ outcome: 'found', staff });
  expect([flow.states(), flow.tags(), flow.context().staff]).toEqual([
    ['open.working'],
    ['open'],
    staff,
  ]);
  const other = begin();
  other.askStaff.resolve({ outcome: 'refused' });
  expect([other.states(), other.tags(), other.context().staff]).toEqual([
    ['refused'],
    ['missing'],
    null,
  ]);
});

test('staff without a second factor are led to their account', () => {
  const flow = begin();
  flow.askStaff.resolve({ outcome: 'needsFactor' });
  expect([flow.states(), flow.tags(), flow.context().staff]).toEqual([
    ['shut'],
    ['needsFactor'],
    null,
  ]);
});

test.each([
  ['fails', (flow: ReturnType<typeof begin>) => flow.askStaff.reject('No line.')],
  ['is silent for 15 s', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
])('where the service %s, it is asked again', (_, end) => {
  const flow = begin();
  end(flow);
  expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
  flow.send({ type: 'retry.requested' });
  expect([flow.states(), flow.askStaff.asked.length]).toEqual([['asking'], 2]);
});

test('the list of keys opens and closes', () => {
  const flow = begin();
  expect(flow.can({ type: 'keys.requested' })).toBe(false);
  flow.askStaff.resolve({ outcome: 'found', staff });
  flow.send({ type: 'keys.requested' });
  expect([flow.states(), flow.tags()]).toEqual([['open.readingKeys'], ['keysShown', 'open']]);
  flow.send({ type: 'keys.closed' });
  expect(flow.states()).toEqual(['open.working']);
});

test('the address names a section, and without one the queue', () => {
  const flow = begin();
  flow.askStaff.resolve({ outcome: 'found', staff });
  expect(flow.context().section).toBeNull();
  flow.addressFeed.say({ type: 'section.named', section: 'hours' });
  expect([flow.states(), flow.context().section]).toEqual([['open.working'], 'hours']);
  flow.addressFeed.say({ type: 'section.named', section: null });
  expect(flow.context().section).toBeNull();
});

test('an address that cannot be read leads to the queue', () => {
  const askStaff = port<StaffAnswer>();
  const flow = play(
    deskMachine.provide({ actors: { askStaff: askStaff.logic, addressFeed: brokenFeed() } }),
  );
  askStaff.resolve({ outcome: 'found', staff });
  expect([flow.states(), flow.context().section]).toEqual([['open.working'], null]);
});
