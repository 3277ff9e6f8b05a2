// The test kit of the upgrade: its ports on command, for either product.
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { CheckoutInput, CheckoutOutput, checkoutMachine } from '#machines/checkout.machine.ts';
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

const isReturn = (type: string) => type.startsWith('checkout.');

/** As a page starts: what the address says, and then who is here. */
export const beginWith = (product: Product, ...opening: UpgradeEvent[]) => {
  const memberFeed = feed<UpgradeEvent, UpgradeInput>(
    ...opening.filter(({ type }) => !isReturn(type)),
  );
  const startSubscription = port<SubscriptionAnswer, { product: Product; period: Period }>();
  const returnFeed = feed<UpgradeEvent>(...opening.filter(({ type }) => isReturn(type)));
  const fetchCheckout = port();
  const checkout = port<CheckoutOutput, CheckoutInput>();
  const flow = play(
    upgradeMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        startSubscription: startSubscription.logic,
        returnFeed: returnFeed.logic,
        fetchCheckout: fetchCheckout.logic,
        checkout: checkout.logic as unknown as typeof checkoutMachine,
      },
    }),
    { product },
  );
  return { ...flow, memberFeed, startSubscription, returnFeed, fetchCheckout, checkout };
};
