// The machine of a new flow, and its tests by state: one port, with an answer, an empty answer, a failure and a time limit.

/** @typedef {import('./name.mjs').Names} Names */

/**
 * machines/<id>.machine.ts
 * @param {Names} names
 */
export const machine = ({
  id,
  view,
  noun,
  title,
}) => `// ${title}: a user asks for a text, and sees it, or why it did not arrive. \`npm run new:flow\` made this chart.
import { assign, fromPromise, setup } from 'xstate';

/** What the port answers. */
export type ${view}Answer = {
  /** Empty where the service has no text. */
  text: string;
};

export type ${view}Event = { type: '${id}.requested' } | { type: 'retry.requested' };

type ${view}Context = {
  /** The text that was loaded; empty until then. */
  text: string;
  /** The message of the failure; null where nothing failed, empty where the service gave no message. */
  problem: string | null;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

export const ${id}Machine = setup({
  types: {
    context: {} as ${view}Context,
    events: {} as ${view}Event,
    tags: {} as 'busy' | 'loaded' | 'empty' | 'failed',
  },
  actors: {
    /** Loads the text. Rejects with an error whose message a user can read. */
    load${view}: fromPromise<${view}Answer>(() =>
      Promise.reject(new Error('Port load${view} is not provided.')),
    ),
  },
  actions: {
    forgetAnswer: assign({ text: '', problem: null }),
    keepText: assign((_, params: ${view}Answer) => ({ text: params.text })),
    explainFailure: assign((_, params: { error?: unknown }) => ({
      problem: messageOf(params.error),
    })),
  },
  guards: {
    isEmpty: (_, params: ${view}Answer) => params.text === '',
  },
  delays: {
    /** After this time without an answer the user may try again. */
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: '${id}',
  description: 'A user asks for the ${noun}.',
  context: () => ({ text: '', problem: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'Nothing has been asked for yet: a button offers it.',
      on: { '${id}.requested': { target: 'loading' } },
    },
    loading: {
      description: 'The service has been asked, and has not answered.',
      tags: 'busy',
      entry: 'forgetAnswer',
      invoke: {
        id: 'load${view}',
        src: 'load${view}',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
          },
          {
            target: 'loaded',
            actions: { type: 'keepText', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'explainFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        serviceTimeout: { target: 'failed', actions: { type: 'explainFailure', params: {} } },
      },
    },
    loaded: {
      description: 'The text is shown, and can be loaded again.',
      tags: 'loaded',
      on: { '${id}.requested': { target: 'loading' } },
    },
    empty: {
      description: 'The service has no text; it can be asked again.',
      tags: 'empty',
      on: { '${id}.requested': { target: 'loading' } },
    },
    failed: {
      description: 'The text did not arrive: the reason is shown, and the user can try again.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
`;

/**
 * tests/machines/<id>.test.ts
 * @param {Names} names
 */
export const machineTest = ({
  id,
  view,
  title,
}) => `// ${title} by state: what is loaded, what fails, and what can be asked again.
import { describe, expect, test } from 'vitest';
import { ${id}Machine } from '#machines/${id}.machine.ts';
import type { ${view}Answer } from '#machines/${id}.machine.ts';
import { play, port } from './kit.ts';

const text = 'A text.';

const begin = () => {
  const load = port<${view}Answer>();
  const flow = play(${id}Machine.provide({ actors: { load${view}: load.logic } }));
  return { ...flow, load };
};
const loading = () => {
  const flow = begin();
  flow.send({ type: '${id}.requested' });
  return flow;
};

test('nothing is loaded before the user asks for it', () => {
  const flow = begin();
  expect([flow.states(), flow.tags()]).toEqual([['offered'], []]);
  expect(flow.load.asked).toHaveLength(0);
});

test('the text is shown once it is loaded', () => {
  const flow = loading();
  expect([flow.states(), flow.tags(), flow.load.isWaiting()]).toEqual([['loading'], ['busy'], true]);
  flow.load.resolve({ text });
  expect([flow.states(), flow.tags()]).toEqual([['loaded'], ['loaded']]);
  expect(flow.context()).toEqual({ text, problem: null });
});

test('an empty answer has a state of its own', () => {
  const flow = loading();
  flow.load.resolve({ text: '' });
  expect([flow.states(), flow.tags()]).toEqual([['empty'], ['empty']]);
  flow.send({ type: '${id}.requested' });
  expect(flow.states()).toEqual(['loading']);
});

test('a text that is loaded again is not shown until it has arrived', () => {
  const flow = loading();
  flow.load.resolve({ text });
  flow.send({ type: '${id}.requested' });
  expect([flow.states(), flow.context().text]).toEqual([['loading'], '']);
});

describe.each([
  ['fails', 'Closed today.', (flow: ReturnType<typeof loading>) => flow.load.reject('Closed today.')],
  ['fails without a message', '', (flow: ReturnType<typeof loading>) => flow.load.reject()],
  ['does not answer for 15 s', '', (flow: ReturnType<typeof loading>) => flow.wait(15_000)],
])('where the service %s', (_, problem, end) => {
  test('the user sees why, and can try again', () => {
    const flow = loading();
    expect(flow.can({ type: 'retry.requested' })).toBe(false);
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
    expect(flow.context()).toEqual({ text: '', problem });
    flow.send({ type: 'retry.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['loading'], null]);
    flow.load.resolve({ text });
    expect(flow.states()).toEqual(['loaded']);
    expect(flow.load.asked).toHaveLength(2);
  });
});
`;
