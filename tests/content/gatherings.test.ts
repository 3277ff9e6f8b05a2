// Dates do not rot: on every day six gatherings are ahead, an id never changes, and what is over is not announced.
import { describe, expect, it } from 'vitest';
import { builtOn } from '#content/builtOn.ts';
import { gatheringSeries, gatherings, gatheringsFrom } from '#content/gatherings.ts';
import { pastGatherings } from '#content/pastGatherings.ts';
import { dashboard } from '#content/dashboard.ts';
import { signals } from '#content/signals.ts';

/** Each day of three years, from the day of the samples. */
const days = Array.from({ length: 1100 }, (_, index) =>
  new Date(Date.parse(builtOn) + index * 86_400_000).toISOString().slice(0, 10),
);

describe('the gatherings', () => {
  it('are counted from the same day in every test', () => {
    expect(builtOn).toBe('2026-11-26');
    expect(gatherings.map(({ id }) => id)).toEqual([
      'lisbon-dinner-2026-11-26',
      'paris-walk-2026-12-03',
      'berlin-salon-2026-12-10',
      'london-dinner-2026-12-15',
      'zurich-salon-2027-01-14',
      'tallinn-conference-2027-02-04',
    ]);
  });

  it('are six ahead on every day, one of each series, the next one first', () => {
    for (const day of days) {
      const ahead = gatheringsFrom(day);
      expect(ahead.map(({ series }) => series).toSorted(), day).toEqual(
        gatheringSeries.map(({ id }) => id).toSorted(),
      );
      expect(ahead.every(({ date }) => date >= day)).toBe(true);
      expect(ahead.map(({ date }) => date)).toEqual(ahead.map(({ date }) => date).toSorted());
    }
  });

  it('keep their ids until their day is over: none is ever renamed, moved or taken back', () => {
    let before = gatheringsFrom(days[0] ?? '');
    for (const day of days.slice(1)) {
      const now = gatheringsFrom(day);
      for (const one of before) if (one.date >= day) expect(now).toContainEqual(one);
      before = now;
    }
    // In a year nothing of today's is left.
    const names = new Set(gatherings.map(({ id }) => id));
    expect(gatheringsFrom('2027-11-26').filter(({ id }) => names.has(id))).toEqual([]);
  });

  it('say in an id which series they are of, and on which day', () => {
    for (const { id, series, date } of gatheringsFrom('2028-02-29'))
      expect(id).toBe(`${series}-${date}`);
  });
});

describe('what has been', () => {
  it('is over on the day of the build, the latest first, and has a paragraph each', () => {
    expect(pastGatherings.length).toBeGreaterThanOrEqual(4);
    expect(pastGatherings.filter(({ date }) => date >= builtOn)).toEqual([]);
    const dates = pastGatherings.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { id, date, said } of pastGatherings) {
      expect(id.endsWith(date)).toBe(true);
      expect(said.split(' ').length).toBeGreaterThan(40);
    }
  });

  it("says so: the dashboard's two samples keep the dates of the specification", () => {
    expect(dashboard.events.items.map(({ title, date }) => [title, date])).toEqual([
      ['Tokyo Dinner', '2025-05-15'],
      ['SF Salon', '2025-06-10'],
    ]);
    expect(dashboard.events.items.every(({ date }) => date < builtOn)).toBe(true);
  });
});

it('The Next Curve has two issues in each full month of its archive', () => {
  const months = signals.map(({ date }) => date.slice(0, 7)).toSorted();
  // It began at the end of a month.
  const full = months.filter((month) => month !== months[0]);
  expect(new Set(full).size).toBeGreaterThanOrEqual(5);
  expect(full.filter((month) => full.filter((one) => one === month).length !== 2)).toEqual([]);
});
