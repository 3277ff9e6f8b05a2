// An issue of a letter at the desk by state.
import { createActor, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { deskIssueMachine } from '#machines/deskIssue.machine.ts';
import type { IssueListener, IssueVerdict } from '#machines/deskIssue.machine.ts';
import type { Issue } from '#machines/deskBoard.machine.ts';
import { nextIssue } from '../paths/deskBoard.samples.ts';
import { play, port } from './kit.ts';

const begin = () => {
  const told: string[] = [];
  const board = createActor(
    fromCallback<{ type: 'refresh.requested' }>(({ receive }) => {
      receive(({ type }) => told.push(type));
    }),
  ).start() as unknown as IssueListener;
  const sendIssue = port<IssueVerdict, { issue: Issue; trial: string | null }>();
  const flow = play(deskIssueMachine.provide({ actors: { sendIssue: sendIssue.logic } }), {
    issue: nextIssue,
    address: ' ada@example.com ',
    board,
  });
  return { ...flow, sendIssue, told };
};
type Flow = ReturnType<typeof begin>;
const sending = () => {
  const flow = begin();
  flow.send({ type: 'send.requested' });
  flow.send({ type: 'send.confirmed' });
  return flow;
};
const failures = [
  [
    'refuses it',
    (flow: Flow) => flow.sendIssue.resolve({ outcome: 'refused', message: 'No such list.' }),
    'No such list.',
  ],
  ['fails', (flow: Flow) => flow.sendIssue.reject('Out of reach.'), 'Out of reach.'],
  ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), ''],
] as const;

describe('a test', () => {
  test('goes to the address in the field alone', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['ready.untested'], ['ready']]);
    flow.send({ type: 'test.requested' });
    expect([flow.states(), flow.tags(), flow.sendIssue.asked]).toEqual([
      ['testing'],
      ['testing'],
      [{ issue: nextIssue, trial: 'ada@example.com' }],
    ]);
    flow.sendIssue.resolve({ outcome: 'stored', written: 1, missing: 712 });
    expect([flow.states(), flow.tags(), flow.told]).toEqual([
      ['ready.tested'],
      ['ready', 'tested'],
      [],
    ]);
    flow.send({ type: 'address.edited', text: 'ben@example.com' });
    expect([flow.states(), flow.context().address]).toEqual([
      ['ready.untested'],
      'ben@example.com',
    ]);
  });
  test.each(['', 'ada', 'ada@example', 'a b@example.com '])('does not go to %j', (text) => {
    const flow = begin();
    flow.send({ type: 'address.edited', text });
    flow.send({ type: 'test.requested' });
    expect([flow.states(), flow.context().problem, flow.sendIssue.asked]).toEqual([
      ['ready.untested'],
      { key: 'malformed' },
      [],
    ]);
    flow.send({ type: 'address.edited', text: 'ada@example.com' });
    expect(flow.context().problem).toBeNull();
  });
  test.each(failures)('says why where the service %s', (_, end, message) => {
    const flow = begin();
    flow.send({ type: 'test.requested' });
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      ['ready.untested'],
      { key: 'refused', message },
    ]);
    flow.send({ type: 'test.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['testing'], null]);
  });
});

describe('sending it', () => {
  test('is asked about first', () => {
    const flow = begin();
    flow.send({ type: 'send.requested' });
    expect([flow.states(), flow.tags(), flow.sendIssue.asked]).toEqual([
      ['confirming'],
      ['asking'],
      [],
    ]);
    flow.send({ type: 'send.cancelled' });
    expect(flow.states()).toEqual(['ready.untested']);
  });
  test('goes on until nobody is missing, and is told to the section', () => {
    const flow = sending();
    expect([flow.states(), flow.tags()]).toEqual([['sending'], ['sending']]);
    flow.sendIssue.resolve({ outcome: 'stored', written: 500, missing: 212 });
    expect([flow.states(), flow.context().written, flow.told]).toEqual([['sending'], 500, []]);
    flow.sendIssue.resolve({ outcome: 'stored', written: 212, missing: 0 });
    expect([flow.states(), flow.tags(), flow.context().written, flow.told]).toEqual([
      ['sent'],
      ['sent'],
      712,
      ['refresh.requested'],
    ]);
    expect(flow.sendIssue.asked).toEqual([
      { issue: nextIssue, trial: null },
      { issue: nextIssue, trial: null },
    ]);
  });
  test('ends where a portion writes nothing: others send it too', () => {
    const flow = sending();
    flow.sendIssue.resolve({ outcome: 'stored', written: 0, missing: 3 });
    expect([flow.states(), flow.context().written]).toEqual([['sent'], 0]);
  });
  test.each(failures)('goes on after an interruption: the service %s', (_, end, message) => {
    const flow = sending();
    flow.sendIssue.resolve({ outcome: 'stored', written: 500, missing: 212 });
    end(flow);
    expect([flow.states(), flow.tags(), flow.context()]).toMatchObject([
      ['stopped'],
      ['stopped'],
      { written: 500, problem: { key: 'refused', message } },
    ]);
    flow.send({ type: 'sending.resumed' });
    expect([flow.states(), flow.context().problem]).toEqual([['sending'], null]);
    flow.sendIssue.resolve({ outcome: 'stored', written: 212, missing: 0 });
    expect(flow.context().written).toBe(712);
  });
});
