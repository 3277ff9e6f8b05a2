// The onboarding layer while its scripts are on their way, and where they cannot be fetched.
import { describe, expect, test } from 'vitest';
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { fetching, opened, unreachable } from './onboardingLayer.kit.ts';

describe('in fetching', () => {
  test.each(['begin', 'edit'] as const)('fetched to %s → open, in a layer', (purpose) => {
    const layer = opened(purpose);
    expect(layer.states()).toEqual(['called.open']);
    expect(layer.tags()).toEqual(['dialogOpen', 'layerTaken']);
    expect(layer.restore.asked).toEqual([{ purpose, draft: null }]);
    expect(layer.child().getSnapshot().context).toMatchObject({ place: 'layer', purpose });
  });

  test('the user requests another purpose meanwhile → open, as requested last', () => {
    const layer = fetching('begin');
    layer.send({ type: 'layer.requested', purpose: 'edit' });
    expect(layer.states()).toEqual(['called.fetching']);
    layer.fetchOnboarding.resolve();
    expect(layer.restore.asked).toEqual([{ purpose: 'edit', draft: null }]);
  });

  test('a failure → unreachable', () => {
    const layer = unreachable();
    expect(layer.states()).toEqual(['called.unreachable']);
    expect(layer.tags()).toEqual(['layerTaken', 'unreachable']);
  });

  test('no answer → unreachable after its timeout', () => {
    const layer = fetching();
    const limit = Number(onboardingLayerMachine.implementations.delays.fetchTimeout);
    expect(limit).toBe(30_000);
    layer.wait(limit - 1);
    expect(layer.states()).toEqual(['called.fetching']);
    layer.wait(1);
    expect(layer.states()).toEqual(['called.unreachable']);
  });

  test('the member leaves → closed, and nothing opens later', () => {
    const layer = fetching('edit');
    layer.send({ type: 'member.left' });
    expect(layer.states()).toEqual(['closed']);
    expect(layer.fetchOnboarding.isWaiting()).toBe(false);
  });

  test('an offer changes nothing', () => {
    expect(fetching().can({ type: 'layer.offered' })).toBe(false);
  });
});

describe('in unreachable', () => {
  test('a retry → fetching, for the same purpose', () => {
    const layer = unreachable('edit');
    layer.send({ type: 'retry.requested' });
    expect(layer.states()).toEqual(['called.fetching']);
    layer.fetchOnboarding.resolve();
    expect(layer.restore.asked).toEqual([{ purpose: 'edit', draft: null }]);
  });

  test('the user requests it again → fetching, as requested', () => {
    const layer = unreachable('edit');
    layer.send({ type: 'layer.requested', purpose: 'begin' });
    expect(layer.states()).toEqual(['called.fetching']);
    layer.fetchOnboarding.resolve();
    expect(layer.restore.asked).toEqual([{ purpose: 'begin', draft: null }]);
  });

  test('layer.declined → dismissed', () => {
    const layer = unreachable();
    layer.send({ type: 'layer.declined' });
    expect(layer.states()).toEqual(['dismissed']);
  });

  test('the member leaves → closed', () => {
    const layer = unreachable();
    layer.send({ type: 'member.left' });
    expect(layer.states()).toEqual(['closed']);
  });

  test('an offer changes nothing', () => {
    expect(unreachable().can({ type: 'layer.offered' })).toBe(false);
  });
});
