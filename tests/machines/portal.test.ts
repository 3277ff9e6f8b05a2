// The checkout's page of a plan by state: asked for, opened, left again, and refused.
import { expect, test } from 'vitest';
import { portalMachine } from '#machines/portal.machine.ts';
import type { PortalAnswer } from '#machines/portal.machine.ts';
import { play, port } from './kit.ts';

const url = 'https://checkout.example/plan/1';
const press = { type: 'portal.requested' } as const;

const begin = () => {
  const openPortal = port<PortalAnswer>();
  const leaveSite = port<void, { url: string }>();
  const flow = play(
    portalMachine.provide({ actors: { openPortal: openPortal.logic, leaveSite: leaveSite.logic } }),
  );
  return { ...flow, openPortal, leaveSite };
};
const opens = () => {
  const flow = begin();
  flow.send(press);
  return flow;
};
const leaves = () => {
  const flow = opens();
  flow.openPortal.resolve({ outcome: 'leaving', url });
  return flow;
};

test('a press asks for the page once, and leads to it', () => {
  const flow = opens();
  expect([flow.states(), flow.tags(), flow.can(press)]).toEqual([['opening'], ['busy'], false]);
  flow.openPortal.resolve({ outcome: 'leaving', url });
  expect([flow.states(), flow.tags(), flow.can(press)]).toEqual([['leaving'], ['busy'], false]);
  expect(flow.leaveSite.asked).toEqual([{ url }]);
  expect(flow.heard()).toEqual([]);
});

test('Back from there, the site reads the plan again', () => {
  const flow = leaves();
  flow.leaveSite.resolve();
  expect(flow.states()).toEqual(['offered']);
  expect(flow.heard()).toEqual([{ type: 'subscription.changed' }]);
});

test.each<[string, () => ReturnType<typeof begin>, string]>([
  ['refused', () => opens(), 'No plan.'],
  ['out of reach', () => opens(), 'No line.'],
  ['without an answer', () => opens(), ''],
  ['blocked', () => leaves(), 'No page.'],
  ['slow', () => leaves(), ''],
])('%s: the page says why, and a press tries again', (what, start, problem) => {
  const flow = start();
  if (what === 'refused') flow.openPortal.resolve({ outcome: 'refused', message: problem });
  if (what === 'out of reach') flow.openPortal.reject(problem);
  if (what === 'without an answer') flow.wait(15_000);
  if (what === 'blocked') flow.leaveSite.reject(problem);
  if (what === 'slow') flow.wait(20_000);
  expect([flow.states(), flow.tags()]).toEqual([['refused'], ['refused']]);
  expect(flow.context().problem).toBe(problem);
  flow.send(press);
  expect(flow.states()).toEqual(['opening']);
});
