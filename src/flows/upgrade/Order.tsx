// The two payment options, by month and by year, and the status of an order under them.
import type { ReactNode } from 'react';
import type { Period } from '#machines/upgrade.machine.ts';
import { toasts, type ToastKey } from '#content/toasts.ts';
import { upgrade as words } from '#content/upgrade.ts';
import { usePlace } from '#boot/app.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
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

/** The message about the order: it takes long, it failed, it worked; or the member's current plan. */
function Said({ snapshot, granted, holding, flagged }: Omit<OrderProps, 'actor' | 'names'>) {
  const { period, problem } = snapshot.context;
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
  return (
    <Stack $gap="one">
      {snapshot.hasTag('premium') ? (
        held
      ) : (
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
      <Muted>{words.demo}</Muted>
    </Stack>
  );
}
