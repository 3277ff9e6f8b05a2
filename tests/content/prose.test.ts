// The prose of the content and of what is rendered from it: plain American English, no turn of phrase that comes back,
// no sentence too long, nothing said twice, no figure without its source, no date that has not come.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { details } from '#content/details.ts';
import { isRecord, wordsIn } from '#content/findings.words.ts';
import type { Block } from '#content/schema.publications.ts';
import { documents, sources } from '#content/validate.ts';
import { plainText } from '../../tools/content/markdown.mjs';
import { root } from '../house/source.ts';
import { claimsOf, datesAfter, unsourced } from './figures.ts';
import { longIn, repeatedIn, retiredIn, sharedIn, type Said } from './prose.ts';

/** The day of the build that these texts were written for, injected: no test reads the clock. */
const builtOn = '2026-11-26';

/** What the specification fixes, by its heading, and is not plain American English: it stays to the letter. */
const fixed: readonly (readonly [string, string])[] = [
  ['1. What the product does and for whom', '12,000+ patents analysed'],
];
/** Without those, and without the wording of a contract's clauses, which is longer than a sentence of ours. */
const ours = (text: string) =>
  fixed
    .reduce((rest, [, words]) => rest.replaceAll(words, ''), text)
    .replaceAll(/What we would sign: “[^”]*”/g, '');

/** Names, addresses and values have no blank; what is read has one. */
const isRead = (text: string) => /[a-z]/.test(text) && text.includes(' ');

const isList = (block: Block) => typeof block !== 'string' && block.kind === 'list';
const isTable = (block: Block) => typeof block !== 'string' && block.kind === 'table';
const isSourcesHead = (block: Block) =>
  typeof block !== 'string' && block.kind === 'heading' && block.id === 'sources';

/** Each block of a text by itself; of lists each item; without tables and the list of sources, which are no sentences. */
function readingOf(place: string, blocks: readonly Block[]): Said[] {
  const end = blocks.findIndex(isSourcesHead);
  return (end < 0 ? blocks : blocks.slice(0, end)).flatMap((block) => {
    if (isTable(block)) return [];
    if (isList(block) && 'items' in block)
      return block.items.map((item) => ({
        place,
        text: plainText([{ kind: 'paragraph', words: item }]),
      }));
    return [{ place, text: plainText([block]) }];
  });
}

const blocksOf = (value: unknown): Block[] =>
  isRecord(value) && Array.isArray(value['blocks']) ? (value['blocks'] as Block[]) : [];

/** The modules, without those that repeat what Markdown and the items' own modules say. */
const repeating = ['details', 'answers', 'essays', 'signals', 'library', 'files', 'feed'].map(
  (name) => `content/${name}.ts`,
);
const modules: Said[] = sources
  .filter(({ file }) => !repeating.includes(file))
  .flatMap(({ file, value }) => [...wordsIn(file, value)])
  .filter(({ text }) => isRead(text))
  .map(({ file, path, text }) => ({ place: `${file} ${path}`, text: ours(text) }));

const markdown: Said[] = documents.flatMap(({ file, value }) => readingOf(file, blocksOf(value)));

/** The texts of items that are written in TypeScript. */
const items: Said[] = details
  .filter(({ kind }) => !['second-curve', 'next-curve', 'asyncq'].includes(kind))
  .flatMap(({ path, summary, body }) => [{ place: path, text: summary }, ...readingOf(path, body)]);

/** Tables and sources have spellings, too. */
const cells: Said[] = documents.flatMap(({ file, value }) => [
  { place: file, text: plainText(blocksOf(value).filter(isTable)) },
]);

/** The mails as they are rendered, as text. */
const mails: Said[] = [
  ...wordsIn(
    'server/mail/templates.json',
    JSON.parse(readFileSync(join(root, 'server/mail/templates.json'), 'utf8')),
  ),
]
  .filter(({ key, text }) => key !== 'html' && isRead(text))
  .map(({ file, path, text }) => ({ place: `${file} ${path}`, text }));

const prose = [...modules, ...markdown, ...items];

/** The modules of which a page consists; forms say the same in the same case. */
const pageModules =
  /^content\/(?:pages\/\w+|home|advisory|asynq|booking|circle|coLab|dashboard|innerRoom|insights|lab|newsletters|perks|upgrade|experts|partners|testimonials)\.ts/;
/** What a visitor reads on a page; a card repeats the summary of its item. */
const onPages = [
  ...modules.flatMap(({ place, text }) => {
    if (pageModules.test(place)) return [{ place, text }];
    // Each route is a page of its own.
    return place.startsWith('content/routes.ts ')
      ? [{ place: place.replace(/^content\/routes\.ts ([^.]*).*$/, '$1 route'), text }]
      : [];
  }),
  ...markdown,
  ...items.filter(({ text }) => !details.some(({ summary }) => summary === text)),
];

describe('the prose', () => {
  it('is read whole: modules, Markdown, items, mails', () => {
    for (const part of [modules, markdown, items, mails]) expect(part.length).toBeGreaterThan(40);
  });

  it('has no retired word and no British spelling', () => {
    expect(retiredIn([...prose, ...cells, ...mails])).toEqual([]);
  });

  it('has no turn of phrase more than twice', () => {
    expect(repeatedIn(prose)).toEqual([]);
  });

  it('has no sentence of more than 40 words', () => {
    expect(longIn([...prose, ...mails])).toEqual([]);
  });

  it('says nothing on two pages in the same words', () => {
    expect(sharedIn(onPages)).toEqual([]);
  });

  it('names no date after the build, apart from what is announced', () => {
    const announced = /content\/(?:gatherings|schema|files)/;
    const late = prose
      .filter(({ place }) => !announced.test(place))
      .flatMap(({ place, text }) => datesAfter(text, builtOn).map((date) => `${place}: ${date}`));
    expect(late).toEqual([]);
  });
});

/** A signal's figures that neither its list of sources covers nor docs/sources.md. */
const withoutNote = (id: string, blocks: readonly Block[], notes: ReturnType<typeof claimsOf>) => {
  const end = blocks.findIndex(isSourcesHead);
  if (end < 0) return [`${id} has no sources`];
  return unsourced(plainText(blocks.slice(0, end)), notes.get(id) ?? []).map(
    (figure) => `${id}: ${figure} has no source`,
  );
};

test('each figure of a signal has a source', () => {
  const notes = claimsOf(readFileSync(join(root, 'docs/sources.md'), 'utf8'));
  const signals = documents.filter(
    ({ value }) => isRecord(value) && value['category'] === 'Next Curve',
  );
  expect(signals.length).toBeGreaterThan(8);
  expect(
    signals.flatMap(({ file, value }) =>
      withoutNote(file.replace(/^.*\/|\.md$/g, ''), blocksOf(value), notes),
    ),
  ).toEqual([]);
});

/** A sentence of so many words. */
const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

/** Texts on as many pages. */
const said = (...texts: string[]) => texts.map((text, at) => ({ place: `page${at} a`, text }));

describe('a planted fault is found', () => {
  it.each([
    ['Whoever signs has read it.', 'Whoever'],
    ['Your request stands below.', 'stands below'],
    ['Time of Paris.', 'Time of Paris'],
    ['The posts cannot be read right now', 'cannot be read right now'],
    ['My cheque comes early.', 'cheque'],
    ['It costs 20 per cent.', 'per cent'],
    ['What we learnt in spring.', 'learnt'],
    ['The day on which it ends.', 'day on which'],
    ['Next in ‘Saying it in time’.', '‘Saying it in time’'],
    ['A reply holds up to 2,000 characters.', 'reply holds'],
    ['Nine months before the expiry.', 'expiry'],
    ['When the price is in doubt, and not only the trial.', 'and not only'],
    ['Call the plant manager, and not the purchasing department.', ', and not the '],
    ['If it is missed, the exclusivity ends by itself.', 'ends by itself'],
    ['Nor is it a matter of courage.', 'Nor is it'],
    ['What would change this: if nine came by the same route.', 'What would change this:'],
    ['That a lead often replaces it is experience.', 'That a lead often replaces it is '],
    ['Every answer has this form.', 'has this form'],
    ['The decisions these essays made me take.', 'made me take'],
    ['Ask them in the first call.', 'in the first call'],
    ['You hear from us within 48-72 hours.', 'within 48-72 hours'],
    ['Only for a field, a minimum and a date.', 'minimum and a date'],
  ])('a retired word: %s', (text, word) => {
    expect(retiredIn(said(text))).toEqual([expect.stringContaining(`says "${word}"`)]);
  });

  it('words that only look like retired ones are left alone', () => {
    expect(
      retiredIn(said('A decision holds for a month.', 'He believes it.', 'A stand of trees.')),
    ).toEqual([]);
  });

  it('a pattern, at its third place', () => {
    const twice = ['One essay, one decision.', 'One expert, one hour.'];
    expect(repeatedIn(said(...twice))).toEqual([]);
    expect(repeatedIn(said(...twice, 'One click, one account.'))).toHaveLength(1);
  });

  it('a sentence of 41 words, and none of 40', () => {
    expect(longIn(said(words(40)))).toEqual([]);
    expect(longIn(said(words(41)))).toHaveLength(1);
    expect(longIn(said(`${words(30)} ${words(30)}`))).toEqual([]);
  });

  it('a paragraph on two pages, and no short label', () => {
    const paragraph =
      'You get an hour with an expert who has read your material, and you leave with a page of notes.';
    expect(sharedIn(said(paragraph, paragraph))).toHaveLength(1);
    expect(sharedIn(said('Return to Home', 'Return to Home'))).toEqual([]);
  });

  it('a figure without a source, and a signal without sources', () => {
    const heading: Block = { kind: 'heading', level: 2, id: 'sources', words: ['Sources'] };
    const blocks: Block[] = ['Owners paid $4,110.', heading];
    const notes = claimsOf(
      '## a\n\n| claim | where | document | how |\n| - | - | - | - |\n| $980 | Table | Fees | read |\n',
    );
    expect(withoutNote('a', blocks, notes)).toEqual(['a: 4110 has no source']);
    expect(withoutNote('a', ['Owners paid $980.', heading], notes)).toEqual([]);
    expect(withoutNote('a', ['Owners paid.'], notes)).toEqual(['a has no sources']);
  });

  it('a date that has not come', () => {
    expect(datesAfter('We met on December 3, 2026.', builtOn)).toEqual(['2026-12-03']);
    expect(datesAfter('We met on November 3, 2026.', builtOn)).toEqual([]);
  });
});
