// The end of the landing page: the four advisory offers, and the link to create an account.
import { styled } from 'styled-components';
import { home } from '#content/home.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { panel } from '#ui/panel.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Lede, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Offers = styled.div`
  display: grid;
  gap: 0 ${tokens.space.three};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Offer = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.half};
  padding-block: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

/** Four blurbs, and the application. */
export function Advisory() {
  const { number, title, heading, text, apply, offers } = home.advisory;
  return (
    <Section number={Number(number)} label={title} title={heading}>
      <Stack $gap="one">
        <Offers>
          {offers.map((offer) => (
            <Offer key={offer.id}>
              <Heading level={3}>{offer.title}</Heading>
              <Muted>{offer.text}</Muted>
            </Offer>
          ))}
        </Offers>
        <Row $gap="oneHalf">
          <LinkButton href={apply.href} variant="primary">
            {apply.name}
          </LinkButton>
          <Muted>{text}</Muted>
        </Row>
      </Stack>
    </Section>
  );
}

const Band = styled.div`
  padding: ${tokens.space.two} ${tokens.space.oneHalf};
  ${panel}
  border-inline-start: ${tokens.line.bold} solid ${tokens.color.accent};
  ${media.desktop} {
    padding: ${tokens.space.three};
  }
`;

/** Join Our Community. */
export function Community() {
  const { title, text, signUp, signIn } = home.community;
  return (
    <Band>
      <Section title={title}>
        <Row $gap="two" $justify="space-between">
          <Lede>{text}</Lede>
          <Row>
            <LinkButton href={signUp.href} variant="primary">
              {signUp.name}
            </LinkButton>
            <LinkButton href={signIn.href}>{signIn.name}</LinkButton>
          </Row>
        </Row>
      </Section>
    </Band>
  );
}
