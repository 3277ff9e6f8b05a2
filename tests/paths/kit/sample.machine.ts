// A small machine for the kit's own tests: every kind of transition that the kit knows, once.
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

export type LampEvent =
  | { type: 'wish.typed'; text: string }
  | { type: 'lamp.rubbed' }
  | { type: 'lamp.left' }
  | { type: 'storm.came' };

export const lampMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as LampEvent,
    emitted: {} as { type: 'navigate'; to: string },
  },
  actors: {
    genie: fromPromise<{ kind: boolean }, { text: string }>(() => Promise.reject(new Error('?'))),
    weather: fromCallback<LampEvent>(() => {}),
  },
  actions: {
    remember: assign((_, params: { text: string }) => ({ text: params.text })),
    fly: emit({ type: 'navigate' as const, to: '/palace' }),
  },
  guards: {
    hasWish: ({ context }) => context.text !== '',
    isKind: (_, params: { kind: boolean }) => params.kind,
  },
  delays: { doubt: 500, timeout: 2000 },
}).createMachine({
  id: 'lamp',
  context: () => ({ text: '' }),
  invoke: { id: 'weather', src: 'weather', onError: { target: '.cold' } },
  on: { 'storm.came': { target: '.cold' } },
  initial: 'cold',
  states: {
    cold: {
      on: {
        'wish.typed': { actions: { type: 'remember', params: ({ event }) => event } },
        'lamp.rubbed': { guard: 'hasWish', target: 'warm' },
      },
    },
    warm: {
      on: { 'lamp.left': { target: 'cold' } },
      invoke: {
        id: 'asking',
        src: 'genie',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          { guard: { type: 'isKind', params: ({ event }) => event.output }, target: 'granted' },
          { target: 'doubting' },
        ],
        onError: { target: 'cold' },
      },
      after: { timeout: { target: 'cold' } },
    },
    doubting: { after: { doubt: { target: 'turning' } } },
    turning: { always: { target: 'cold' } },
    granted: { type: 'final', entry: 'fly' },
  },
});
