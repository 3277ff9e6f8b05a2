// The content under the two plans of /upgrade: which one is current, and how to pay for Premium.
import { pricing } from '#content/pricing.ts';
import { site } from '#content/site.ts';
import { upgrade as words } from '#content/upgrade.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Order } from './Order.tsx';
import type { UpgradeProps } from './upgrade.ts';

const { buttonMonthly: monthly, buttonAnnually: annually } = pricing.premium;

const currentPlan = (
  <Button wide isDisabled>
    {words.current}
  </Button>
);

/** Under the Free plan: it is the current one, until Premium is. */
export function FreePlan({ snapshot }: Pick<UpgradeProps, 'snapshot'>) {
  return snapshot.hasTag('premium') ? null : currentPlan;
}

/** Under the Premium plan: the two payment options. */
export function PremiumPlan(props: UpgradeProps) {
  const { href, name } = site.account.plan;
  return (
    <Order
      {...props}
      names={{ monthly, annually }}
      granted={{ monthly: 'upgradedMonthly', annually: 'upgradedAnnually' }}
      held={currentPlan}
      holding={
        <Notice
          tone="gold"
          icon={false}
          title={words.premium.title}
          action={<LinkButton href={href}>{name}</LinkButton>}
        >
          {words.premium.text}
        </Notice>
      }
      flagged={words.flagged}
    />
  );
}
