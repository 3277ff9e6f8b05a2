// Subscribe to the Signal: a form for both newsletters.
import { styled } from 'styled-components';
import { home } from '#content/home.ts';
import { SignupBox } from '#flows/newsletterSignup/SignupBox.tsx';
import { Section } from '#ui/Page.tsx';
import { Lede } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Split = styled.div`
  display: grid;
  gap: ${tokens.space.oneHalf};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space.four};
  }
`;

/** The two newsletters in a sentence each, and the form. */
export function Signal() {
  const { number, label, title, text } = home.signal;
  return (
    <Section number={Number(number)} label={label} title={title} id="signal">
      <Split>
        <Lede>{text}</Lede>
        <SignupBox box="home" />
      </Split>
    </Section>
  );
}
