// Which statements are prepared; prepared.full.test.ts shows that a database which was reopened still knows them.
import { describe, expect, it } from 'vitest';
import { openMemory } from '../../server/database/prepared.mjs';

describe('the statement cache', () => {
  it('prepares a statement that is sent for the second time', () => {
    const isPrepared = openMemory();
    expect(['a', 'b', 'a', 'a', 'b'].map(isPrepared)).toEqual([false, false, true, true, true]);
  });

  it('is bounded: statements of a caller who sends ever new ones are not kept', () => {
    const isPrepared = openMemory();
    const many = Array.from({ length: 1000 }, (_, index) => `select ${index}`);
    const kept = many.filter((statement) => [isPrepared(statement), isPrepared(statement)][1]);
    expect(kept).toEqual(many.slice(0, 300));
    expect([isPrepared('select 0'), isPrepared('select 999')]).toEqual([true, false]);
    const long = 'x'.repeat(8001);
    expect([long, long].map(openMemory())).toEqual([false, false]);
  });
});
