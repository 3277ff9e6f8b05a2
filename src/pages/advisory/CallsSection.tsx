// The advisory calls of the premium plan: their terms for everybody, their slots for those who have it.
import { advisoryCalls as words } from '#content/booking.ts';
import { useVisitor } from '#boot/app.tsx';
import { Lock } from '#pages/parts/Lock.tsx';
import { Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Lead } from './AdvisoryParts.tsx';
import { AdvisoryCalls } from './calls.ts';

/** The section; a plan that is only in this browser's storage opens no slot, because the database would refuse it. */
export function CallsSection({ number }: { number: number }) {
  const { isPremium, lacksRow } = useVisitor();
  return (
    <Section id="calls" number={number} label={words.label} title={words.title}>
      <Stack $gap="two">
        <Lead>{words.lede}</Lead>
        {isPremium && !lacksRow ? (
          <AdvisoryCalls />
        ) : (
          <Row $gap="one">
            <Lock id="advisory-calls" what={words.what} />
          </Row>
        )}
      </Stack>
    </Section>
  );
}
