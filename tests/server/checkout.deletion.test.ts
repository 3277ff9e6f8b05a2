// The end of an account ends what the checkout would go on charging; while that fails, the account stays.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteDue } from '../../server/account/deletions.mjs';
import { callCheckout } from '../../server/checkout/api.mjs';
import { readCheckout } from '../../server/checkout/settings.mjs';
import { callOn } from '../../server/mail/queue.mjs';
import { openBackend } from '../backend/support.ts';
import type { Member } from '../backend/support.ts';
import { openCheckout } from './checkout.kit.ts';
import type { StandIn, Subscription } from './checkout.kit.ts';

let world: Awaited<ReturnType<typeof openBackend>>;
let checkout: StandIn;
let member: Member;
let plan: Subscription;
let folder: string;
const failures: string[] = [];

beforeAll(async () => {
  world = await openBackend();
  checkout = await openCheckout();
  folder = mkdtempSync(join(tmpdir(), 'axis-plans-'));
  ({ member } = await world.signUp());
  plan = checkout.pay({ id: 'cs', url: null, fields: new URLSearchParams() });
  await world.sql(
    `insert into private.checkout_plans values ('${plan.id}', 'cus_1', '${member.id}', 'membership', true, 1)`,
  );
  await world.sql(
    `insert into private.deletions values ('${member.id}', now() - interval '15 days', now() - interval '1 day')`,
  );
});
afterAll(async () => {
  await world.close();
  await checkout.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => {
  const read = readCheckout(checkout.env);
  if (read === undefined) throw new Error('The stand-in has no settings.');
  return read;
};
const deleteNow = () =>
  deleteDue({
    call: callOn(world.backend.database),
    list: join(folder, 'deletions.jsonl'),
    mailDir: undefined,
    cancelPlan: callCheckout(settings()).cancel,
    log: { notice: () => {}, failure: (sentence) => void failures.push(sentence) },
  });
const isThere = async () =>
  (await world.sql(`select id from auth.users where id = '${member.id}'`)).length === 1;

describe('an account with a plan at the checkout', () => {
  it('stays while the checkout is out of reach', async () => {
    checkout.goDown(true);
    expect(await deleteNow()).toBe(0);
    expect([await isThere(), plan.status]).toEqual([true, 'active']);
    expect(failures).toEqual([
      'An account that is due was not deleted: The checkout answered 500 to subscriptions.',
    ]);
    checkout.goDown(false);
  });

  it('is deleted once the plan is ended there', async () => {
    expect(await deleteNow()).toBe(1);
    expect([await isThere(), plan.status]).toEqual([false, 'canceled']);
    const methods = checkout.calls.map(({ method }) => method);
    expect(methods).toEqual(['GET', 'GET', 'DELETE']);
  });

  it('ends one that has ended already without another order', async () => {
    await callCheckout(settings()).cancel(plan.id);
    expect(checkout.calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE', 'GET']);
  });
});
