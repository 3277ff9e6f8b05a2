// The recorder in the page, on small machines: it hears every event between actors and every answer, and no text of a user.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { watchActors } from '../../../e2e/seen/page.ts';
import { isStep } from '../../../e2e/seen/walked.ts';
import { errorShape, shapesOf } from '../kit/shapes.ts';

const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});

beforeEach(() => {
  debug.mockClear();
  watchActors('seen:', { shapesOf, errorShape });
});
afterEach(() => {
  Reflect.deleteProperty(Object.prototype, '_actorScope');
});

const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));
const told = () =>
  debug.mock.calls.flatMap(([line]) =>
    String(line)
      .replace(/^seen:/, '')
      .split('\n'),
  );
/** What was told of events and answers. */
const facts = () => told().filter((fact) => !isStep(fact));
/** What was told of states and transitions. */
const steps = () => told().filter(isStep);

type LampEvent = { type: 'wish.typed'; text: string } | { type: 'storm.came' };

const lampMachine = setup({
  types: { events: {} as LampEvent, context: {} as { text: string } },
  actors: {
    genie: fromPromise<{ outcome: string } | null>(() => Promise.resolve({ outcome: 'granted' })),
    weather: fromCallback<LampEvent>(() => {}),
  },
  actions: { remember: assign({ text: 'kept' }) },
}).createMachine({
  id: 'lamp',
  context: { text: '' },
  invoke: { id: 'sky', src: 'weather' },
  initial: 'cold',
  states: {
    cold: { on: { 'wish.typed': { target: 'warm' }, 'storm.came': { actions: 'remember' } } },
    warm: { invoke: { id: 'asking', src: 'genie', onDone: 'done', onError: 'cold' } },
    done: { type: 'final' },
  },
});

it('tells events with their source and fields, and the answer of a port, once each', async () => {
  const actor = createActor(
    lampMachine.provide({
      actors: {
        weather: fromCallback<LampEvent>(({ sendBack }) => {
          sendBack({ type: 'storm.came' });
          sendBack({ type: 'storm.came' });
        }),
      },
    }),
  ).start();
  actor.send({ type: 'wish.typed', text: 'all the gold of Persia' });
  await settled();
  expect(facts()).toEqual([
    'lamp hears storm.came from weather',
    'lamp hears wish.typed',
    'lamp hears wish.typed with text: text',
    'lamp genie gives an object',
    'lamp genie gives outcome: granted',
  ]);
});

/** A lamp that is rubbed, with a genie of its own. */
const at = (genie: () => Promise<{ outcome: string } | null>) => {
  const actor = createActor(lampMachine.provide({ actors: { genie: fromPromise(genie) } }));
  actor.start();
  actor.send({ type: 'wish.typed', text: '' });
  return actor;
};

it('tells what no model declares as well: an event, an empty answer, an error', async () => {
  at(() => Promise.resolve(null)).send({ type: 'lamp.broken' } as never);
  at(() => Promise.reject(new Error('')));
  at(() => Promise.reject(Object.assign(new Error('Too many wishes.'), { retryAfter: 9 })));
  await settled();
  expect(facts().filter((fact) => !fact.includes('wish.typed'))).toEqual([
    'lamp hears lamp.broken',
    'lamp genie gives null',
    'lamp genie fails without words',
    'lamp genie fails with words, and names the seconds to wait',
  ]);
});

it('tells no event of an actor that has ended', async () => {
  const actor = createActor(lampMachine).start();
  actor.stop();
  actor.send({ type: 'storm.came' });
  await settled();
  expect(facts()).toEqual([]);
});

it('tells the states that an actor is in and the transitions that it takes, once each', async () => {
  for (const _ of ['one lamp', 'another'])
    at(() => Promise.resolve({ outcome: 'granted' })).send({ type: 'storm.came' });
  await settled();
  expect(steps()).toEqual([
    'lamp enters (flow)',
    'lamp enters cold',
    'lamp enters warm',
    'lamp takes 0 cold wish.typed',
    'lamp enters done',
    'lamp takes 0 warm xstate.done.actor.asking',
  ]);
});

it('tells a state that is left in the step that enters it, and what leads out of it', async () => {
  const passing = setup({}).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { pushed: [{ target: 'jammed', guard: () => false }, { target: 'moving' }] } },
      moving: { always: 'open' },
      open: {},
      jammed: {},
    },
  });
  createActor(passing).start().send({ type: 'pushed' });
  await settled();
  expect(steps()).toEqual([
    'door enters (flow)',
    'door enters shut',
    'door enters moving',
    'door takes 1 shut pushed',
    'door enters open',
    'door takes 0 moving always',
  ]);
});

it('leaves actors as they are without it', () => {
  const actor = createActor(lampMachine);
  expect(Object.keys(actor)).toContain('_actorScope');
  expect(actor.start().getSnapshot().value).toBe('cold');
});
