// The second factor is switched off, by state.
import { describe, expect, test } from 'vitest';
import { on, timeout } from './secondFactor.kit.ts';
import type { begin } from './secondFactor.kit.ts';

type Flow = ReturnType<typeof begin>;

const removing = () => {
  const flow = on();
  flow.send({ type: 'removal.requested' });
  flow.send({ type: 'removal.confirmed' });
  return flow;
};

describe('when it is switched off', () => {
  test('it is asked first', () => {
    const flow = on();
    flow.send({ type: 'removal.requested' });
    expect([flow.state(), flow.tags()]).toEqual(['askingToRemove', ['on', 'removalOpen']]);
    flow.send({ type: 'removal.cancelled' });
    expect([flow.state(), flow.removeFactor.asked]).toEqual(['on', []]);
  });

  test('it is removed → off', () => {
    const flow = removing();
    expect(flow.removeFactor.asked).toEqual([{ factorId: 'phone' }]);
    flow.removeFactor.resolve({ outcome: 'removed' });
    expect([flow.state(), flow.context().factorId]).toEqual(['off', null]);
  });

  test.each([
    ['an error', (flow: Flow) => flow.removeFactor.reject('No'), { key: 'failed', message: 'No' }],
    ['no answer', (flow: Flow) => flow.wait(timeout), { key: 'failed' }],
  ])('%s → it is still on, and asked again', (_, fail, problem) => {
    const flow = removing();
    fail(flow);
    expect([flow.state(), flow.context().problem]).toEqual(['askingToRemove', problem]);
  });

  test.each([
    ['is entered', (flow: Flow) => flow.passwordAgain.resolve({ isProved: true }), 'removing'],
    ['is not entered', (flow: Flow) => flow.passwordAgain.resolve({ isProved: false }), 'on'],
    ['cannot be asked for', (flow: Flow) => flow.passwordAgain.reject('No'), 'on'],
  ])('after ten minutes the password %s', (_, answer, state) => {
    const flow = removing();
    flow.removeFactor.resolve({ outcome: 'unproved' });
    expect(flow.state()).toBe('provingForRemoval');
    answer(flow);
    expect(flow.state()).toBe(state);
  });
});
