// The published texts for a question: subjects weigh more than words, and unrelated texts are not offered.
import { describe, expect, it } from 'vitest';
import { asynqDomains } from '#content/asynq/domains.ts';
import { pieces, publishedOn, tellingWords, type Piece } from '#flows/asynq/published.ts';

const piece = (title: string, tags: readonly string[] = [], excerpt = ''): Piece => ({
  kind: 'essay',
  title,
  excerpt,
  href: `/second-curve/${title.toLowerCase().replaceAll(' ', '-')}`,
  tags,
});

const titles = (found: readonly Piece[]) => found.map(({ title }) => title);

/** The texts that are offered for one of the site’s own suggested questions. */
const asked = (domain: string, id: string) => {
  const found = asynqDomains
    .find((one) => one.id === domain)
    ?.suggestions.find((one) => one.id === id);
  return titles(publishedOn([domain, ...(found?.subcategories ?? []), found?.text ?? '']));
};

describe('published on a question', () => {
  it('finds texts that share its words, whatever their endings', () => {
    expect(tellingWords('Pricing')).toEqual(tellingWords('prices'));
    const shelf = [piece('Pricing a pilot'), piece('The patents nobody renews')];
    expect(titles(publishedOn(['What is the price of our pilots?'], shelf))).toEqual([
      'Pricing a pilot',
    ]);
  });

  it('lists texts that share a subject first', () => {
    const shelf = [piece('A pilot and its price'), piece('The quiet no', ['pilots'])];
    expect(titles(publishedOn(['Do we end the pilot at this price?'], shelf))).toEqual([
      'The quiet no',
      'A pilot and its price',
    ]);
  });

  it('finds nothing if only idle words or a single common one are shared', () => {
    const shelf = [piece('What founders should want'), piece('Cash'), piece('Cash again')];
    expect(publishedOn(['What should we, as founders, want?'], shelf)).toEqual([]);
    expect(publishedOn(['Is there cash?'], shelf)).toEqual([]);
    expect(publishedOn([''])).toEqual([]);
  });

  it('offers at most three, each an address of its own', () => {
    const shelf = ['one', 'two', 'three', 'four'].map((name) => piece(name, ['pilots']));
    expect(publishedOn(['pilots'], shelf)).toHaveLength(3);
    expect(new Set(pieces.map(({ href }) => href)).size).toBe(pieces.length);
  });

  it('leads from the site’s own questions to their answers', () => {
    expect(asked('gtm', 'free-pilots')).toEqual(
      expect.arrayContaining(['How do we price a pilot?', 'Pilot to Contract Kit']),
    );
    expect(asked('hiring', 'outgrown-lead')).toContain('Founding Team Architect');
    expect(asked('legal', 'shown-at-a-fair')).toContain('IP Moat Map');
  });
});
