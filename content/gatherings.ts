// The six gatherings of the Open Circle that are ahead: the next one of each series, from the day of the build. The id of a
// gathering is its series and its day, and never changes: a seat stays with its day. It is also the anchor on the page.
// `reserved` are the seats promised outside of the site: lower it when such a guest cancels, and the first in the waitlist is
// offered the seat. The database follows the same rule (private.publish_gatherings).
import { builtOn } from './builtOn.ts';
import type { Gathering, GatheringSeries } from './schema.items.ts';

export const gatheringSeries = [
  {
    id: 'lisbon-dinner',
    title: 'Lisbon dinner',
    city: 'Lisbon',
    firstOn: '2026-11-26',
    everyWeeks: 12,
    eventType: 'dinner',
    status: 'waitlist',
    seats: 8,
    reserved: 8,
    description:
      '8 seats. The question for the evening: what would you build again, and for which customer this time?',
    glyph: 'dinner',
  },
  {
    id: 'paris-walk',
    title: 'Paris walk',
    city: 'Paris',
    firstOn: '2026-12-03',
    everyWeeks: 12,
    eventType: 'walk',
    status: 'accepting',
    seats: 4,
    reserved: 0,
    description: '4 seats. Two hours along the canal, one decision per person, no phones.',
    glyph: 'walk',
  },
  {
    id: 'berlin-salon',
    title: 'Berlin salon',
    city: 'Berlin',
    firstOn: '2026-12-10',
    everyWeeks: 12,
    eventType: 'salon',
    status: 'accepting',
    seats: 12,
    reserved: 0,
    description:
      '12 seats. What must a deep-tech company prove at the seed stage that a demo cannot?',
    glyph: 'salon',
  },
  {
    id: 'london-dinner',
    title: 'London dinner',
    city: 'London',
    firstOn: '2026-12-15',
    everyWeeks: 12,
    eventType: 'dinner',
    status: 'full',
    seats: 8,
    reserved: 8,
    description: '8 seats. Founders and LPs at one table, and the clauses both would drop.',
    glyph: 'dinner',
  },
  {
    id: 'zurich-salon',
    title: 'Zurich salon',
    city: 'Zurich',
    firstOn: '2027-01-14',
    everyWeeks: 12,
    eventType: 'salon',
    status: 'accepting',
    seats: 10,
    reserved: 0,
    description:
      '10 seats. How to sell to the people at hospitals, grid operators and railways who get the blame when a product fails.',
    glyph: 'salon',
  },
  {
    id: 'tallinn-conference',
    title: 'Tallinn conference',
    city: 'Tallinn',
    firstOn: '2027-02-04',
    everyWeeks: 24,
    eventType: 'conference',
    status: 'waitlist',
    seats: 15,
    reserved: 15,
    description: '15 seats. A day without a stage: five papers, read beforehand and taken apart.',
    glyph: 'conference',
  },
] satisfies readonly GatheringSeries[];

const day = 86_400_000;

/** The first day of a series that is not before this one. */
export function nextOn(
  { firstOn, everyWeeks }: Pick<GatheringSeries, 'firstOn' | 'everyWeeks'>,
  from: string,
): string {
  const [first, cycle] = [Date.parse(firstOn), everyWeeks * 7 * day];
  const cycles = Math.max(0, Math.ceil((Date.parse(from) - first) / cycle));
  return new Date(first + cycles * cycle).toISOString().slice(0, 10);
}

/** The gatherings that are ahead on a day, the next one first. */
export const gatheringsFrom = (from: string): Gathering[] =>
  gatheringSeries
    .map(({ firstOn, everyWeeks, ...series }) => {
      const date = nextOn({ firstOn, everyWeeks }, from);
      return { ...series, id: `${series.id}-${date}`, series: series.id, date };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));

export const gatherings = gatheringsFrom(builtOn);
