// The page's own furniture: the main column, its heading, its numbered sections.
import { useId, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { Display, Eyebrow, Heading, Lede, Sentence } from './Text.tsx';
import { media, tokens } from './tokens.ts';

/** Full width up to the site's measure, with the page's margins: for header, footer and main alike. */
export const Column = styled.div`
  width: 100%;
  max-width: calc(${tokens.maxWidth} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding-inline: ${tokens.space.gutter};
`;

const Main = styled(Column)`
  padding-block: ${tokens.space.three} ${tokens.space.section};
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.section};
  ${media.tablet} {
    padding-block-start: ${tokens.space.four};
  }
`;

export type PageProps = { children: ReactNode };

/** A page's content, inside the shell's `main` landmark. */
export function Page({ children }: PageProps) {
  return <Main>{children}</Main>;
}

/** The container of a page's heading. */
export const HeadingGroup = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.one};
  max-width: ${tokens.size.heading};
`;

export type PageHeadingProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  lede?: string | undefined;
  size?: 'display' | 'hero';
  /** The `h1` itself, so that a new step can hand it the focus. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The page's `h1` with its eyebrow and lede. */
export function PageHeading({ eyebrow, title, lede, size = 'display', ref }: PageHeadingProps) {
  return (
    <HeadingGroup>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Display $size={size} tabIndex={-1} ref={ref}>
        {title}
      </Display>
      {lede ? (
        <Lede>
          <Sentence text={lede} />
        </Lede>
      ) : null}
    </HeadingGroup>
  );
}

const SectionBox = styled.section`
  scroll-margin-block-start: ${tokens.space.four};
`;

const PlainHead = styled.div`
  margin-block-end: ${tokens.space.two};
`;

/** The number's column and the heading's. */
const columns = css`
  display: grid;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    column-gap: ${tokens.space.oneHalf};
  }
`;

const SectionHead = styled.div`
  ${columns}
  row-gap: ${tokens.space.half};
  align-items: baseline;
  margin-block-end: ${tokens.space.two};
`;

const UnderHeading = styled.div`
  ${columns}
  > * {
    grid-column: -2;
  }
`;

export type SectionProps = {
  /** The number in its label: 2 reads "02". */
  number?: number;
  /** The text after the number: "Modes of Impact". */
  label?: string;
  title: ReactNode;
  children: ReactNode;
  id?: string;
  /** For running text instead of a grid: it is placed under its heading, not under its number. */
  isText?: boolean;
};

/** A numbered section: "02 / Modes of Impact" in mono, then its `h2`. */
export function Section({ number, label, title, children, id, isText = false }: SectionProps) {
  const headingId = useId();
  const count = number === undefined ? '' : String(number).padStart(2, '0');
  const mark = [count, label].filter(Boolean).join(' / ');
  return (
    <SectionBox id={id} aria-labelledby={headingId}>
      {mark ? (
        <SectionHead>
          <Eyebrow>{mark}</Eyebrow>
          <Heading id={headingId}>{title}</Heading>
        </SectionHead>
      ) : (
        <PlainHead>
          <Heading id={headingId}>{title}</Heading>
        </PlainHead>
      )}
      {isText ? <UnderHeading>{children}</UnderHeading> : children}
    </SectionBox>
  );
}
