// A newsletter form with a heading of its own, between a page's sections.
import { styled } from 'styled-components';
import { newsletters } from '#content/newsletters.ts';
import { SignupBox } from '#flows/newsletterSignup/SignupBox.tsx';
import { Section } from '#ui/Page.tsx';
import { panel } from '#ui/panel.ts';
import { Lede } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Band = styled.div`
  padding: ${tokens.space.two} ${tokens.space.oneHalf};
  ${panel}
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.accent};
  ${media.desktop} {
    padding: ${tokens.space.three};
  }
`;

const Split = styled.div`
  display: grid;
  gap: ${tokens.space.oneHalf};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space.four};
  }
`;

/** The form, and its purpose. */
export function SignupPanel({ box }: { box: keyof typeof newsletters.boxes }) {
  const { label, text } = newsletters.boxes[box];
  return (
    <Band>
      <Section title={label}>
        <Split>
          <Lede>{text}</Lede>
          <SignupBox box={box} />
        </Split>
      </Section>
    </Band>
  );
}
