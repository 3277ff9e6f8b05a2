// The gatherings while the scripts of onboarding are on their way, and where they cannot be fetched.
import { describe, expect, test } from 'vitest';
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import { fetching, paris } from './gatherings.kit.ts';

describe('onboarding that cannot be fetched', () => {
  const { fetchTimeout } = gatheringsMachine.implementations.delays;

  test.each([
    ['fails', (flow: ReturnType<typeof fetching>) => flow.fetchOnboarding.reject('No network')],
    ['does not end', (flow: ReturnType<typeof fetching>) => flow.wait(Number(fetchTimeout))],
  ])('a fetch that %s is said, and the note stays', (_, fails) => {
    const flow = fetching();
    fails(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unreachable'], ['unreachable']]);
    expect(flow.context()).toMatchObject({ chosen: paris, note: 'A sensor, and a doubt.' });
    expect(flow.onboarding.asked).toEqual([]);
  });
  test('the limit is 30 seconds', () => {
    const flow = fetching();
    flow.wait(29_999);
    expect(flow.states()).toEqual(['fetching']);
  });
  test('a retry fetches it again', () => {
    const flow = fetching();
    flow.fetchOnboarding.reject('No network');
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['fetching']);
    flow.fetchOnboarding.resolve();
    expect(flow.states()).toEqual(['onboarding']);
  });
  test('without it the application is sent, with the note', () => {
    const flow = fetching();
    flow.fetchOnboarding.reject('No network');
    flow.send({ type: 'onboarding.skipped' });
    expect(flow.states()).toEqual(['sending']);
    expect(flow.submitRequest.asked).toMatchObject([
      { answers: { gathering: paris, note: 'A sensor, and a doubt.', onboarding: 'closed' } },
    ]);
  });
});
