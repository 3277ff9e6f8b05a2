// Submissions over a network that fails three times in ten: two hundred here, a thousand in `npm run test:full`. And the steps
// that the database allows.
import { expect, test } from 'vitest';
import { legalPairs } from '../machines/request.kit.ts';
import { storedOnce } from './outbox.check.ts';

const house = storedOnce(200);

test('the database allows exactly the steps of the request chart', async () => {
  const { rows } = await house().call('/rest/v1/request_transitions?select=*');
  const enforced = rows.map(
    (row) =>
      `${String(row['from_status'])} → ${String(row['to_status'])} (${String(row['actor'])})`,
  );
  expect(enforced.toSorted()).toEqual(legalPairs());
});
