// In days of arrivals, drawn from a seed, the queue never ranks a later deadline above an earlier one within a tier. A hundred
// days here, a thousand in `npm run test:full`.
import { expect, it } from 'vitest';
import { faultOf } from './desk.days.ts';
import { ranksInOrder } from './desk.daysCheck.ts';

ranksInOrder(100);

const row = ({ id, due }: { id: string; due: number }) => ({
  id,
  tier: 'free',
  due_at: new Date(due).toISOString(),
});

it('notices a queue in another order', () => {
  const one = {
    id: 'a',
    kind: 'asynq',
    tier: 'free',
    status: 'submitted',
    due: 1000,
    created: 0,
  } as const;
  const two = { ...one, id: 'b', due: 2000 };
  expect(faultOf([row(one), row(two)], [one, two])).toBeUndefined();
  expect(faultOf([row(two), row(one)], [one, two])).toContain('below a later deadline');
  expect(faultOf([row(one)], [one, two])).toContain('1 rows for 2');
  expect(faultOf([row(one), { ...row(two), due_at: null }], [one, two])).toContain('is due');
});
