// The first of a section's items: wide, with its plate beside it.
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '#ui/LinkButton.tsx';
import { coveringLink, panel } from '#ui/panel.ts';
import { Plate } from '#ui/Plate.tsx';
import type { Look } from '#ui/plates/draw.ts';
import { Eyebrow, Heading } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { Tags } from './Points.tsx';
import { itemWords } from '#content/itemWords.ts';

const Box = styled.article`
  position: relative;
  display: grid;
  ${panel}
  overflow: hidden;
  ${media.pointer} {
    &:hover {
      border-color: ${tokens.color.controlBorder};
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Figure = styled.div`
  display: grid;
  align-content: center;
  background: ${tokens.color.sunk};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.desktop} {
    border-block-end: 0;
    border-inline-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;

const Body = styled.div`
  display: grid;
  align-content: center;
  gap: ${tokens.space.one};
  padding: ${tokens.space.two} ${tokens.space.oneHalf};
  ${media.desktop} {
    padding: ${tokens.space.two};
  }
  h3 {
    ${coveringLink}
  }
`;

const Words = styled.p`
  max-width: 31em;
  color: ${tokens.color.muted};
`;

export type FeatureProps = {
  look: Look;
  id: string;
  eyebrow: ReactNode;
  title: string;
  href: string;
  text: string;
  tags: readonly string[];
};

/** A wide card for one item. */
export function Feature({ look, id, eyebrow, title, href, text, tags }: FeatureProps) {
  const headingId = useId();
  return (
    <Box aria-labelledby={headingId}>
      <Figure>
        <Plate look={look} id={id} ratio={1.75} />
      </Figure>
      <Body>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={3} look={2} id={headingId}>
          <TextLink href={href}>{title}</TextLink>
        </Heading>
        <Words>{text}</Words>
        <Tags tags={tags} label={itemWords.subjects} />
      </Body>
    </Box>
  );
}
