// The place of the checkout on a page that sells: what it shows is fetched when a member leaves for it or comes back.
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout.machine.ts';
import { service } from '#content/service.ts';
import { upgrade as words } from '#content/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { checkoutPart } from './late.ts';

export type AtCheckoutProps = {
  /** The actor, once it has been fetched. */
  checkout: ActorRefFrom<typeof checkoutMachine> | undefined;
  isOutOfReach: boolean;
  onRetry: () => void;
};

/** The view of `checkout`, while it is fetched too. */
export function AtCheckout({ checkout, isOutOfReach, onRetry }: AtCheckoutProps) {
  const { part } = checkoutPart.useLoadState(checkout !== undefined);
  if (isOutOfReach)
    return (
      <Notice
        tone="error"
        live
        title={service.partOutOfReach}
        action={
          <Button size="small" onPress={onRetry}>
            {service.retry}
          </Button>
        }
      />
    );
  if (checkout === undefined || part === null) return <Notice live title={words.toCheckout} />;
  return <part.Checkout checkout={checkout} />;
}
