// The compiler of Markdown: the output of each construct, and a fault for what it does not accept.
import { describe, expect, it } from 'vitest';
import { block } from '#content/schema.publications.ts';
import { compile, plainText, readTimeOf } from '../../tools/content/markdown.mjs';

const front = ['---', 'id: a-text', 'title: "A text"', 'tags: [one, two]', 'featured: true', '---'];
const under = (...rows: string[]) => compile([...front, ...rows].join('\n'));

describe('front matter', () => {
  it('holds words, lists and yes or no', () => {
    expect(under('Words.').front).toEqual({
      id: 'a-text',
      title: 'A text',
      tags: ['one', 'two'],
      featured: true,
    });
  });

  it('is missed, and its faults are named with their line', () => {
    expect(compile('Words.').faults).toEqual(['has no front matter']);
    expect(compile('---\nid: a\nid: b\nno colon\n---\nWords.').faults).toEqual([
      'line 3 repeats id',
      'line 4 is not "name: value"',
    ]);
  });
});

describe('blocks', () => {
  it('a plain paragraph is a string, on one line', () => {
    expect(under('One\ntwo.', '', 'Three & "four".').blocks).toEqual([
      'One two.',
      'Three & "four".',
    ]);
  });

  it('words can be strong, emphasised, code or a link', () => {
    expect(under('A **b** *c* `d` [e](/library).').blocks).toEqual([
      {
        kind: 'paragraph',
        words: [
          'A ',
          { strong: ['b'] },
          ' ',
          { emphasis: ['c'] },
          ' ',
          { code: 'd' },
          ' ',
          { link: ['e'], href: '/library' },
          '.',
        ],
      },
    ]);
  });

  it('headings carry an anchor', () => {
    expect(under('## What it costs, twice').blocks).toEqual([
      { kind: 'heading', level: 2, id: 'what-it-costs-twice', words: ['What it costs, twice'] },
    ]);
  });

  it('lists, checklists, quotations and rules', () => {
    expect(under('1. a', '2. b', '', '- [ ] c', '', '> d', '', '---').blocks).toEqual([
      { kind: 'list', ordered: true, boxes: false, items: [['a'], ['b']] },
      { kind: 'list', ordered: false, boxes: true, items: [['c']] },
      { kind: 'quote', paragraphs: [['d']] },
      { kind: 'rule' },
    ]);
  });

  it('a table takes the caption above it, and its figures are right-aligned', () => {
    expect(under('Table: Two rows.', '', '| a | b |', '| - | -: |', '| c | 1 |').blocks).toEqual([
      {
        kind: 'table',
        caption: 'Two rows.',
        numeric: [false, true],
        head: [['a'], ['b']],
        rows: [[['c'], ['1']]],
      },
    ]);
  });

  it('obey the schema', () => {
    const all = under(
      'A *b*.',
      '',
      '## C',
      '',
      '- d',
      '',
      '> e',
      '',
      'Table: F.',
      '',
      '| g |',
      '| - |',
      '| h |',
    );
    expect(all.faults).toEqual([]);
    expect(all.blocks).toHaveLength(5);
    for (const one of all.blocks) expect(block.safeParse(one).success).toBe(true);
  });
});

describe('what the site does not show is refused, with its line', () => {
  it.each([
    ['# Too high', 'line 9 is not a heading of level 2 or 3'],
    ['<b onclick="steal()">Bold</b>', 'line 9 holds html, which the site does not show'],
    ['<script>steal()</script>', 'line 9 holds html, which the site does not show'],
    ['![A picture](/a.png)', 'line 9 holds image, which the site does not show'],
    ['- a\n  - b', 'line 9 holds a list within a list'],
    ['~~no~~', 'line 9 holds del, which the site does not show'],
    ['```\ncode\n```', 'line 9 holds code, which the site does not show'],
    ['A &amp; b', 'line 9 writes a character as an entity'],
    ['| a |\n| - |\n| b |', 'line 9 is a table without "Table: …" above it'],
  ])('%s', (text, fault) => {
    const found = under('Before.', '', text);
    expect(found.faults).toEqual([fault]);
    expect(found.blocks).toEqual(['Before.']);
  });

  it('a heading twice', () => {
    expect(under('## A', '', '## A').faults).toEqual(['line 9 repeats the heading "a"']);
  });

  it('a link that leaves the site is found by the schema', () => {
    const [linked] = under('[a](https://example.com)').blocks;
    expect(block.safeParse(linked).success).toBe(false);
  });
});

describe('the teaser', () => {
  it('is the text before the line', () => {
    const { teaser, blocks } = under('One.', '', '<!-- more -->', '', 'Two.');
    expect(teaser).toEqual(['One.']);
    expect(blocks).toEqual(['One.', 'Two.']);
  });

  it('is the whole text without a line', () => {
    expect(under('One.', '', 'Two.').teaser).toEqual(['One.', 'Two.']);
  });

  it('cannot be empty or cut twice', () => {
    const { faults } = under('<!-- more -->', '', 'One.', '', '<!-- more -->');
    expect(faults).toEqual(['line 7 parts the text amiss', 'line 11 parts the text amiss']);
  });
});

describe('length', () => {
  it('counts the words of every block, captions and cells too', () => {
    const { blocks, words } = under(
      'One *two*.',
      '',
      'Table: Three.',
      '',
      '| four |',
      '| - |',
      '| five |',
    );
    expect(plainText(blocks)).toBe('One two. Three. four five');
    expect(words).toBe(5);
  });

  it.each([
    [1, '1 min'],
    [299, '1 min'],
    [300, '2 min'],
    [1000, '5 min'],
  ])('%i words are read in %s', (words, time) => {
    expect(readTimeOf(words)).toBe(time);
  });
});
