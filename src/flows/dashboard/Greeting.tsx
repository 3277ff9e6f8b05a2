// The dashboard's heading: a greeting by the visitor's own clock, and the name that they gave.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFlows } from '#app/flows.ts';
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { statePath } from '#flows/statePath.ts';
import { PageHeading } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { tokens } from '#ui/tokens.ts';

const greetings: Record<string, string> = dashboard.greetings;

/** The stored company name, else the part of the email before the @. */
const displayName = (companyName: string, email: string) =>
  companyName.trim() === '' ? (email.split('@')[0] ?? '') : companyName.trim();

/** The view of `dashboard`. */
export function Greeting({ eyebrow }: { eyebrow: ReactNode }) {
  const { dashboard: flow } = useFlows('dashboard');
  const { email } = useVisitor();
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const state = statePath(snapshot.value);
  return (
    <div data-flow="dashboard" data-state={state}>
      {snapshot.hasTag('loading') ? (
        <SkeletonGroup label={dashboard.loading}>
          <Skeleton width={tokens.size.card} height={tokens.size.control} />
        </SkeletonGroup>
      ) : (
        <PageHeading
          eyebrow={eyebrow}
          title={`${greetings[state]}, ${displayName(snapshot.context.companyName, email)}`}
        />
      )}
    </div>
  );
}
