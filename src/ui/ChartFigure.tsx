// A chart: its heading, the drawing with a sentence for screen readers, and the same as a table, on request and on paper.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { Heading } from './Text.tsx';
import { media, tokens } from './tokens.ts';

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  /* On paper the drawing is whole, and so is the table; the two may be on two pages. */
  ${media.print} {
    break-inside: auto;
  }
`;
const Whole = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  break-inside: avoid;
`;

/* The drawing is as wide as its column, and its type as large as the page's. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  fill: ${tokens.color.text};
  line {
    stroke: ${tokens.color.hairline};
  }
  rect {
    fill: ${tokens.color.accent};
    print-color-adjust: exact;
  }
  ${media.forced} {
    fill: CanvasText;
    rect {
      fill: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.hair};
    min-height: ${tokens.size.touch};
    font-size: ${tokens.type.small};
    color: ${tokens.color.muted};
    cursor: pointer;
  }
  summary:focus-visible {
    ${focusRing}
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  /* Paper cannot be opened: there the table is shown, without its opener. */
  ${media.print} {
    summary {
      display: none;
    }
    &::details-content {
      content-visibility: visible;
    }
  }
`;

export type ChartFigureProps = {
  title: string;
  /** Of the drawing and of the table: the title, with a unit where there is one. */
  caption?: string;
  /** The whole of it in a sentence, with its values. */
  description: string;
  /** Between the heading and the drawing: the unit, or a key. */
  legend: ReactNode;
  /** Under the drawing. */
  below?: ReactNode;
  /** Of the drawing, in pixels. */
  height: number;
  /** Opens the table. */
  tableLabel: string;
  table: Omit<DataTableProps, 'caption'>;
  /** What is drawn. */
  children: ReactNode;
};

/** The drawing, and under it the same as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, description, legend, below, height, tableLabel, table, children } = props;
  const { caption = title } = props;
  const id = useId();
  return (
    <Figure aria-labelledby={`${id}-heading`}>
      <Whole>
        <Heading level={3} look={3} id={`${id}-heading`}>
          {title}
        </Heading>
        {legend}
        <Drawing
          height={height}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, which takes the theme and prints
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
        >
          <title id={`${id}-title`}>{caption}</title>
          <desc id={`${id}-text`}>{description}</desc>
          {children}
        </Drawing>
        {below}
      </Whole>
      <Details>
        <summary>
          {tableLabel}
          <Icon name="chevron" small />
        </summary>
        <DataTable caption={caption} {...table} />
      </Details>
    </Figure>
  );
}
