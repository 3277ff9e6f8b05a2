// The proof of the landing page: one complete answer.
import { home } from '#content/home.ts';
import { SampleAnswer } from '#pages/parts/SampleAnswer.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { DrawnOnPhones } from './HeroParts.tsx';

/** The section after the hero; on a phone the hero's drawing follows it, so that the answer begins on the second screen. */
export function Proof() {
  const { label, title } = home.proof;
  return (
    <Stack $gap="three">
      <Section label={label} title={title}>
        <SampleAnswer />
      </Section>
      <DrawnOnPhones />
    </Stack>
  );
}
