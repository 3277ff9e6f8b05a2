// The two payment options, by month and by year, and the status of an order under them.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Period } from '#machines/upgrade.machine.ts';
import { toasts, type ToastKey } from '#content/toasts.ts';
import { upgrade as words } from '#content/upgrade.ts';
import { usePlace } from '#boot/app.tsx';
import { AtCheckout } from '#flows/checkout/AtCheckout.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import type { UpgradeProps } from './upgrade.ts';

const periods = [
  { period: 'monthly', variant: 'secondary' },
  { period: 'annually', variant: 'primary' },
] as const satisfies { period: Period; variant: string }[];

export type OrderProps = UpgradeProps & {
  /** The labels of the two buttons. */
  names: Readonly<Record<Period, string>>;
  /** The toast after the order was granted. */
  granted: Readonly<Record<Period, ToastKey>>;
  /** Replaces the buttons for users who own the product. */
  held?: ReactNode;
  /** The message to users who own the product. */
  holding: ReactNode;
  /** The message where only this browser's storage says Premium. */
  flagged: { title: string; text: string };
};

/** Which of two sentences shows is known from the document: the server of a checkout marks every page (server/checkout/mark.mjs). */
const Demo = styled(Muted)`
  :root[data-checkout] & {
    display: none;
  }
`;
const Paid = styled(Muted)`
  :root:not([data-checkout]) & {
    display: none;
  }
`;

/** The message about the order: it takes long, it failed, it worked; or the member's current plan. */
function Said({ actor, snapshot, granted, holding, flagged }: Omit<OrderProps, 'names'>) {
  const { period, problem } = snapshot.context;
  if (snapshot.hasTag('atCheckout'))
    return (
      <AtCheckout
        checkout={snapshot.children.checkout}
        isOutOfReach={snapshot.hasTag('unfetched')}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  if (snapshot.hasTag('granted')) {
    const { title, description } = toasts[granted[period]];
    return (
      <Notice tone="success" live title={title}>
        {description}
      </Notice>
    );
  }
  if (snapshot.hasTag('premium')) return holding;
  if (snapshot.hasTag('overdue')) return <Notice live title={words.overdue} />;
  if (problem !== null && !snapshot.hasTag('busy'))
    return (
      <Notice
        tone="error"
        live
        title={problem.message ?? toasts.upgradeFailed.description ?? toasts.upgradeFailed.title}
      />
    );
  if (snapshot.hasTag('cancelled'))
    return (
      <Notice live title={words.cancelled.title}>
        {words.cancelled.text}
      </Notice>
    );
  if (snapshot.hasTag('flagged'))
    return (
      <Notice tone="gold" icon={false} title={flagged.title}>
        {flagged.text}
      </Notice>
    );
  return null;
}

/** The view of `upgrade`: buttons while the product can be bought, and the result. */
export function Order(props: OrderProps) {
  const { actor, snapshot, names, held = null } = props;
  const isBusy = snapshot.hasTag('busy');
  const { period: chosen } = snapshot.context;
  const { search } = usePlace();
  const query = search === '' ? {} : { query: search };
  const isAtCheckout = snapshot.hasTag('atCheckout');
  const box = useLostFocus<HTMLDivElement>(String(isAtCheckout), 'button', 'anywhere');
  return (
    <Stack $gap="one" ref={box}>
      {snapshot.hasTag('premium') ? held : null}
      {snapshot.hasTag('premium') || isAtCheckout ? null : (
        <Stack $gap="half">
          {periods.map(({ period, variant }) => (
            <Button
              key={period}
              wide
              variant={variant}
              // The pressed button keeps the focus.
              isPending={isBusy && period === chosen}
              isDisabled={isBusy && period !== chosen}
              onPress={() => actor.send({ type: 'plan.chosen', period, ...query })}
            >
              {isBusy ? words.processing : names[period]}
            </Button>
          ))}
        </Stack>
      )}
      <Said {...props} />
      {snapshot.hasTag('premium') ? null : (
        <>
          <Demo>{words.demo}</Demo>
          <Paid>{words.paid}</Paid>
        </>
      )}
    </Stack>
  );
}
