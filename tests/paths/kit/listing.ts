// The listing: what a review of a change has to see of the paths, a line for each. A short hash stands for the sentences.
import { createHash } from 'node:crypto';
import { countsOf, sectionsOf } from './sections.ts';
import type { Subject } from './sections.ts';
import type { Path } from './select.ts';

/** A path as it stands in a listing: `says` is the hash of its sentences and of the transitions below them. */
export type Listed = { start: string; ids: readonly string[]; says: string; title: string };

/** A path in the words of `--replay`. */
export const idsOf = (start: string, ids: readonly string[]): string =>
  [`@${start}`, ...ids].join(' ');

/** The paths as they stand in a listing. */
export const listed = (subject: Subject, paths: readonly Path[]): Listed[] =>
  sectionsOf(subject, paths).map(({ path, title, text }) => ({
    start: path.start,
    ids: path.steps.map(({ move }) => move.id),
    says: createHash('sha256').update(`${title}\n${text}`).digest('hex').slice(0, 8),
    title: title.replaceAll(/\s+/g, ' '),
  }));

/** The committed form: the flow, its counts, what is refused everywhere, and a line for each path. */
export function toListing(subject: Subject, paths: readonly Path[]): string {
  const { title, audience } = subject.entry;
  return [
    `${title}: ${audience}`,
    countsOf(subject, paths),
    ...Object.entries(subject.graph.model.refused ?? {}).map(
      ([id, why]) => `refused everywhere: ${id}: ${why}`,
    ),
    ...listed(subject, paths).map(
      ({ start, ids, says, title: name }) => `${idsOf(start, ids)} = ${says} ${name}`,
    ),
    '',
  ].join('\n');
}

const line = /^@(\S+)((?: \S+)*) = ([\da-f]{8}) (.*)$/gm;

/** The paths of a listing. */
export const readListing = (text: string): Listed[] =>
  [...text.matchAll(line)].map(([, start = '', ids = '', says = '', title = '']) => ({
    start,
    ids: ids.split(' ').slice(1),
    says,
    title,
  }));
