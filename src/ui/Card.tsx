// A content item: an article, labeled by its heading, with a plate above it where there is one.
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Eyebrow, Heading, type HeadingLevel } from './Text.tsx';
import { TextLink } from './LinkButton.tsx';
import { coveringLink, panel } from './panel.ts';
import { media, tokens } from './tokens.ts';

const Box = styled.article<{ $linked: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  ${panel}
  overflow: hidden;
  ${media.pointer} {
    ${(p) => (p.$linked ? `&:hover { border-color: ${tokens.color.controlBorder}; }` : '')}
  }
  :is(h2, h3, h4) {
    ${coveringLink}
  }
`;
const Figure = styled.div`
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.half};
  padding: ${tokens.space.oneHalf};
`;
const Words = styled.div`
  color: ${tokens.color.muted};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.text};
  p {
    max-width: ${tokens.measure};
  }
  &:not(:last-child) {
    padding-block-end: ${tokens.space.half};
  }
`;
const Foot = styled.div`
  position: relative;
  z-index: ${tokens.z.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.half} ${tokens.space.one};
  margin-block: auto calc(-1 * ${tokens.space.half});
  padding-block-start: ${tokens.space.half};
  border-block-start: ${tokens.line.hair} dashed ${tokens.color.hairline};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
  pointer-events: none;
  line-height: ${tokens.leading.snug};
  > * {
    min-width: 0;
    max-width: 100%;
    pointer-events: auto;
  }
  /* Buttons stay beside the reason, however long it is. */
  &:has(button) {
    flex-wrap: nowrap;
    > :not(:first-child) {
      flex: none;
    }
  }
`;
const Action = styled.div`
  position: relative;
  z-index: ${tokens.z.raised};
  margin-block: auto calc(-1 * ${tokens.space.one});
  /* The line over both is at the same height as the neighbor's. */
  ${Foot} + & {
    margin-block-start: 0;
  }
`;
/* Its button is pressed wherever the card is. */
const Press = styled.div`
  display: grid;
  margin-block-start: ${tokens.space.one};
  > button:not(:disabled)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* A pressed button that moves would take the overlay over the card with it, and the press would miss it. */
  > button:not(:disabled, [data-pending]):active {
    transform: none;
  }
`;

export type CardProps = {
  /** Its heading, which names the article. */
  heading?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Makes the whole card a link, named by the heading. */
  href?: string | undefined;
  /** The mono line over the heading. */
  eyebrow?: ReactNode;
  /** A Plate. */
  plate?: ReactNode;
  children?: ReactNode;
  /** The line at its foot: a reason, buttons. */
  footer?: ReactNode;
  /** The action at the foot of the card: a TextLink of tone `action`, or a button. */
  action?: ReactNode;
  /** A button at its foot, for which the whole card is a target. */
  button?: ReactNode;
  id?: string | undefined;
};

/** A card. */
export function Card({
  heading,
  headingLevel = 3,
  href,
  eyebrow,
  plate,
  children,
  footer,
  action,
  button,
  id,
}: CardProps) {
  const headingId = useId();
  return (
    <Box
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      $linked={href !== undefined || button !== undefined}
    >
      {plate ? <Figure>{plate}</Figure> : null}
      <Body>
        {eyebrow ? <Eyebrow as="div">{eyebrow}</Eyebrow> : null}
        {heading ? (
          <Heading level={headingLevel} look={3} id={headingId}>
            {href ? <TextLink href={href}>{heading}</TextLink> : heading}
          </Heading>
        ) : null}
        {children ? <Words>{children}</Words> : null}
        {footer ? <Foot>{footer}</Foot> : null}
        {action ? <Action>{action}</Action> : null}
        {button ? <Press>{button}</Press> : null}
      </Body>
    </Box>
  );
}

/** Cards that share their borders, like the cells of a table: for a grid that is read as one thing. */
export const CardTable = styled.div<{ $columns?: 2 | 3 | 4 }>`
  display: grid;
  gap: ${tokens.line.hair};
  padding: ${tokens.line.hair};
  background: ${tokens.color.hairline};
  grid-template-columns: minmax(0, 1fr);
  > * {
    background: ${tokens.color.background};
    border: 0;
    border-radius: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${(p) => p.$columns ?? 3}, minmax(0, 1fr));
  }
`;
