// The signals report facts: each figure has a source in docs/sources.md, and no date lies in the future.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../tools/content/markdown.mjs';
import { readCollection } from '../../tools/content/collections.mjs';
import { root } from '../house/source.ts';
import { claimsOf, datesAfter, datesIn, figuresIn, longSentences, unsourced } from './figures.ts';

/** The day of the build that these texts were written for. A new issue moves it. */
const builtOn = '2026-11-26';

const signals = [...readCollection(root, 'signals'), ...readCollection(root, 'premium')].filter(
  ({ front }) => front['category'] === 'Next Curve',
);

/** A block without its words is a heading or a table: `plainText` knows them all. */
const isSources = (block: unknown) =>
  typeof block === 'object' && block !== null && 'id' in block && block.id === 'sources';

/** The text above the list of sources, with title and excerpt. */
const saidIn = ({ front, blocks }: (typeof signals)[number]) => {
  const end = blocks.findIndex(isSources);
  return [
    String(front['title']),
    String(front['excerpt']),
    plainText(end < 0 ? blocks : blocks.slice(0, end)),
  ].join(' ');
};

/** How long the signals of a folder are. */
const lengths = (shelf: string) =>
  signals.filter(({ collection }) => collection === shelf).map(({ words }) => words);

const claims = claimsOf(readFileSync(join(root, 'docs/sources.md'), 'utf8'));

describe('docs/sources.md', () => {
  it('has a section for each signal and for nothing else', () => {
    expect([...claims.keys()].toSorted()).toEqual(signals.map(({ slug }) => slug).toSorted());
  });

  it('names place, document and check of each claim', () => {
    for (const [id, rows] of claims)
      for (const { claim, where, document, checked } of rows) {
        expect([where, document].includes(''), `${id}: ${claim}`).toBe(false);
        expect(checked, `${id}: ${claim}`).toMatch(
          /^(?:read|reported|law|law, read|computed|example)$/,
        );
      }
  });
});

describe.each(signals.map((signal) => [signal.slug, signal] as const))('%s', (id, signal) => {
  const said = saidIn(signal);
  const date = String(signal.front['date']);

  it('has a source for each figure', () => {
    expect(unsourced(said, claims.get(id) ?? [])).toEqual([]);
  });

  it('makes each claim that is listed for it', () => {
    const figures = new Set(figuresIn(said));
    const stray = (claims.get(id) ?? [])
      .filter(({ claim }) => figuresIn(claim).length > 0)
      .filter(({ claim }) => !figuresIn(claim).some((figure) => figures.has(figure)))
      .map(({ claim }) => claim);
    expect(stray).toEqual([]);
  });

  it('says how it could be wrong, and ends with its sources', () => {
    expect(signal.source).toContain('\n**The test.** ');
    const end = signal.blocks.findIndex(isSources);
    expect(end).toBe(signal.blocks.length - 2);
    expect(signal.blocks.at(-1)).toMatchObject({ kind: 'list', ordered: false });
  });

  it('names no date after its own, and is not dated after the build', () => {
    expect(datesAfter(said, date)).toEqual([]);
    expect(date <= builtOn).toBe(true);
  });

  it('keeps its sentences under 40 words', () => {
    const prose = signal.source
      .split('\n')
      .filter((line) => !/^(?:\||- )/.test(line))
      .join('\n');
    expect(prose.split(/\n+/).flatMap((line) => longSentences(line, 39))).toEqual([]);
  });
});

it('no month has more than two issues', () => {
  const issues = [...new Set(signals.map(({ front }) => String(front['date'])))];
  for (const issue of issues)
    expect(
      issues.filter((date) => date.slice(0, 7) === issue.slice(0, 7)).length,
      issue,
    ).toBeLessThanOrEqual(2);
});

it('premium signals are longer than free ones', () => {
  expect(Math.min(...lengths('premium'))).toBeGreaterThan(1.5 * Math.max(...lengths('signals')));
});

describe('the checks notice', () => {
  const rows = claimsOf(
    '# S\n\n## a-signal\n\n| Claim | Where | Document | Checked |\n| --- | --- | --- | --- |\n| $1,500 in 2009 | fact | A law | law |\n',
  ).get('a-signal');

  it('a figure without a source', () => {
    expect(unsourced('It cost $1,500.00 in 2009.', rows ?? [])).toEqual([]);
    expect(unsourced('It cost $1,600 in 2009, or 15 percent more.', rows ?? [])).toEqual([
      '1600',
      '15',
    ]);
  });

  it('a date after a day', () => {
    const text = 'On May 3, 2026, in June 2026, in 2027 and since 2025; 2,100 units for $2100.';
    expect(datesIn(text)).toEqual([
      '2026-05-03',
      '2026-06-01',
      '2026-01-01',
      '2026-01-01',
      '2027-01-01',
      '2025-01-01',
    ]);
    expect(datesAfter(text, '2026-05-02')).toEqual(['2026-05-03', '2026-06-01', '2027-01-01']);
  });

  it('a long sentence', () => {
    expect(longSentences('One two three. Four five.', 2)).toEqual(['One two three.']);
  });
});
