// Machines that know nothing of the kit, as the text of their files: every shape that a machine of XState 5 may have.

/** Files that can be explored, by name. */
export const samples = {
  /** A default export without types, without an id. */
  'toggle.ts': `
import { createMachine } from 'xstate';
export default createMachine({
  initial: 'off',
  states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
});`,

  /** Types, payloads, a promise that is read, an always, a named delay, and a final state. */
  'order.machine.ts': `
import { assign, fromPromise, setup } from 'xstate';
type OrderEvent =
  | { type: 'dish.chosen'; dish: string }
  | { type: 'note.left'; note?: string }
  | { type: 'order.sent' }
  | { type: 'order.dropped' };
export const orderMachine = setup({
  types: { context: {} as { dish: string; table: number }, events: {} as OrderEvent },
  actors: { kitchen: fromPromise<{ minutes: number }>(async () => ({ minutes: 5 })) },
  actions: { keepDish: assign((_, params: { dish: string }) => ({ dish: params.dish })) },
  guards: { isSlow: (_, params: { minutes: number }) => params.minutes > 30 },
  delays: { patience: 60_000 },
}).createMachine({
  id: 'order',
  context: { dish: '', table: 1 },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'dish.chosen': { actions: { type: 'keepDish', params: ({ event }) => event } },
        'note.left': {},
        'order.sent': 'cooking',
        'order.dropped': 'leaving',
      },
    },
    cooking: {
      invoke: {
        id: 'cooking',
        src: 'kitchen',
        onDone: [
          { guard: { type: 'isSlow', params: ({ event }) => event.output }, target: 'leaving' },
          { target: 'eating' },
        ],
        onError: 'choosing',
      },
      after: { patience: 'leaving' },
    },
    leaving: { always: 'gone' },
    eating: {},
    gone: { type: 'final' },
  },
});`,

  /** Parallel states, a history state that is remembered, a family of events and every other event. */
  'player.machine.ts': `
import { assign, setup } from 'xstate';
export const playerMachine = setup({
  types: {
    context: {} as { lost: number },
    events: {} as
      | { type: 'power' }
      | { type: 'louder' }
      | { type: 'mouse.moved' }
      | { type: 'mouse.left' }
      | { type: 'else' },
  },
}).createMachine({
  id: 'player',
  context: { lost: 0 },
  type: 'parallel',
  states: {
    sound: {
      initial: 'off',
      states: {
        off: { on: { power: 'on.hist' } },
        on: {
          initial: 'quiet',
          on: { power: 'off' },
          states: {
            quiet: { on: { louder: 'loud' } },
            loud: { on: { louder: undefined } },
            hist: { type: 'history' },
          },
        },
      },
    },
    pointer: {
      initial: 'away',
      states: {
        away: { on: { 'mouse.*': 'near' } },
        near: { on: { '*': { actions: assign({ lost: 1 }) } } },
      },
    },
  },
});`,

  /** Two machines, one of them inline and with a child that it waits for. */
  'two.ts': `
import { createMachine, fromPromise } from 'xstate';
export const childMachine = createMachine({ id: 'child', initial: 'done', states: { done: { type: 'final' } } });
export const parentMachine = createMachine({
  id: 'parent',
  initial: 'waiting',
  states: {
    waiting: { invoke: { src: childMachine, onDone: 'loading' } },
    loading: { invoke: { src: fromPromise(async () => 1), onDone: 'there', onError: 'waiting' } },
    there: {},
  },
});`,

  /** Names that nothing belongs to. */
  'names.ts': `
import { and, createMachine } from 'xstate';
export const namesMachine = createMachine({
  id: 'names',
  initial: 'a',
  entry: 'greet',
  states: {
    a: { on: { GO: [{ guard: and(['isReady', 'isOpen']), target: 'b' }, { target: 'c' }] } },
    b: { invoke: { src: 'loader', id: 'loader', onDone: 'c', onError: 'a' }, entry: 'draw' },
    c: { after: { pause: 'a' } },
  },
});`,

  /** Children that are spawned in two ways, a parent that is spoken to, a message to itself, one later, and a name. */
  'children.ts': `
import { assign, createMachine, sendParent, sendTo, setup, spawnChild } from 'xstate';
const itemMachine = createMachine({ id: 'item' });
export const childrenMachine = setup({
  types: { context: {} as { items: unknown[] } },
  actors: { itemMachine },
}).createMachine({
  id: 'children',
  context: { items: [] },
  entry: spawnChild('itemMachine', { id: 'first', systemId: 'first' }),
  initial: 'few',
  states: {
    few: {
      on: {
        ADD: {
          target: 'more',
          actions: assign({ items: ({ spawn }) => [spawn('itemMachine', { systemId: 'second' })] }),
        },
      },
    },
    more: {
      entry: [sendTo('first', { type: 'HELLO' }), sendTo('first', { type: 'LATER' }, { delay: 50 })],
      on: { TELL: { actions: [sendParent({ type: 'TOLD' }), sendTo(({ self }) => self, { type: 'BACK' })] }, BACK: 'few' },
    },
  },
});`,

  /** An input that is needed. */
  'input.ts': `
import { createMachine } from 'xstate';
export const inputMachine = createMachine({
  id: 'input',
  types: {} as { input: { user: { name: string } }; context: { name: string } },
  context: ({ input }) => ({ name: input.user.name }),
  initial: 'here',
  states: { here: {} },
});`,

  /** A counter, which has situations without end. */
  'counter.ts': `
import { assign, createMachine } from 'xstate';
export const counterMachine = createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { MORE: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});`,

  /** Two states that lead to each other at once, and a guard that fails by itself. */
  'circle.ts': `
import { createMachine } from 'xstate';
export const circleMachine = createMachine({
  id: 'circle',
  context: { list: null as string[] | null },
  initial: 'still',
  states: {
    still: { on: { SPIN: 'one', LOOK: { guard: ({ context }) => context.list!.length > 0, target: 'one' } } },
    one: { always: 'other' },
    other: { always: 'one' },
  },
});`,

  /** A callback that reports, an observable that is not waited for, and a context that contains itself. */
  'feeds.ts': `
import { assign, fromCallback, fromObservable, setup } from 'xstate';
const empty = { subscribe: () => ({ unsubscribe() {} }) };
export const feedsMachine = setup({
  types: { context: {} as { seen: Map<string, number>; self?: unknown } },
  actors: {
    clock: fromCallback(({ sendBack }) => sendBack({ type: 'TICK' })),
    stream: fromObservable(() => empty as never),
  },
}).createMachine({
  id: 'feeds',
  context: () => {
    const context: { seen: Map<string, number>; self?: unknown } = { seen: new Map() };
    context.self = context;
    return context;
  },
  invoke: [
    { id: 'clock', src: 'clock' },
    { id: 'stream', src: 'stream', onSnapshot: { actions: assign({}) } },
  ],
  on: { TICK: { guard: ({ context }) => context.seen.size === 0, actions: assign({ seen: new Map([['tick', 1]]) }) } },
});`,

  /** A module that is not there, and is called as the file is loaded. */
  'apart.ts': `
import log from 'no-such-logger';
import * as http from './no-such-file';
import { createMachine, fromPromise } from 'xstate';
const writer = log.create({ level: http.levels.high });
export const apartMachine = createMachine({
  id: 'apart',
  initial: 'a',
  states: { a: { entry: () => writer.say('a'), invoke: { src: fromPromise(() => http.get('/')), id: 'page', onDone: 'b', onError: 'b' } }, b: {} },
});`,
};
