// A small table of figures within a text: its caption above, hairlines between rows, figures flush right in mono.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

/** Scrolls within itself where the page is narrower than the table; reachable by key for that reason. */
const Frame = styled.section`
  overflow-x: auto;
  border-block: ${tokens.line.hair} solid ${tokens.color.strong};
  /* A shade at the edge beyond which there is more; at the end the ground has moved over it. */
  background:
    linear-gradient(to left, ${tokens.color.background} 50%, transparent) right /
      ${tokens.space.two} 100% no-repeat local,
    linear-gradient(to left, ${tokens.color.strong}, transparent) right / ${tokens.space.one} 100%
      no-repeat scroll;
  ${media.print} {
    background: none;
    break-inside: avoid;
  }
`;

const Sheet = styled.table`
  width: 100%;
  font-family: ${tokens.font.text};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  caption {
    padding-block: ${tokens.space.snug};
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    text-align: start;
    color: ${tokens.color.muted};
  }
  th,
  td {
    padding: ${tokens.space.half} ${tokens.space.snug} ${tokens.space.half} 0;
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${tokens.weight.medium};
  }
  thead th {
    color: ${tokens.color.muted};
    vertical-align: bottom;
  }
  tbody th:not([data-numeric]) {
    min-width: 5.5em;
  }
  [data-numeric] {
    font-family: ${tokens.font.mono};
    text-align: end;
  }
  tbody [data-numeric] {
    white-space: nowrap;
  }
  ${media.tablet} {
    th,
    td {
      padding-inline-end: ${tokens.space.one};
    }
    tbody th:not([data-numeric]) {
      min-width: 9em;
    }
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
`;

export type DataTableProps = {
  caption: string;
  /** null is an empty corner. */
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  /** Columns of figures. */
  numeric: readonly boolean[];
};

/** The first cell of a row names it. */
export function DataTable({ caption, head, rows, numeric }: DataTableProps) {
  const captionId = useId();
  const mark = (column: number) => (numeric[column] === true ? '' : undefined);
  return (
    <Frame aria-labelledby={captionId} tabIndex={0}>
      <Sheet>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => {
              const Cell = cell === null ? 'td' : 'th';
              return (
                <Cell
                  key={column}
                  scope={cell === null ? undefined : 'col'}
                  data-numeric={mark(column)}
                >
                  {cell}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" data-numeric={mark(column)}>
                    {cell}
                  </th>
                ) : (
                  <td key={column} data-numeric={mark(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Frame>
  );
}
