// A slot as a screen reader reads it, in both time zones.
import { describe, expect, it } from 'vitest';
import { ownTime, spokenSlot, zoneWords } from '#flows/officeHours/words.ts';

const slot = '2026-11-24T14:20';
const paris = 'Europe/Paris';
const words = (day: string) => zoneWords(`${day}T14:00`, 'America/New_York');

describe('a slot, read aloud', () => {
  it("says date, time, host, the host's role, and how few are left", () =>
    expect(spokenSlot(slot, paris, 'few')).toBe(
      'Tuesday, November 24, 2026, 14:20, Javelyn, Operator, few slots left',
    ));
  it.each([
    ['open', 'Thursday, November 26, 2026, 14:00, Quasar, Investor'],
    ['closed', 'Thursday, November 26, 2026, 14:00, Quasar, Investor, taken'],
    ['past', 'Thursday, November 26, 2026, 14:00, Quasar, Investor, over'],
  ] as const)('says of one that is %s: %s', (state, said) =>
    expect(spokenSlot('2026-11-26T14:00', paris, state)).toBe(said),
  );
  it('ends with the visitor’s own time if the zones differ, and its day if that is another', () => {
    expect(spokenSlot('2026-11-24T15:20', 'America/New_York', 'few')).toBe(
      'Tuesday, November 24, 2026, 15:20, Angel, Personal, few slots left, 09:20 your time',
    );
    expect(spokenSlot('2026-10-22T14:00', 'Pacific/Auckland')).toBe(
      'Thursday, October 22, 2026, 14:00, Quasar, Investor, Friday 01:00 your time',
    );
  });
});

describe('the visitor’s own clock', () => {
  it('is not shown if it shows the same, also under another name, or is unknown', () => {
    for (const zone of [paris, 'Europe/Madrid', null]) {
      expect(ownTime(slot, zone)).toBeNull();
      expect(zoneWords(slot, zone)).toEqual(['Paris UTC+1']);
    }
  });
  it('shows a short day next to its time', () =>
    expect(ownTime('2026-10-27T14:00', 'Pacific/Auckland')).toBe('Wed 02:00'));
  it('shows an offset once if the visitor’s zone is named after its offset', () => {
    expect(zoneWords(slot, 'UTC')).toEqual(['Paris UTC+1', 'yours, UTC']);
    expect(zoneWords(slot, 'Etc/UTC')).toEqual(['Paris UTC+1', 'yours, UTC']);
    // The name of this zone has the opposite sign.
    expect(zoneWords(slot, 'Etc/GMT+5')).toEqual(['Paris UTC+1', 'yours, UTC-5']);
    expect(zoneWords(slot, 'Europe/London')).toEqual(['Paris UTC+1', 'yours, London, UTC']);
  });
  it('names both offsets as they are on the day', () => {
    expect(words('2026-10-22')).toEqual(['Paris UTC+2', 'yours, New York, UTC-4']);
    expect(words('2026-10-27')).toEqual(['Paris UTC+1', 'yours, New York, UTC-4']);
    expect(words('2027-03-16')).toEqual(['Paris UTC+1', 'yours, New York, UTC-4']);
    expect(words('2027-03-30')).toEqual(['Paris UTC+2', 'yours, New York, UTC-4']);
  });
});
