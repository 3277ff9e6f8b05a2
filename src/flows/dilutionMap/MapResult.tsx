// The map that follows the rows: the cap table as a drawing and a table, the storms, and the proceeds of a sale.
import { styled } from 'styled-components';
import { labMap as words } from '#content/labMap.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { BarFigure } from '#ui/BarFigure.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { CapFigure } from './CapFigure.tsx';
import { shareTable, stormTable } from './mapTables.ts';
import type { MapFindings } from './mapTables.ts';
import { moneyOf } from './money.ts';
import type { CapTable, Company } from './capTable.ts';

const Result = styled(Stack)`
  min-width: 0;
`;

function Proceeds({ company, table }: { company: Company; table: CapTable }) {
  if (table.proceeds === null || company.sale === null) return null;
  const bars = table.proceeds.map(({ name, amount, isPreference }, at) => {
    const holder = isPreference ? fillIn(words.sale.preference, { holder: name }) : name;
    return {
      // Two rows may have the same name.
      label: table.proceeds?.some((one, other) => other < at && one.name === name)
        ? `${holder} (${at + 1})`
        : holder,
      value: amount,
      shown: moneyOf(amount),
    };
  });
  return (
    <BarFigure
      title={fillIn(words.sale.title, { price: moneyOf(company.sale) })}
      description={`${bars.map(({ label, shown }) => fillIn(words.sale.describe, { holder: label, amount: shown })).join('; ')}.`}
      unit={words.sale.unit}
      of={words.sale.of}
      bars={bars}
      tableLabel={words.sale.table}
    />
  );
}

/** The map, or what keeps it from being drawn. */
export function MapResult({ findings }: { findings: MapFindings }) {
  if (findings.kind === 'waiting')
    return (
      <Stack $gap="half">
        <Heading level={3}>{words.result.title}</Heading>
        <Muted as="output">{findings.sentence}</Muted>
      </Stack>
    );
  if (findings.kind === 'impossible')
    return (
      <Stack $gap="one">
        <Heading level={3}>{words.result.title}</Heading>
        <Notice tone="error" live title={findings.sentence} />
      </Stack>
    );
  const { company, table } = findings;
  const shares = shareTable(company, table);
  const clauses = stormTable(company);
  const numeric = shares.head.map((_, at) => at > 0);
  return (
    <Result $gap="two">
      <CapFigure company={company} table={table} />
      <DataTable
        caption={words.result.share}
        head={shares.head}
        rows={shares.rows}
        numeric={numeric}
      />
      {clauses.rows.length === 0 ? null : (
        <Stack $gap="half">
          <Heading level={3}>{words.storms.title}</Heading>
          <DataTable
            caption={words.storms.text}
            head={clauses.head}
            rows={clauses.rows}
            numeric={[false, true, true]}
          />
        </Stack>
      )}
      <Proceeds company={company} table={table} />
      <Muted>{words.warning}</Muted>
    </Result>
  );
}
