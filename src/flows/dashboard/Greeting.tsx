// The dashboard's heading: a greeting for the user's time of day, and the user's name.
import type { ReactNode } from 'react';
import { useVisitor } from '#boot/app.tsx';
import { dashboard } from '#content/dashboard.ts';
import { PageHeading } from '#ui/Page.tsx';
import { PageHeadingShape } from '#ui/PageHeadingShape.tsx';
import { SkeletonGroup } from '#ui/Skeleton.tsx';
import type { DashboardProps } from './dashboard.ts';

const times = ['morning', 'afternoon', 'evening'] as const;

/** The stored company name, else the part of the email before the @. */
const displayName = (companyName: string, email: string) =>
  companyName.trim() === '' ? (email.split('@')[0] ?? '') : companyName.trim();

/** The greeting; its shape until the clock was read. */
export function Greeting({
  snapshot,
  eyebrow,
}: Pick<DashboardProps, 'snapshot'> & { eyebrow: ReactNode }) {
  const { email } = useVisitor();
  const time = times.find((one) => snapshot.hasTag(one));
  if (time === undefined)
    return (
      <SkeletonGroup label={dashboard.loading}>
        <PageHeadingShape />
      </SkeletonGroup>
    );
  const name = displayName(snapshot.context.companyName, email);
  return <PageHeading eyebrow={eyebrow} title={`${dashboard.greetings[time]}, ${name}`} />;
}
