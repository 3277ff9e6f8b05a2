// 'Access Benefit' by state (specification, section 2 "Inner Room"; decisions, "Outbox").
import { describe, expect, test } from 'vitest';
import type { DeskAnswer, Submission } from '#machines/meetingRequest.machine.ts';
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import { play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

const cloud = { partner: 'cloud-credits', name: 'Cloud credits' };
const legal = { partner: 'legal-connect', name: 'Legal Connect' };
const stored: DeskAnswer = { outcome: 'stored', request: requestIn('submitted') };
const offline: DeskAnswer = { outcome: 'waiting', why: 'offline' };

const confirming = (perk = cloud) => {
  const requestDesk = port<DeskAnswer, Submission>();
  const flow = play(perkRequestMachine.provide({ actors: { requestDesk: requestDesk.logic } }));
  flow.send({ type: 'perk.chosen', ...perk });
  return { ...flow, requestDesk };
};
const sending = () => {
  const flow = confirming();
  flow.send({ type: 'condition.toggled', id: 'no-credits-yet' });
  flow.send({ type: 'perk.requested' });
  return flow;
};

test('at first the offers are in view, and no dialog', () => {
  const flow = play(perkRequestMachine);
  expect([flow.states(), flow.tags()]).toEqual([['closed'], []]);
  expect(flow.context()).toEqual({ perk: null, confirmed: [], asked: {}, problem: null });
});

describe('while the conditions are read', () => {
  test('they are ticked and unticked, and survive closing', () => {
    const flow = confirming();
    expect([flow.states(), flow.tags()]).toEqual([['confirming'], ['dialogOpen', 'editable']]);
    for (const id of ['a', 'b', 'a']) flow.send({ type: 'condition.toggled', id });
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'perk.chosen', ...cloud });
    expect(flow.context()).toMatchObject({ perk: cloud, confirmed: ['b'] });
  });
  test('another offer has other conditions', () => {
    const flow = confirming();
    flow.send({ type: 'condition.toggled', id: 'a' });
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'perk.chosen', ...legal });
    expect(flow.context()).toMatchObject({ perk: legal, confirmed: [] });
  });
});

describe('while it is sent', () => {
  test('the desk has it, and nothing can be changed', () => {
    const flow = sending();
    expect(flow.tags()).toEqual(['busy', 'dialogOpen']);
    expect(flow.requestDesk.asked).toEqual([
      {
        kind: 'perk',
        subject: cloud.name,
        answers: { partner: cloud.partner, confirmed: ['no-credits-yet'] },
      },
    ]);
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    expect(flow.can({ type: 'condition.toggled', id: 'a' })).toBe(false);
  });
  test.each([
    [stored, 'stored'],
    [offline, 'waiting'],
    [{ outcome: 'waiting', why: 'signedOut' } satisfies DeskAnswer, 'waiting'],
  ])('%o: the dialog says so', (answer, ending) => {
    const flow = sending();
    flow.requestDesk.resolve(answer);
    expect([flow.states(), flow.tags()]).toEqual([['told'], ['dialogOpen']]);
    expect(flow.context().asked).toEqual({ [cloud.partner]: ending });
    expect(flow.heard()).toEqual([]);
  });
  test('refused: the conditions stay, with the reason', () => {
    const flow = sending();
    flow.requestDesk.resolve({ outcome: 'refused', reason: 'not_allowed', detail: {} });
    expect(flow.states()).toEqual(['confirming']);
    expect(flow.context()).toMatchObject({
      confirmed: ['no-credits-yet'],
      asked: {},
      problem: { key: 'not_allowed' },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    flow.send({ type: 'dialog.closed' });
    expect(flow.context().problem).toBeNull();
  });
  test('nothing was kept: the sentence stands in the dialog and in a toast', () => {
    const flow = sending();
    flow.requestDesk.reject('No room.');
    expect(flow.context().problem).toEqual({ key: 'failed', message: 'No room.' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
    flow.send({ type: 'condition.toggled', id: 'a' });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'perk.requested' });
    expect(flow.requestDesk.asked).toHaveLength(2);
  });
  test('no answer for four seconds: it waits in the outbox', () => {
    const flow = sending();
    expect(perkRequestMachine.implementations.delays.answerPatience).toBe(4000);
    flow.wait(3999);
    expect(flow.states()).toEqual(['sending']);
    flow.wait(1);
    expect([flow.states(), flow.context().asked]).toEqual([
      ['told'],
      { [cloud.partner]: 'waiting' },
    ]);
  });
});

test('what was asked for is told again and not asked twice; another offer still can be', () => {
  const flow = sending();
  flow.requestDesk.resolve(stored);
  flow.send({ type: 'dialog.closed' });
  flow.send({ type: 'perk.chosen', ...cloud });
  expect(flow.states()).toEqual(['told']);
  flow.send({ type: 'dialog.closed' });
  flow.send({ type: 'perk.chosen', ...legal });
  expect(flow.states()).toEqual(['confirming']);
});
