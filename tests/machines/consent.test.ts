// Whether an answer may be published, by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { consentMachine } from '#machines/consent.machine.ts';
import type { ConsentAnswer } from '#machines/consent.machine.ts';
import { play, port } from './kit.ts';

const since = '2026-11-24T09:00:00.000Z';

const begin = (givenAt: string | null) => {
  const storeConsent = port<ConsentAnswer, { id: string; consents: boolean }>();
  const flow = play(consentMachine.provide({ actors: { storeConsent: storeConsent.logic } }), {
    id: 'r1',
    givenAt,
  });
  return { ...flow, storeConsent };
};

test('it was allowed before, or not', () => {
  expect([begin(since).states(), begin(since).tags()]).toEqual([['allowed'], ['allowed']]);
  expect([begin(null).states(), begin(null).tags()]).toEqual([['private'], ['private']]);
});

const cases = [
  {
    what: 'allowing it',
    from: null,
    press: { type: 'consent.given' },
    at: 'private',
    busy: 'giving',
    after: 'allowed',
    consents: true,
    gives: since,
  },
  {
    what: 'taking it back',
    from: since,
    press: { type: 'consent.revoked' },
    at: 'allowed',
    busy: 'revoking',
    after: 'private',
    consents: false,
    gives: null,
  },
] as const;

describe.each(cases)('$what', ({ from, press, at, busy, after, consents, gives }) => {
  const pressed = () => {
    const flow = begin(from);
    flow.send(press);
    return flow;
  };
  test('tells the backend, and says what holds from then on', () => {
    const flow = pressed();
    expect([flow.states(), flow.tags()]).toEqual([[busy], [at, 'busy'].toSorted()]);
    expect(flow.storeConsent.asked).toEqual([{ id: 'r1', consents }]);
    flow.storeConsent.resolve({ outcome: 'stored', givenAt: gives });
    expect([flow.states(), flow.context().givenAt]).toEqual([[after], gives]);
  });
  test.each([
    [
      'refused',
      (flow: ReturnType<typeof begin>) =>
        flow.storeConsent.resolve({ outcome: 'refused', message: 'Gone.' }),
      'Gone.',
    ],
    ['out of reach', (flow: ReturnType<typeof begin>) => flow.storeConsent.reject('No.'), 'No.'],
    ['late', (flow: ReturnType<typeof begin>) => flow.wait(15_000), ''],
  ])('%s: nothing has changed, the page says so, and it can be tried again', (_, end, said) => {
    const flow = pressed();
    end(flow);
    expect([flow.states(), flow.context()]).toMatchObject([[at], { problem: said, givenAt: from }]);
    flow.send(press);
    expect([flow.states(), flow.context().problem]).toEqual([[busy], null]);
  });
});
