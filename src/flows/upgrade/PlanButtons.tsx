// The buttons of the two plans, and what is said of an upgrade under them.
import type { Period } from '#machines/upgrade.machine.ts';
import { pricing } from '#content/pricing.ts';
import { itemWords } from '#content/rooms.ts';
import { toasts } from '#content/toasts.ts';
import { upgrade as words } from '#content/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import type { UpgradeProps } from './upgrade.ts';

const periods = [
  { period: 'monthly', name: pricing.premium.buttonMonthly, variant: 'secondary' },
  { period: 'annually', name: pricing.premium.buttonAnnually, variant: 'primary' },
] as const satisfies { period: Period; name: string; variant: string }[];

const currentPlan = (
  <Button wide isDisabled>
    {words.current}
  </Button>
);

/** What is said of the order: it takes long, it failed, it worked; or where the member stands. */
function Said({ snapshot }: Pick<UpgradeProps, 'snapshot'>) {
  const { period, problem } = snapshot.context;
  if (snapshot.hasTag('granted')) {
    const { title, description } =
      toasts[period === 'monthly' ? 'upgradedMonthly' : 'upgradedAnnually'];
    return (
      <Notice tone="success" live title={title}>
        {description}
      </Notice>
    );
  }
  if (snapshot.hasTag('premium'))
    return (
      <Notice
        tone="gold"
        icon={false}
        title={words.premium.title}
        action={<LinkButton href={itemWords.dashboard.href}>{itemWords.dashboard.name}</LinkButton>}
      >
        {words.premium.text}
      </Notice>
    );
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
      <Notice tone="gold" icon={false} title={words.flagged.title}>
        {words.flagged.text}
      </Notice>
    );
  return null;
}

/** Under the Free plan: it is the current one, until Premium is. */
export function FreePlan({ snapshot }: Pick<UpgradeProps, 'snapshot'>) {
  return snapshot.hasTag('premium') ? null : currentPlan;
}

/** Under the Premium plan: the two ways to pay for it. */
export function PremiumPlan({ actor, snapshot }: UpgradeProps) {
  const isBusy = snapshot.hasTag('busy');
  const { period: chosen } = snapshot.context;
  return (
    <Stack $gap="one">
      {snapshot.hasTag('premium') ? (
        currentPlan
      ) : (
        <Stack $gap="half">
          {periods.map(({ period, name, variant }) => (
            <Button
              key={period}
              wide
              variant={variant}
              // The one that was pressed keeps the focus.
              isPending={isBusy && period === chosen}
              isDisabled={isBusy && period !== chosen}
              onPress={() => actor.send({ type: 'plan.chosen', period })}
            >
              {isBusy ? words.processing : name}
            </Button>
          ))}
        </Stack>
      )}
      <Said snapshot={snapshot} />
      <Muted>{words.demo}</Muted>
    </Stack>
  );
}
