// The SQL that is generated from the content: supabase/seed.sql is up to date, and the table of tiers matches the
// specification.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowanceOf, capabilities, includes, lockOf, planPoints } from '#content/capabilities.ts';
import { slots } from '#content/officeHours.ts';
import { literal, seedSql, teaserOf } from '../../tools/content/seed.ts';

describe('supabase/seed.sql', () => {
  it('is what `npm run content:sql` would write now', () => {
    expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(seedSql());
  });

  it('quotes what is in the content', () => {
    expect(literal("Angel's; drop table x; --")).toBe("'Angel''s; drop table x; --'");
    expect([literal(null), literal(4), literal(false)]).toEqual(['null', '4', 'false']);
  });

  it('shows of a premium post never more than half', () => {
    const text = 'One two three four five six seven eight.';
    expect(teaserOf(text, false)).toBe(text);
    expect(teaserOf(text, true)).toBe('One two three four …');
    expect(teaserOf('word '.repeat(100), true).length).toBeLessThanOrEqual(62);
    expect(teaserOf('word '.repeat(100), false).length).toBeLessThanOrEqual(122);
  });
});

describe('the capability table (docs/product-spec.md, "6. Roles and permissions", "9. Business constants and limits")', () => {
  it('grants one question a month to free members and four to premium ones', () => {
    expect(allowanceOf('asynq', 'free')).toBe(1);
    expect(allowanceOf('asynq', 'premium')).toBe(4);
  });

  it('creates the lists of the plans', () => {
    expect(planPoints('free')).toEqual([
      'Basic signal stack',
      '1 AsynQ per month',
      'Basic tools',
      'Limited premium content',
      'No advisory calls',
    ]);
    expect(planPoints('premium')).toEqual([
      'Full signal stack',
      '4 AsynQ per month with priority response',
      'All tools',
      'Unrestricted premium content',
      '15-minute advisory calls',
      'Priority access to premium events and Open Circle',
      'Founder tools',
      'Full Labs access',
    ]);
  });

  it('locks nothing for premium members, and says why wherever it locks', () => {
    for (const { id, lock } of capabilities.map((one) => ({ lock: undefined, ...one }))) {
      expect(includes('premium', id)).toBe(true);
      if (lock !== undefined) expect(includes('free', id)).toBe(false);
      expect(lockOf(id)).toMatch(/Premium.*\.$/);
    }
  });
});

it('has the slots of section 3', () => {
  const said = slots.map(
    ({ weekday, time, host, available, fewLeft }) =>
      `${weekday.slice(0, 3)} ${time} ${host}${available ? '' : ' unavailable'}${fewLeft ? ' few' : ''}`,
  );
  expect(said).toEqual([
    'tue 14:00 javelyn',
    'tue 14:20 javelyn few',
    'tue 14:40 javelyn unavailable',
    'tue 15:00 quasar',
    'tue 15:20 angel few',
    'thu 14:00 quasar',
    'thu 14:20 angel',
    'thu 14:40 quasar few',
    'thu 15:00 javelyn',
    'thu 15:20 javelyn unavailable',
  ]);
});
