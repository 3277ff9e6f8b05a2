// The index of the site-wide search: complete, with marks for premium and for an account, and without premium text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { details } from '#content/details.ts';
import { gatherings } from '#content/gatherings.ts';
import { pastGatherings } from '#content/pastGatherings.ts';
import { routes } from '#content/routes.ts';
import { searchEntrySchema } from '#content/schema.search.ts';
import { toolkits } from '#content/toolkits.ts';
import { find, folded } from '#flows/siteSearch/find.ts';
import { searchIndex } from '../../src/boot/published/searchIndex.ts';
import { root } from '../../server/settings.mjs';

const hrefs = searchIndex.map(({ href }) => href);
const accessOf = (href: string) => searchIndex.find((entry) => entry.href === href)?.access;

test('every item, gathering and page is in it once', () => {
  expect(z.array(searchEntrySchema).parse(searchIndex)).toHaveLength(new Set(hrefs).size);
  expect(hrefs).toEqual([
    ...details.map(({ path }) => path),
    ...[...gatherings, ...pastGatherings].map(({ id }) => `/open-circle#${id}`),
    ...Object.keys(routes),
  ]);
});

test('premium entries, and those that need an account, are marked', () => {
  for (const { path, premium = false } of details)
    if (premium) expect(accessOf(path), path).toBe('premium');
  for (const { previewLink, locked } of toolkits)
    expect(accessOf(previewLink), previewLink).toBe(locked ? 'premium' : undefined);
  expect([accessOf('/dashboard'), accessOf('/inner-room'), accessOf('/library')]).toEqual([
    'account',
    'account',
    undefined,
  ]);
});

test('the pages about the site are found by what they say, not by their titles alone', () => {
  expect(find(searchIndex, 'salted hashes')[0]?.href).toBe('/privacy');
  expect(find(searchIndex, 'forced colors')[0]?.href).toBe('/accessibility');
});

test.each(['insurers-write-the-specification', 'the-queue-for-the-grid', 'the-quiet-no'])(
  'words that only the closed part of %s contains are not in it',
  (id) => {
    const [open = '', closed = ''] = readFileSync(
      join(root, `content/premium/${id}.md`),
      'utf8',
    ).split('<!-- more -->');
    const own = searchIndex.find(({ href }) => href.endsWith(`/${id}`));
    const said = new Set(folded(open).split(' '));
    const kept = [...new Set(folded(closed).split(' '))].filter((word) => !said.has(word));
    expect(kept.length).toBeGreaterThan(50);
    const listed = new Set(folded(`${own?.title} ${own?.tags.join(' ')} ${own?.text}`).split(' '));
    expect(kept.filter((word) => listed.has(word))).toEqual([]);
  },
);

test.each([
  ['quiet no', '/second-curve/the-quiet-no'],
  ['patents renew', '/next-curve/the-patents-nobody-renews'],
  ['lisbon', '/open-circle#lisbon-dinner-2026-11-26'],
  ['asynq', '/asyncq'],
  ['pitch review', '/ops-cabinet/45-minute-pitch-review'],
])('‘%s’ finds first %s', (query, href) => {
  expect(find(searchIndex, query)[0]?.href).toBe(href);
});
