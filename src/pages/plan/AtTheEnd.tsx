// What the end of a plan locks, and what it leaves: before it as a promise, after it as a report.
import { plan as words } from '#content/plan.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { Points } from '#pages/parts/Points.tsx';
import type { ShownProps } from '#flows/plan/props.ts';
import { locksOf } from '#flows/plan/words.ts';

/** What the member's other plan goes on to open; null where there is none. */
function keptBy({ plan, snapshot }: Pick<ShownProps, 'plan' | 'snapshot'>): string | null {
  const { covered, kept } = words.end;
  const other = snapshot.context.plans.find(({ product }) => product !== plan.product);
  if (other === undefined || other.status === 'ended') return null;
  return plan.product === 'toolkits' ? covered : kept;
}

/** The section. */
export function AtTheEnd(props: Pick<ShownProps, 'plan' | 'snapshot'> & { number: number }) {
  const { plan, number } = props;
  const { label, before, after, locks, locked, stays } = words.end;
  const isOver = plan.status === 'ended';
  const kept = keptBy(props);
  const lockedNow = isOver ? locked : locks;
  return (
    <Section number={number} label={label} title={isOver ? after : before} isText>
      <Stack $gap="oneHalf">
        {kept === null ? null : <Notice title={kept} />}
        <Grid $columns={2} $gap="two">
          <Stack $gap="one">
            <Heading level={3}>{lockedNow}</Heading>
            <Points points={locksOf(plan)} label={lockedNow} />
          </Stack>
          <Stack $gap="one">
            <Heading level={3}>{stays}</Heading>
            <Points points={words.products[plan.product].stays} label={stays} />
          </Stack>
        </Grid>
      </Stack>
    </Section>
  );
}
