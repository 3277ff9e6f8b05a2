// @vitest-environment happy-dom
// The lab's younger tools in this browser: read as far as they are valid, and written as Markdown.
import { beforeEach, describe, expect, test } from 'vitest';
import { labSamples } from '#content/labSamples.ts';
import type { LedgerLine } from '#machines/decisionLedger.machine.ts';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { toLedger } from '../../src/flows/decisionLedger/ports/draft.ts';
import { ledgerText } from '../../src/flows/decisionLedger/ports/handOut.ts';
import { toMap } from '../../src/flows/dilutionMap/ports/draft.ts';
import { mapText } from '../../src/flows/dilutionMap/ports/handOut.ts';
import { readSheet } from '../../src/flows/labAccess/ports/sheets.ts';
import { toPremortem } from '../../src/flows/reversePremortem/ports/draft.ts';
import { premortemText } from '../../src/flows/reversePremortem/ports/handOut.ts';
import { toTriage } from '../../src/flows/signalTriage/ports/draft.ts';
import { triageText } from '../../src/flows/signalTriage/ports/handOut.ts';
import { lineOf, sheetOf } from '../machines/signalTriage.kit.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);
const day = '2026-11-22';

describe('what is stored', () => {
  test('of the triage: lines without a signal are dropped, and a place without its signal is not taken', () => {
    const stored = { signal: ' ', place: 'noting', lines: [3, { id: 's1' }, lineOf('s4')] };
    expect(toTriage(stored)).toEqual(sheetOf({ signal: ' ', lines: [lineOf('s4')] }));
    expect(toTriage({ signal: 'x', place: 'stopped', stopped: { paid: 2, date: -1 } })).toEqual(
      sheetOf({ signal: 'x', stopped: { paid: 2, otherwise: 0, change: 0, date: 0 } }),
    );
    expect(toTriage({ signal: 'x', place: 'stopped', no: 'date' })).toMatchObject({ no: 'date' });
    expect(toTriage({ signal: 'x', place: 'paid', no: 'date' })).toMatchObject({ no: null });
  });
  test('of the ledger: half an outcome is none, and a line that is gone is not being closed', () => {
    const [line] = labSamples.ledger.lines;
    const half = { ...line, outcome: { what: 'x', result: 'good' } };
    expect(toLedger({ lines: [half, { id: 'd9' }], closing: { line: 'd7', what: 'x' } })).toEqual({
      entry: { decision: '', owner: '', expect: '', knowBy: '', reverseIf: '' },
      lines: [{ ...line, outcome: null }],
    });
    expect(
      toLedger({ lines: [half], closing: { line: 'd1', what: 'x', result: 'so' } }),
    ).toMatchObject({ closing: { line: 'd1', what: 'x', result: null, reason: null } });
  });
  test('of the method: a step that its sentences do not allow is not taken', () => {
    const { sentences, chosen } = labSamples.premortem;
    expect(toPremortem({ phase: 'planning', sentences, chosen }).phase).toBe('planning');
    expect(toPremortem({ phase: 'planning', sentences, chosen: ['f1', 'f9'] })).toMatchObject({
      phase: 'reading',
      chosen: ['f1'],
    });
    expect(toPremortem({ phase: 'reading', sentences: sentences.slice(0, 2) }).phase).toBe(
      'writing',
    );
  });
  test('of the map: rows of an unknown kind and fields that are no text are dropped', () => {
    const rows = [
      { id: 'r1', kind: 'hole' },
      { id: 'r2', kind: 'sale', fields: { price: '1', x: 2 } },
    ];
    expect(toMap({ rows })).toEqual({
      rows: [{ id: 'r2', kind: 'sale', fields: { price: '1' } }],
    });
  });
});

const store = (owner: string | null, draft: object) =>
  write(
    keys.labLedger,
    JSON.stringify({
      version: 2,
      drafts: [{ id: 'a', owner, visit: null, form: '', draft }],
    }),
  );

describe('for those whose plan has ended', () => {
  test('what a member saved is found, for nobody else', async () => {
    store('ada', { lines: labSamples.ledger.lines });
    expect(await readSheet('decision-ledger', 'ada')).toMatchObject({
      sheet: labSamples.ledger,
    });
    expect(await readSheet('decision-ledger', 'ben')).toBeNull();
    expect(await readSheet('decision-ledger', null)).toBeNull();
    expect(await readSheet('decision-ledger', undefined)).toBeNull();
    expect(await readSheet('dilution-weather-map', 'ada')).toBeNull();
  });
  test('a sheet without a line is nothing to read', async () => {
    store('ada', { entry: { decision: 'Half' } });
    expect(await readSheet('decision-ledger', 'ada')).toBeNull();
  });
});

describe('as Markdown', () => {
  test('the triage has its log, and what ended the others', () => {
    const line = { ...lineOf('s1'), signal: 'A | B\nC' };
    const stopped = { ...sheetOf().stopped, change: 3 };
    const text = triageText({ lines: [line], stopped }, day);
    expect(text).toContain('# Signal triage\n\n2026-11-22\n');
    expect(text).toContain('| 2026-11-22 | A \\| B C | The hospital | A permission |');
    expect(text).toContain('- Does it change a price, a permission or a habit? 3');
    expect(text).not.toContain('Did somebody pay');
  });
  test('the ledger has its columns, and its four fields once a line is closed', () => {
    const lines: readonly LedgerLine[] = labSamples.ledger.lines;
    const text = ledgerText({ lines }, day);
    expect(text).toContain(
      '| Date | Decision | Owner | We expect | We know by | We reverse it if | What happened |',
    );
    expect(text).toContain('Nobody compares us by price. (Result good. Reason as expected.) |');
    expect(text).toContain(
      '**Result good, reason differs:** You were lucky. Find out before the weather changes.\n\n- No second office',
    );
    expect(ledgerText({ lines: lines.slice(2) }, day)).not.toContain('Once a year');
  });
  test('the method has its week, and what else was written', () => {
    const text = premortemText(labSamples.premortem, day);
    expect(text).toContain('| What we did in the first month | Who did it |');
    expect(text).toContain('| Ana | Tuesday | An awkward quarter of an hour |');
    expect(text).toContain('## Also written\n\n- We hired the nurse who had tested it first');
    expect(text).toContain('- We called someone we had been too shy to call.');
    const few = premortemText({ ...labSamples.premortem, chosen: [], signs: [] }, day);
    expect(few).toContain(
      '- On the second Tuesday, Ana called the plant that had refused us (said twice)',
    );
    expect(few).not.toContain('Who did it');
  });
  test('the map has its table, its storms, its sale, and what was entered', () => {
    const text = mapText({ rows: labSamples.map }, day);
    // The shares before the pre-seed money are worth 72% of 4m: 2.88m. At a discount of 20% the note has 200k / 2.304m =
    // 8.68% of them, more than the 5% of its cap. The founders keep 0.72 × 91.32% = 65.75%, each half of it.
    expect(text).toContain('| Ada | 50.0% | 32.9% |');
    expect(text).toContain('| Price after |  | 4,000,000 EUR | 12,000,000 EUR |');
    expect(text).toContain('## The storms');
    expect(text).toContain('## Sold for 60,000,000 EUR');
    expect(text).toContain(
      '| Angel note | 200,000 | 4m | All notes as well (post-money SAFE) | 20 | 1 |',
    );
  });
  test('a map that cannot be drawn says why, and keeps what was entered', () => {
    const rows = [{ id: 'r1', kind: 'holder', fields: { shares: 'a million' } }] as const;
    const text = mapText({ rows }, day);
    expect(text).toContain('1 figure is still missing, or is not a number.');
    expect(text).toContain('| Holder 1 | a million | Shares |');
  });
});
