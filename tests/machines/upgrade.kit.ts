// The test kit of the upgrade: its ports on command, for either product.
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type {
  Period,
  Product,
  SubscriptionAnswer,
  UpgradeEvent,
  UpgradeInput,
} from '#machines/upgrade.machine.ts';
import { feed, play, port } from './kit.ts';

export const monthly = { type: 'plan.chosen', period: 'monthly' } as const;
export const annually = { type: 'plan.chosen', period: 'annually' } as const;
export const free = { type: 'member.free' } as const;

export const granted = (period: Period, product: Product = 'membership'): SubscriptionAnswer => ({
  outcome: 'granted',
  product,
  period,
});
export const refused = (
  reason: Extract<SubscriptionAnswer, { outcome: 'refused' }>['reason'],
): SubscriptionAnswer => ({ outcome: 'refused', reason, message: `No: ${reason}.` });

export const beginWith = (product: Product, ...opening: UpgradeEvent[]) => {
  const memberFeed = feed<UpgradeEvent, UpgradeInput>(...opening);
  const startSubscription = port<SubscriptionAnswer, { product: Product; period: Period }>();
  const flow = play(
    upgradeMachine.provide({
      actors: { memberFeed: memberFeed.logic, startSubscription: startSubscription.logic },
    }),
    { product },
  );
  return { ...flow, memberFeed, startSubscription };
};
