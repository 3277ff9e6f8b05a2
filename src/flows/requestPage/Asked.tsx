// What was asked, line by line.
import { styled } from 'styled-components';
import { requestPage } from '#content/requestPage.ts';
import type { AskedRequest } from '#machines/requestPage.machine.ts';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { askedOf } from './asked.ts';

const Lines = styled.dl`
  display: grid;
  margin: 0;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Line = styled.div`
  display: grid;
  gap: ${tokens.space.hair} ${tokens.space.two};
  padding-block: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: baseline;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;
const Label = styled.dt`
  color: ${tokens.color.muted};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
`;
const Value = styled.dd`
  margin: 0;
  min-width: 0;
  max-width: ${tokens.measureReading};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

type AskedProps = {
  request: AskedRequest;
  /** What is said to another reader than its member: of its slot, and where there are no words. */
  slotLabel?: string;
  nothing?: string;
};

/** Every line of the form that was answered. */
export function Asked({ request, slotLabel, nothing = requestPage.asked.nothing }: AskedProps) {
  const lines = askedOf(request, slotLabel);
  if (lines.length === 0) return <Muted>{nothing}</Muted>;
  return (
    <Lines>
      {lines.map(({ label, value }) => (
        <Line key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Line>
      ))}
    </Lines>
  );
}
