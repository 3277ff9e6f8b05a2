// The lines of the ledger: what was expected, and what came. None can be changed.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isDue } from '#machines/decisionLedger.machine.ts';
import type { LedgerLine } from '#machines/decisionLedger.machine.ts';
import { labLedger as words } from '#content/labLedger.ts';
import { longDate } from '#flows/shared/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const Lines = styled.ol`
  display: grid;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  gap: ${tokens.space.one};
  padding-block: ${tokens.space.oneHalf};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  break-inside: avoid;
  overflow-wrap: anywhere;
`;
const Decision = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.lead};
  line-height: ${tokens.leading.snug};
`;
const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.snug} ${tokens.space.oneHalf};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: 1fr 2fr 1fr 2fr 2fr;
  }
  ${media.print} {
    grid-template-columns: 1fr 2fr 1fr 2fr 2fr;
  }
`;

const labelOf = (id: string) => words.fields.find((field) => field.id === id)?.label ?? '';

/** A day as it is read; what is no day as it was written. */
const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? longDate(text) : text);

function Came({ outcome }: Pick<LedgerLine, 'outcome'>) {
  if (outcome === null) return <Muted>{words.lines.awaited}</Muted>;
  return (
    <Stack $gap="hair">
      <span>{outcome.what}</span>
      <Muted>
        {words.result[outcome.result]}. {words.reason[outcome.reason]}.
      </Muted>
    </Stack>
  );
}

export type LedgerLinesProps = {
  lines: readonly LedgerLine[];
  /** Today, as in 2026-11-22; null while it is not known. */
  day: string | null;
  /** Undefined where the last column cannot be filled in. */
  onClose?: ((line: string) => void) | undefined;
  /** The line whose last column is being filled in, and the form for it. */
  closed?: string | null;
  closing?: ReactNode;
};

/** The ledger, oldest line first. */
export function LedgerLines({ lines, day, onClose, closed, closing }: LedgerLinesProps) {
  return (
    <Stack $gap="one">
      <Heading level={3}>{words.lines.title}</Heading>
      {lines.length === 0 ? (
        <Muted>{words.lines.empty}</Muted>
      ) : (
        <Lines>
          {lines.map((line) => (
            <Line key={line.id} data-line="" data-focus-group={line.id}>
              <Row $gap="one">
                <Eyebrow>{line.day === null ? words.lines.undated : longDate(line.day)}</Eyebrow>
                {isDue(line, day) ? <Badge tone="ember">{words.lines.due}</Badge> : null}
              </Row>
              <Decision>{line.decision}</Decision>
              <Facts>
                {(['owner', 'expect', 'knowBy', 'reverseIf'] as const).map((id) => (
                  <div key={id}>
                    <dt>{labelOf(id)}</dt>
                    <dd>{id === 'knowBy' ? dayOf(line[id]) : line[id]}</dd>
                  </div>
                ))}
                <div>
                  <dt>{words.lines.came}</dt>
                  <dd>
                    <Came outcome={line.outcome} />
                  </dd>
                </div>
              </Facts>
              {line.outcome === null && onClose !== undefined ? (
                <Row data-print="hide">
                  <Button size="small" onPress={() => onClose(line.id)}>
                    {words.lines.close}
                    <VisuallyHidden> {line.decision}</VisuallyHidden>
                  </Button>
                </Row>
              ) : null}
              {line.id === closed ? closing : null}
            </Line>
          ))}
        </Lines>
      )}
    </Stack>
  );
}
