// Emitted events of actors reach the shell: a toast and a navigation, each handled once per start, and nothing else.
import { emit, setup, createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { onEmitted, dispatchEffect } from '../../src/boot/effects.ts';

const speaker = setup({
  types: {
    events: {} as { type: 'asked' },
    emitted: {} as { type: 'toast'; key: 'signedIn' },
  },
  actions: { speak: emit({ type: 'toast', key: 'signedIn' }) },
}).createMachine({ on: { asked: { actions: 'speak' } } });

const effects = () => ({ toast: vi.fn(), navigate: vi.fn() });

test('a toast goes to the toaster, with the sentence of the service', () => {
  const shell = effects();
  dispatchEffect(shell, { type: 'toast', key: 'signInFailed', message: 'No.' });
  expect(shell.toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: 'signInFailed', message: 'No.' }),
  );
  expect(shell.navigate).not.toHaveBeenCalled();
});

test('a navigation goes to the router', () => {
  const shell = effects();
  dispatchEffect(shell, { type: 'navigate', to: '/dashboard', replace: true });
  expect(shell.navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: '/dashboard', replace: true }),
  );
  expect(shell.toast).not.toHaveBeenCalled();
});

test('the shell ignores events that it does not know', () => {
  const shell = effects();
  dispatchEffect(shell, { type: 'theme.worn' });
  expect(shell.toast).not.toHaveBeenCalled();
  expect(shell.navigate).not.toHaveBeenCalled();
});

test('each actor of a connected machine is handled, once per emission', () => {
  const shell = effects();
  const machine = onEmitted(speaker, (actor) => {
    actor.on('*', (event) => dispatchEffect(shell, event));
  });
  const actors = [createActor(machine).start(), createActor(machine).start()];
  for (const actor of actors) actor.send({ type: 'asked' });
  expect(shell.toast).toHaveBeenCalledTimes(2);
});

test('an actor restored from a persisted snapshot is handled, once per emission', () => {
  const shell = effects();
  const machine = onEmitted(speaker, (actor) => {
    actor.on('*', (event) => dispatchEffect(shell, event));
  });
  const first = createActor(machine).start();
  const kept = first.getPersistedSnapshot();
  first.stop();
  const again = createActor(machine, { snapshot: kept }).start();
  again.send({ type: 'asked' });
  expect(shell.toast).toHaveBeenCalledTimes(1);
});
