// The cap table as columns, one for each stage: each holder keeps the place and the color in all of them.
import { useId } from 'react';
import { styled } from 'styled-components';
import { labMap as words } from '#content/labMap.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Row } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import type { CapTable, Company, Holding } from './capTable.ts';
import { stageName } from './mapTables.ts';
import { percentOf } from './money.ts';

/* The drawing is as wide as its column; this is the height of its columns, with a line of labels under them. */
const height = 240;
const under = 28;
/** Above this part there is room for its figure in the column. */
const roomy = 0.075;

const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  break-inside: avoid;
`;
const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  fill: ${tokens.color.muted};
  line {
    stroke: ${tokens.color.strong};
  }
  rect {
    print-color-adjust: exact;
    stroke: ${tokens.color.background};
    stroke-width: 1;
  }
  [data-tone='holder'] {
    fill: ${tokens.color.accent};
  }
  [data-tone='pool'] {
    fill: ${tokens.color.hairline};
  }
  [data-tone='note'] {
    fill: ${tokens.color.mint};
  }
  [data-tone='round'] {
    fill: ${tokens.color.indigo};
  }
  .figure {
    fill: ${tokens.color.onAccent};
  }
  .figure[data-on='pool'] {
    fill: ${tokens.color.text};
  }
  ${media.forced} {
    fill: CanvasText;
    rect {
      fill: Canvas !important;
      stroke: CanvasText;
    }
    .figure {
      fill: CanvasText !important;
    }
  }
`;
const Key = styled.span<{ $tone: Holding['kind'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
  &::before {
    content: '';
    width: 0.75em;
    height: 0.75em;
    border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
    background: ${(p) =>
      ({
        holder: tokens.color.accent,
        pool: tokens.color.hairline,
        note: tokens.color.mint,
        round: tokens.color.indigo,
      })[p.$tone]};
    print-color-adjust: exact;
  }
`;

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Where each part begins, from the axis upward, in the order of the last column. */
function stacked(holdings: readonly Holding[]) {
  let below = 0;
  return holdings.map((holding) => {
    const at = below;
    below += holding.part;
    return { ...holding, at };
  });
}

/** The drawing, and its key in the order from bottom to top. */
export function CapFigure({ company, table }: { company: Company; table: CapTable }) {
  const id = useId();
  const { stages } = table;
  const width = 1 / stages.length;
  const last = stages.at(-1)?.holdings ?? [];
  const text = stages
    .map((stage) =>
      fillIn(words.result.describe, {
        stage: stageName(stage, company),
        holdings: stage.holdings.map(({ name, part }) => `${name} ${percentOf(part)}`).join(', '),
      }),
    )
    .join(' ');
  return (
    <Figure aria-labelledby={`${id}-heading`}>
      <Heading level={3} id={`${id}-heading`}>
        {words.result.figure}
      </Heading>
      <Drawing
        height={height + under}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, which takes the theme and prints
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{words.result.figure}</title>
        <desc id={`${id}-text`}>{text}</desc>
        {stages.map((stage, place) => (
          <g key={stage.round ?? 'start'}>
            {stacked(stage.holdings).map(({ key, kind, part, at }) => (
              <g key={key}>
                <rect
                  data-tone={kind}
                  x={percent(width * (place + 0.12))}
                  width={percent(width * 0.76)}
                  y={height * (1 - at - part)}
                  height={height * part}
                />
                {part < roomy ? null : (
                  <text
                    className="figure"
                    data-on={kind}
                    x={percent(width * (place + 0.5))}
                    y={height * (1 - at - part / 2) + 4}
                    textAnchor="middle"
                  >
                    {Math.round(100 * part)}
                  </text>
                )}
              </g>
            ))}
            <text x={percent(width * (place + 0.5))} y={height + under - 8} textAnchor="middle">
              {stageName(stage, company).slice(0, 10)}
            </text>
          </g>
        ))}
        <line x1={0} x2="100%" y1={height} y2={height} />
      </Drawing>
      <Row $gap="one">
        {last.map(({ key, name, kind, part }) => (
          <Key key={key} $tone={kind}>
            {name} {percentOf(part)}
          </Key>
        ))}
      </Row>
    </Figure>
  );
}
