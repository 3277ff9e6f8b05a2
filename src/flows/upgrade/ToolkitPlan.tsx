// The subscription to the toolkits alone: its two prices, and the result of a press.
import { cabinet } from '#content/cabinet.ts';
import { pricing } from '#content/pricing.ts';
import { site } from '#content/site.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Order } from './Order.tsx';
import { useUpgrade } from './upgrade.ts';

const { buttonMonthly: monthly, buttonAnnually: annually } = pricing.toolkit;
const { plan } = site.account;
const { held, flagged } = cabinet.subscription;

/** The view of `upgrade` where the toolkits are sold. */
export function ToolkitPlan() {
  const { actor, snapshot } = useUpgrade('toolkits');
  return (
    <div data-flow="upgrade" data-state={statePath(snapshot.value)}>
      <Order
        actor={actor}
        snapshot={snapshot}
        names={{ monthly, annually }}
        granted={{ monthly: 'toolkitsMonthly', annually: 'toolkitsAnnually' }}
        holding={
          <Notice
            tone="gold"
            icon={false}
            title={held.title}
            action={<LinkButton href={plan.href}>{plan.name}</LinkButton>}
          >
            {held.text}
          </Notice>
        }
        flagged={flagged}
      />
    </div>
  );
}
