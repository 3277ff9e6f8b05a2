// The toaster by state: one message at a time, 5000 ms, held while it has pointer or focus (docs/product-spec.md, "9.
// Business constants and limits").
import { describe, expect, test } from 'vitest';
import { toasterMachine } from '#machines/toaster.machine.ts';
import { play } from './kit.ts';

const showing = () => {
  const toaster = play(toasterMachine);
  toaster.send({ type: 'toast.shown', key: 'signedOut' });
  return toaster;
};

const held = () => {
  const toaster = showing();
  toaster.send({ type: 'attention.gained' });
  return toaster;
};

describe('when hidden', () => {
  test('no message is shown', () => {
    const toaster = play(toasterMachine);
    expect(toaster.states()).toEqual(['hidden']);
    expect(toaster.tags()).toEqual([]);
    expect(toaster.context().toast).toBeNull();
  });

  test.each(['toast.dismissed', 'attention.gained', 'attention.lost'] as const)(
    '%s changes nothing',
    (type) => {
      const toaster = play(toasterMachine);
      expect(toaster.can({ type })).toBe(false);
      toaster.send({ type });
      expect(toaster.states()).toEqual(['hidden']);
    },
  );

  test("toast.shown shows it, with the service's sentence where there is one", () => {
    const toaster = play(toasterMachine);
    toaster.send({ type: 'toast.shown', key: 'signInFailed', message: 'Invalid credentials' });
    expect(toaster.states()).toEqual(['showing']);
    expect(toaster.tags()).toEqual(['visible']);
    expect(toaster.context()).toEqual({
      toast: { key: 'signInFailed', message: 'Invalid credentials' },
      serial: 1,
    });
  });
});

describe('when showing', () => {
  test('it stays for 5000 ms and not a millisecond longer', () => {
    const toaster = showing();
    toaster.wait(4999);
    expect(toaster.states()).toEqual(['showing']);
    toaster.wait(1);
    expect(toaster.states()).toEqual(['hidden']);
  });

  test('the newest replaces the current one and has its own 5000 ms', () => {
    const toaster = showing();
    toaster.wait(4000);
    toaster.send({ type: 'toast.shown', key: 'welcome' });
    expect(toaster.context()).toEqual({ toast: { key: 'welcome' }, serial: 2 });
    toaster.wait(4999);
    expect(toaster.states()).toEqual(['showing']);
    toaster.wait(1);
    expect(toaster.states()).toEqual(['hidden']);
  });

  test('two equal messages can be told apart', () => {
    const toaster = showing();
    toaster.send({ type: 'toast.shown', key: 'signedOut' });
    expect(toaster.context()).toEqual({ toast: { key: 'signedOut' }, serial: 2 });
  });

  test('a message of an earlier toast does not stay with the next one', () => {
    const toaster = play(toasterMachine);
    toaster.send({ type: 'toast.shown', key: 'signInFailed', message: 'No' });
    toaster.send({ type: 'toast.shown', key: 'signedIn' });
    expect(toaster.context().toast).toEqual({ key: 'signedIn' });
  });

  test('toast.dismissed → hidden', () => {
    const toaster = showing();
    toaster.send({ type: 'toast.dismissed' });
    expect(toaster.states()).toEqual(['hidden']);
  });

  test('attention.gained → held', () => {
    const toaster = showing();
    toaster.send({ type: 'attention.gained' });
    expect(toaster.states()).toEqual(['held']);
    expect(toaster.tags()).toEqual(['visible']);
  });
});

describe('when held', () => {
  test('time does not remove it', () => {
    const toaster = held();
    toaster.wait(60_000);
    expect(toaster.states()).toEqual(['held']);
  });

  test('attention.lost → showing, for 5000 ms', () => {
    const toaster = held();
    toaster.wait(60_000);
    toaster.send({ type: 'attention.lost' });
    expect(toaster.states()).toEqual(['showing']);
    toaster.wait(5000);
    expect(toaster.states()).toEqual(['hidden']);
  });

  test('toast.dismissed → hidden', () => {
    const toaster = held();
    toaster.send({ type: 'toast.dismissed' });
    expect(toaster.states()).toEqual(['hidden']);
  });

  test('the newest still replaces it', () => {
    const toaster = held();
    toaster.send({ type: 'toast.shown', key: 'welcome' });
    expect(toaster.states()).toEqual(['showing']);
    expect(toaster.context().toast).toEqual({ key: 'welcome' });
  });
});
