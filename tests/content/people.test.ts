// The sample people: no two of them share a first name or a last name, so that none is taken for another.
import { expect, it, test } from 'vitest';
import { experts } from '#content/experts.ts';
import { posts } from '#content/posts.ts';
import { replies } from '#content/replies.ts';
import { nextReaders, readers, testimonials } from '#content/testimonials.ts';
import { upgrade } from '#content/upgrade.ts';

/** The names that more than one person has; the same person may be met twice. */
function sharedNames(people: readonly string[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const person of people)
    for (const name of person.split(/[\s-]+/))
      owners.set(name, (owners.get(name) ?? new Set<string>()).add(person));
  return [...owners].flatMap(([name, all]) =>
    all.size > 1 ? [`${name}: ${[...all].join(', ')}`] : [],
  );
}

test('no two sample people share a name', () => {
  const people = [
    ...experts.map(({ name }) => name),
    ...[...testimonials, ...nextReaders, ...readers, ...posts, ...replies, upgrade.quote].map(
      ({ author }) => author,
    ),
  ];
  expect(new Set(people).size).toBeGreaterThan(12);
  expect(sharedNames(people)).toEqual([]);
});

it.each([
  [['Ines Valadares', 'Ines Brandvik'], 1],
  [['Henrik Solberg Aas', 'Eirik Solberg'], 1],
  [['Amara Nwosu-Klein', 'Eva Klein'], 1],
  [['Ines Valadares', 'Ines Valadares'], 0],
] as const)('of %j %i names are shared', (people, count) => {
  expect(sharedNames(people)).toHaveLength(count);
});
