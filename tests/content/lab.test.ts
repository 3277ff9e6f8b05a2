// The lab's tools have the words of their worksheets: one wording, two places.
import { describe, expect, it } from 'vitest';
import { labCanvas } from '#content/labCanvas.ts';
import { labLedger } from '#content/labLedger.ts';
import { labPremortem } from '#content/labPremortem.ts';
import { labTimer } from '#content/labTimer.ts';
import { labTriage } from '#content/labTriage.ts';
import { documents } from '#content/validate.ts';
import type { Block, Inline } from '#content/schema.publications.ts';

const blocksOf = (file: string) =>
  documents.flatMap((one) =>
    one.file === `content/files/${file}.md` ? (one.value as { blocks: Block[] }).blocks : [],
  );
const plain = (words: readonly Inline[]): string =>
  words
    .map((word) =>
      typeof word === 'string'
        ? word
        : plain('strong' in word ? word.strong : 'emphasis' in word ? word.emphasis : []),
    )
    .join('');
const tablesOf = (file: string) =>
  blocksOf(file).flatMap((block) =>
    typeof block !== 'string' && block.kind === 'table'
      ? [{ head: block.head.map(plain), rows: block.rows.map((row) => row.map(plain)) }]
      : [],
  );
const listsOf = (file: string) =>
  blocksOf(file).flatMap((block) =>
    typeof block !== 'string' && block.kind === 'list' ? [block.items.map(plain)] : [],
  );
const saysOf = (file: string) => JSON.stringify(blocksOf(file)).replaceAll('\\"', '"');

describe('the second curve timer', () => {
  const [questions, readings] = tablesOf('second-curve-timer');
  it('asks the twelve questions of the worksheet', () => {
    expect(questions?.rows.map(([number, question]) => [number, question])).toEqual(
      labTimer.questions.map(({ text }, place) => [String(place + 1), text]),
    );
    expect(questions?.head.slice(2, 4)).toEqual([labTimer.before, labTimer.now]);
  });
  it('reads the count as the worksheet does', () => {
    expect(readings?.rows).toEqual(
      Object.values(labTimer.readings).map(({ range, text }) => [range, text]),
    );
  });
  it('counts double what the worksheet counts double, and has its warning', () => {
    const doubles = labTimer.questions.flatMap(({ countsDouble }, place) =>
      countsDouble ? [place + 1] : [],
    );
    expect(doubles).toEqual([1, 9, 12]);
    expect(saysOf('second-curve-timer')).toContain('Questions 1, 9 and 12 count double');
    expect(saysOf('second-curve-timer')).toContain(labTimer.warning);
  });
  it('asks for the same lines to be written down', () => {
    for (const line of labTimer.writeDown.lines)
      expect(saysOf('second-curve-timer')).toContain(`${line}: _`);
  });
});

describe('the assumption canvas', () => {
  const [grid, quarter] = tablesOf('assumption-canvas');
  it('has the nine fields of the worksheet', () => {
    expect(grid?.head.slice(1)).toEqual(labCanvas.evidence.map(({ label }) => label));
    expect(grid?.rows.map(([name]) => name)).toEqual(labCanvas.stakes.map(({ label }) => label));
    expect(grid?.rows[0]?.[3]).toBe(labCanvas.corner);
  });
  it('has the lines of its quarter', () => {
    expect(quarter?.head).toEqual([
      labCanvas.quarter.assumption,
      ...labCanvas.quarter.fields.map(({ label }) => label),
    ]);
  });
  it('knows the same ways to find out, in their order', () => {
    expect(listsOf('assumption-canvas')[0]).toEqual(labCanvas.help.ways);
  });
});

describe('the signal triage', () => {
  const [questions, log] = tablesOf('signal-triage');
  it('asks the four questions of the worksheet, with their examples', () =>
    expect(questions?.rows.map(([, ...cells]) => cells)).toEqual(
      labTriage.questions.map(({ text, yes, no }) => [text, yes, no]),
    ));
  it('has the columns of its log', () =>
    expect(log?.head).toEqual([
      labTriage.log.date,
      labTriage.log.signal,
      ...labTriage.fields.map(({ label }) => label),
    ]));
});

describe('the decision ledger', () => {
  const [ledger] = tablesOf('decision-ledger');
  const year = tablesOf('decision-ledger').at(-1);
  it('has the columns of the worksheet', () =>
    expect(ledger?.head).toEqual([
      labLedger.lines.date,
      ...labLedger.fields.map(({ label }) => label),
      labLedger.lines.came,
    ]));
  it('reads the year in the four fields of the worksheet', () => {
    expect(year?.head.slice(1)).toEqual([labLedger.reason.expected, labLedger.reason.other]);
    expect(year?.rows).toEqual([
      [labLedger.result.good, ...labLedger.year.fields.slice(0, 2).map(({ text }) => text)],
      [labLedger.result.bad, ...labLedger.year.fields.slice(2).map(({ text }) => text)],
    ]);
  });
});

describe('the reverse pre-mortem', () => {
  const [week] = tablesOf('reverse-premortem');
  it('plans the week in the columns of the worksheet', () =>
    expect(week?.head).toEqual([
      labPremortem.plan.what,
      ...labPremortem.plan.fields.map(({ label }) => label),
    ]));
  it('looks for the sentences of the worksheet', () => {
    for (const { label } of labPremortem.signs.options)
      expect(saysOf('reverse-premortem')).toContain(label);
  });
});
