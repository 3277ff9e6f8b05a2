// A machine that is fetched after the machine that invokes it has been connected: a stand-in forwards to it.
import { StateMachine, createActor, setup } from 'xstate';
import { expect, test, vi } from 'vitest';
import { lateMachine } from '#flows/shared/lateMachine.ts';

const lampMachine = setup({
  types: { input: {} as { light: string }, context: {} as { light: string } },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { on: { press: { target: 'on' } }, after: { 50: { target: 'on' } } },
    on: { type: 'final' },
  },
  output: ({ context }) => context.light,
});

const roomOf = (lamp: typeof lampMachine) =>
  setup({ actors: { lamp } }).createMachine({
    id: 'room',
    initial: 'empty',
    states: {
      empty: { on: { enter: { target: 'lit' } } },
      lit: { invoke: { id: 'lamp', src: 'lamp', input: { light: 'warm' }, onDone: 'left' } },
      left: {},
    },
  });

test('it is made when it first runs, and once', () => {
  const make = vi.fn(() => lampMachine);
  const room = createActor(roomOf(lateMachine(make))).start();
  expect(make).not.toHaveBeenCalled();
  room.send({ type: 'enter' });
  room.send({ type: 'enter' });
  expect(make).toHaveBeenCalledTimes(1);
});

test('the child runs as the machine itself does, under its own name', () => {
  const room = createActor(roomOf(lateMachine(() => lampMachine))).start();
  room.send({ type: 'enter' });
  const { lamp } = room.getSnapshot().children;
  expect(lamp).toMatchObject({ id: 'lamp', src: 'lamp' });
  expect(lamp?.getSnapshot()).toMatchObject({ value: 'off', context: { light: 'warm' } });
  lamp?.send({ type: 'press' });
  expect(room.getSnapshot().value).toBe('left');
});

test('inspectors recognize it: its id, and its class', () => {
  const late = lateMachine(() => lampMachine);
  expect(late.id).toBe('lamp');
  expect(late).toBeInstanceOf(StateMachine);
});

test('its timers run', async () => {
  const lamp = createActor(
    lateMachine(() => lampMachine),
    { input: { light: 'cold' } },
  ).start();
  await expect.poll(() => lamp.getSnapshot().output).toBe('cold');
});

test('a machine that has not been fetched cannot run', () => {
  const late = lateMachine<typeof lampMachine>(() => {
    throw new Error('Not fetched.');
  });
  expect(() => late.id).toThrow('Not fetched.');
});
