// The dashboard's heading: a greeting by the visitor's own clock, and the name that they gave.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { PageHeading } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Display, Eyebrow } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import type { DashboardProps } from './dashboard.ts';

const times = ['morning', 'afternoon', 'evening'] as const;

/** The stored company name, else the part of the email before the @. */
const displayName = (companyName: string, email: string) =>
  companyName.trim() === '' ? (email.split('@')[0] ?? '') : companyName.trim();

/* As high as the heading on one line: nothing below it moves when it comes. */
const Shape = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.one};
`;

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
        <Shape aria-hidden="true">
          <Eyebrow>{'\u00a0'}</Eyebrow>
          <Display as="div" $size="display">
            <Skeleton width={tokens.size.card} height="1lh" />
          </Display>
        </Shape>
      </SkeletonGroup>
    );
  const name = displayName(snapshot.context.companyName, email);
  return <PageHeading eyebrow={eyebrow} title={`${dashboard.greetings[time]}, ${name}`} />;
}
