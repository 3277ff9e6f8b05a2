// The static parts of the hero: the headline, the two main links, the curve and five figures.
import { styled } from 'styled-components';
import { home } from '#content/home.ts';
import { Curve } from '#ui/Curve.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeading } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const hair = `${tokens.line.hair} solid ${tokens.color.hairline}`;

/* On a phone it follows the answer: see DrawnOnPhones. */
const Drawing = styled.div`
  display: none;
  width: 100%;
  justify-self: center;
  /* On a tablet it ends above the bar that floats at the foot of the first screen. */
  ${media.tablet} {
    display: block;
    max-width: ${tokens.size.aside};
  }
  ${media.desktop} {
    max-width: ${tokens.size.form};
  }
`;

const DrawingOnPhones = styled.div`
  width: 100%;
  max-width: ${tokens.size.form};
  align-self: center;
  ${media.tablet} {
    display: none;
  }
`;

/* On a phone each figure is a line of its own, with its meaning beside it. */
const Strip = styled.dl`
  display: grid;
  border-block-end: ${hair};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Figure = styled.div`
  display: flex;
  flex-direction: row-reverse;
  justify-content: flex-end;
  align-items: baseline;
  padding-block: ${tokens.space.half};
  border-block-start: ${hair};
  ${media.tablet} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${tokens.space.hair};
    padding: ${tokens.space.one} ${tokens.space.one} ${tokens.space.oneHalf} 0;
    /* The last one fills the rest of its row. */
    &:last-child {
      grid-column: 2 / -1;
    }
  }
  ${media.desktop} {
    &:last-child {
      grid-column: auto;
    }
    & + & {
      padding-inline-start: ${tokens.space.oneHalf};
      border-inline-start: ${hair};
    }
  }
`;

const Sum = styled.dd`
  flex: none;
  width: ${tokens.size.choice};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.title};
  line-height: ${tokens.leading.heading};
  font-feature-settings: 'lnum';
  ${media.tablet} {
    width: auto;
    font-size: ${tokens.type.section};
  }
`;

const What = styled.dt`
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
`;

/** The headline. */
export function Opening() {
  const { eyebrow, headline, lede } = home.hero;
  return (
    <PageHeading
      eyebrow={eyebrow}
      size="hero"
      title={
        <>
          {headline.before}
          <em>{headline.emphasis}</em>
          {headline.after}
        </>
      }
      lede={lede}
    />
  );
}

/** The first two things to do. */
export function HeroLinks() {
  const { ask, work } = home.hero;
  return (
    <Row>
      <LinkButton href={ask.href} variant="primary">
        {ask.name}
      </LinkButton>
      <LinkButton href={work.href}>{work.name}</LinkButton>
    </Row>
  );
}

const { figure } = home.hero;

/** The second curve, beside the headline. */
export function Drawn() {
  return (
    <Drawing>
      <Curve label={figure.label} words={figure} drawsIn />
    </Drawing>
  );
}

/** The same on a phone, below the answer. */
export function DrawnOnPhones() {
  return (
    <DrawingOnPhones>
      <Curve label={figure.label} words={figure} />
    </DrawingOnPhones>
  );
}

/** The five figures of the hero. */
export function Figures() {
  return (
    <Stack $gap="one">
      <Strip aria-label={home.stats.label}>
        {home.stats.items.map((item) => (
          <Figure key={item.label}>
            <What>{item.label}</What>
            <Sum>{item.figure}</Sum>
          </Figure>
        ))}
      </Strip>
      <Muted>{home.stats.note}</Muted>
    </Stack>
  );
}
