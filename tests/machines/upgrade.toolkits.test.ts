// The toolkits, bought without a membership (docs/product-decisions.md, "Toolkits"): the upgrade's other product.
import { describe, expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { UpgradeEvent, UpgradeInput } from '#machines/upgrade.machine.ts';
import { play } from './kit.ts';
import { annually, beginWith, free, granted, monthly, refused } from './upgrade.kit.ts';

const owner = (chosen: typeof monthly | typeof annually) => {
  const flow = beginWith('toolkits', free);
  flow.send(chosen);
  flow.startSubscription.resolve(granted(chosen.period, 'toolkits'));
  flow.wait(1500);
  return flow;
};

describe('the toolkits alone', () => {
  const authAfterCabinet = { type: 'navigate', to: '/auth?next=/ops-cabinet' };
  test('the site is asked for the user’s toolkit status', () => {
    const asked: UpgradeInput[] = [];
    const memberFeed = fromCallback<UpgradeEvent, UpgradeInput>(({ input }) => {
      asked.push(input);
    });
    play(upgradeMachine.provide({ actors: { memberFeed } }), { product: 'toolkits' });
    expect(asked).toEqual([{ product: 'toolkits' }]);
  });
  test.each([
    [monthly, 'toolkitsMonthly'],
    [annually, 'toolkitsAnnually'],
  ] as const)('granted $period: a message, no flag, and the page stays', (chosen, key) => {
    const flow = owner(chosen);
    expect([flow.states(), flow.isOver()]).toEqual([['granted'], true]);
    expect(flow.startSubscription.asked).toEqual([{ product: 'toolkits', period: chosen.period }]);
    expect(flow.heard()).toEqual([{ type: 'toast', key }]);
  });
  test('signed out, a plan leads to the sign-in page and back to the toolkits', () => {
    const flow = beginWith('toolkits', { type: 'member.absent' });
    flow.send(monthly);
    expect(flow.heard()).toEqual([authAfterCabinet]);
  });
  test('also when it is chosen before the user is known', () => {
    const flow = beginWith('toolkits');
    flow.send(monthly);
    flow.memberFeed.say({ type: 'member.absent' });
    expect(flow.heard()).toEqual([authAfterCabinet]);
  });
  test('also when the session has ended meanwhile', () => {
    const flow = beginWith('toolkits', free);
    flow.send(monthly);
    flow.startSubscription.resolve(refused('not_signed_in'));
    flow.wait(1500);
    expect(flow.heard()).toContainEqual(authAfterCabinet);
  });
});
