// The proof of the landing page: one complete answer.
import { home } from '#content/home.ts';
import { SampleAnswer } from '#pages/parts/SampleAnswer.tsx';
import { Section } from '#ui/Page.tsx';

/** The section after the hero. */
export function Proof() {
  const { label, title } = home.proof;
  return (
    <Section label={label} title={title}>
      <SampleAnswer />
    </Section>
  );
}
