// Every product of machines: its invariants hold in every combination that it reaches, and its counts are those that are committed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { staleness } from '../kit/files.ts';
import { forms } from '../kept/forms.ts';
import { products } from './all.ts';
import { exploreAll, faultsOf, file, listing } from './listing.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const all = exploreAll();

describe.each(Object.keys(products))('%s', (name) => {
  const own = all.filter((one) => one.name === name);
  it('holds in every situation that is reached', () => {
    expect(own.flatMap(faultsOf)).toEqual([]);
  });
  it('reaches more than one state of each machine', () => {
    const idle = own.flatMap(({ product, reach }) =>
      Object.keys(product.parts).filter((part) => {
        const values = reach.nodes.map(({ world }) =>
          JSON.stringify(world.parts[part]?.snapshot.value ?? null),
        );
        return new Set(values).size < 2;
      }),
    );
    expect(idle).toEqual([]);
  });
});

it('every form that holds what is typed is in a product, and is filled in by each member', () => {
  const own = all.filter(({ name }) => name === 'session-forms');
  expect(own.map(({ product }) => product.variant)).toEqual(Object.keys(forms));
  for (const { reach } of own) {
    const authors = reach.nodes.map(({ world }) => (world.shared as { author: unknown }).author);
    expect(authors).toEqual(expect.arrayContaining(['ada']));
  }
});

it('is listed as it is (npm run paths -- --product --out)', () => {
  expect(staleness(root, join(root, file), listing(all))).toBeUndefined();
});
