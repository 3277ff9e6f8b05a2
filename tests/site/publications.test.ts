// The list of everything published: each chip of /signal-stack has four items or more, and each leads to a page.
import { expect, test } from 'vitest';
import { details } from '#content/details.ts';
import { gatherings } from '#content/gatherings.ts';
import { pastGatherings } from '#content/pastGatherings.ts';
import { publications } from '#pages/parts/publicationRows.ts';

const addresses = new Set([
  ...details.map(({ path }) => path),
  ...[...gatherings, ...pastGatherings].map(({ id }) => `/open-circle#${id}`),
]);

test.each(Object.entries(publications))('%s', (_kind, rows) => {
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ href }) => !addresses.has(href))).toEqual([]);
  expect(new Set(rows.map(({ href }) => href)).size).toBe(rows.length);
  for (const { title, labels } of rows) expect([title, labels.length > 0]).not.toContain(false);
});
