// The dilution weather map as Markdown among the downloads, or on paper.
import { fromPromise } from 'xstate';
import { labMap as words } from '#content/labMap.ts';
import type { MapRow } from '#machines/dilutionMap.machine.ts';
import type { HandOutRequest } from '#machines/handOut.machine.ts';
import { cell, document, handOutAs, table } from '#adapters/files/sheetText.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { enteredTables, findingsOf, shareTable, stormTable } from '../mapTables.ts';
import type { MapFindings } from '../mapTables.ts';
import { moneyOf } from '../money.ts';

/** The result, or the sentence that says why there is none. */
function partsOf(findings: MapFindings): (readonly string[])[] {
  if (findings.kind !== 'map') return [[findings.sentence]];
  const { company, table: computed } = findings;
  const shares = shareTable(company, computed);
  const clauses = stormTable(company);
  const { proceeds } = computed;
  return [
    [`## ${words.result.title}`],
    table(shares.head, shares.rows),
    ...(clauses.rows.length === 0
      ? []
      : [[`## ${words.storms.title}`], [words.storms.text], table(clauses.head, clauses.rows)]),
    ...(proceeds === null
      ? []
      : [
          [`## ${fillIn(words.sale.title, { price: moneyOf(company.sale ?? 0) })}`],
          table(
            [words.sale.of, words.sale.unit],
            proceeds.map(({ name, amount, isPreference }) => [
              isPreference ? fillIn(words.sale.preference, { holder: name }) : name,
              moneyOf(amount),
            ]),
          ),
        ]),
  ];
}

/** The map as Markdown. `day` as in 2026-11-22. */
export const mapText = ({ rows }: { rows: readonly MapRow[] }, day: string): string =>
  document(
    ['# Dilution weather map', '', day],
    ...partsOf(findingsOf(rows)),
    [`## ${words.entered}`],
    ...enteredTables(rows).flatMap(({ caption, head, rows: lines }) => [
      [cell(caption)],
      table(head, lines),
    ]),
    [words.warning],
  );

/** Port `handOutSheet` of the map. */
export const handOutMap = fromPromise<string | null, HandOutRequest>(
  async ({ input: { as, sheet } }) =>
    handOutAs(as, 'dilution-weather-map', (day) =>
      mapText(sheet as { rows: readonly MapRow[] }, day),
    ),
);
