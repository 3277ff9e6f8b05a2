// Handing out a sheet of the lab, by state.
import { expect, test } from 'vitest';
import { handOutMachine } from '#machines/handOut.machine.ts';
import type { HandOutRequest } from '#machines/handOut.machine.ts';
import { play, port } from './kit.ts';

const begin = () => {
  const handOutSheet = port<string | null, HandOutRequest>();
  const flow = play(handOutMachine.provide({ actors: { handOutSheet: handOutSheet.logic } }));
  return { ...flow, handOutSheet };
};
const asked = { type: 'handOut.requested', as: 'file', sheet: { lines: [] } } as const;

test('the sheet is saved, and its file is named until the next one', () => {
  const flow = begin();
  expect([flow.states(), flow.tags()]).toEqual([['resting'], []]);
  flow.send(asked);
  expect([flow.states(), flow.tags()]).toEqual([['handingOut'], ['busy']]);
  expect(flow.handOutSheet.asked).toEqual([{ as: 'file', sheet: { lines: [] } }]);
  expect(flow.can(asked)).toBe(false);
  flow.handOutSheet.resolve('log.md');
  expect([flow.states(), flow.context().saved]).toEqual([['resting'], 'log.md']);
  flow.send({ ...asked, as: 'paper' });
  expect([flow.context().saved, flow.handOutSheet.asked.at(-1)?.as]).toEqual([null, 'paper']);
  flow.handOutSheet.resolve(null);
  expect(flow.context().saved).toBeNull();
});

test('it fails, and is tried again; an answer that does not come is a failure', () => {
  const flow = begin();
  flow.send(asked);
  flow.handOutSheet.reject();
  expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
  flow.send(asked);
  flow.wait(9_999);
  expect(flow.states()).toEqual(['handingOut']);
  flow.wait(1);
  expect(flow.states()).toEqual(['failed']);
});
