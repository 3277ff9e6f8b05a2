// What the map says, as texts: for the page, and for the file.
import { labMap as words } from '#content/labMap.ts';
import { rowKinds, rowsOf } from '#machines/dilutionMap.machine.ts';
import type { MapRow } from '#machines/dilutionMap.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { capTable } from './capTable.ts';
import type { CapTable, Company, Stage } from './capTable.ts';
import { countOf, moneyOf, percentOf, priceOf } from './money.ts';
import { nameOf, readRows } from './rows.ts';
import { storms } from './storms.ts';

const { result } = words;

/** The name of a stage: the start, or its round. */
export const stageName = ({ round }: Stage, company: Company) =>
  round === null ? result.start : (company.rounds[round]?.name ?? '');

export type MapFindings =
  | { kind: 'waiting'; sentence: string }
  | { kind: 'impossible'; sentence: string }
  | { kind: 'map'; company: Company; table: CapTable };

/** The map of these rows, or the sentence that says what keeps it from being drawn. */
export function findingsOf(rows: readonly MapRow[]): MapFindings {
  const { company, missing } = readRows(rows);
  const { nobody, one, many } = words.missing;
  if (company === null)
    return {
      kind: 'waiting',
      sentence: missing === 0 ? nobody : missing === 1 ? one : fillIn(many, { count: missing }),
    };
  const table = capTable(company, result.pool);
  if ('stages' in table) return { kind: 'map', company, table };
  const round = company.rounds[table.round]?.name ?? '';
  return { kind: 'impossible', sentence: fillIn(words.problems[table.of], { round }) };
}

const partAt = (stage: Stage, key: string) => {
  const holding = stage.holdings.find((one) => one.key === key);
  return holding === undefined ? '' : percentOf(holding.part);
};

/** Who holds what after each round: a column for each stage, and the prices below. */
export function shareTable(company: Company, { stages }: CapTable) {
  const last = stages.at(-1)?.holdings ?? [];
  return {
    head: [words.sale.of, ...stages.map((stage) => stageName(stage, company))],
    rows: [
      ...last.map(({ key, name }) => [name, ...stages.map((stage) => partAt(stage, key))]),
      [result.total, ...stages.map(({ total }) => countOf(total))],
      [result.price, ...stages.map(({ price }) => (price === null ? '' : priceOf(price)))],
      [result.after, ...stages.map(({ after }) => (after === null ? '' : moneyOf(after)))],
    ],
  };
}

const shown = (of: 'note' | 'pool' | 'preference', value: number) =>
  of === 'preference' ? moneyOf(value) : percentOf(value);

/** What each clause costs, most expensive first; no rows where there is no clause. */
export function stormTable(company: Company) {
  return {
    head: [words.storms.clause, words.storms.withIt, words.storms.without],
    rows: storms(company, result.pool)
      .toSorted((one, other) => other.without / other.withIt - one.without / one.withIt)
      .map(({ of, name, withIt, without }) => [
        fillIn(words.storms[of], { name }),
        shown(of, withIt),
        shown(of, without),
      ]),
  };
}

/** What was entered, by group: for a sheet that cannot be changed. */
export function enteredTables(rows: readonly MapRow[]) {
  return rowKinds.flatMap((kind) => {
    const group = words.groups[kind];
    const here = rowsOf(rows, kind);
    if (here.length === 0) return [];
    const fields: readonly {
      id: string;
      label: string;
      options?: readonly { id: string; label: string }[];
    }[] = group.fields;
    return [
      {
        caption: group.title,
        head: fields.map(({ label }) => label),
        rows: here.map((row, at) =>
          fields.map(({ id, options }) => {
            const typed = row.fields[id] ?? '';
            if (id === 'name') return nameOf(row, at);
            return options === undefined
              ? typed
              : ((options.find((option) => option.id === typed) ?? options[0])?.label ?? '');
          }),
        ),
      },
    ];
  });
}
