// What a member is told by mail of a payment that failed, and of the plan that ended because of it, on any engine.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver, mailsTo } from './mail.kit.ts';
import { plansOf, start } from './plan.kit.ts';
import type { World } from './requests.kit.ts';
import type { Member, Row } from './support.ts';

type PlanWorld = Pick<World, 'call' | 'signUp' | 'rpc' | 'setClock' | 'sql' | 'close'>;

/** A week after `start`: until then a payment that failed at `start` can be made. */
const until = '2026-12-03T12:00:00Z';
const inTime = '2026-12-03T11:59:59Z';
const failing = { payment_failed_at: start, renews_at: until };
const iso = (moment: string) => moment.replace('Z', '+00:00');

/** Defines the scenes of one engine. */
export function planMailScenes(open: () => Promise<PlanWorld>) {
  let world: PlanWorld;
  let member: Member;
  let own: ReturnType<typeof plansOf>;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.setClock(start);
    member = (await world.signUp()).member;
    own = plansOf(world as World, member);
  });

  const mails = async () =>
    (await mailsTo(world, member.email)).filter(({ kind }) => kind !== 'welcome');
  const told = async () => (await mails()).map(({ kind }) => kind);
  const factsOf = async (kind: string) =>
    (await mails()).filter((mail) => mail.kind === kind).map(({ data }) => data);
  const change = (columns: string, product = 'membership') =>
    world.sql(
      `update public.subscriptions set ${columns} where user_id = '${member.id}' and product = '${product}'`,
    );
  const play = async (act: string) => {
    const body = { product: 'membership', act };
    const answer = await world.call('/demo/plan', { method: 'POST', bearer: member.token, body });
    expect(answer.body).toMatchObject({ outcome: 'stored' });
  };
  const settleAt = async (moment: string) => {
    await world.setClock(moment);
    await world.rpc('settle_requests', {}, 'server');
  };
  /** The kinds that a worker sends now. */
  const sent = async () =>
    (await deliver(world))
      .filter(({ address, kind }) => address === member.email && kind !== 'welcome')
      .map(({ kind }) => kind);

  describe('a payment that failed', () => {
    it('is told once, with the plan and the last moment to pay', async () => {
      await own.grant();
      expect(await told()).toEqual([]);
      await change(`payment_failed_at = '${start}', renews_at = '${until}'`);
      expect(await factsOf('paymentFailed')).toEqual([
        { plan: 'membership', failed: iso(start), until: iso(until) },
      ]);
      await change(`payment_failed_at = '${start}', period = 'annually'`);
      expect(await told()).toEqual(['paymentFailed']);
      expect(await sent()).toEqual(['paymentFailed']);
    });

    it('is told where the plan is first known by it, and of each plan by itself', async () => {
      await own.grant(failing);
      await own.grant({ ...failing, product: 'toolkits', tier: 'free' });
      const plans = (await factsOf('paymentFailed')).map(({ plan }) => plan);
      expect(plans.toSorted()).toEqual(['membership', 'toolkits']);
    });

    it('is told again in a later period, and by the demo as well', async () => {
      await own.grant();
      await play('failure');
      expect(await told()).toEqual(['paymentFailed']);
      await play('pay');
      await world.setClock('2026-12-20T12:00:00Z');
      await play('failure');
      expect(await told()).toEqual(['paymentFailed', 'paymentFailed']);
    });

    it.each<[string, Row]>([
      ['whose plan the member has cancelled', { cancel_at_period_end: true }],
      ['of a plan without an end', { renews_at: null }],
      ['of a row that holds no plan', { tier: 'free' }],
    ])('%s is not told', async (_, row) => {
      await own.grant({ ...failing, ...row });
      expect(await told()).toEqual([]);
    });

    it('is not told any more once it was made', async () => {
      await own.grant();
      await play('failure');
      await play('pay');
      expect(await sent()).toEqual([]);
    });
  });

  describe('a plan that ended unpaid', () => {
    it('is told in the minute in which it ends, once', async () => {
      await own.grant(failing);
      expect(await sent()).toEqual(['paymentFailed']);
      await settleAt(inTime);
      expect(await sent()).toEqual([]);
      await settleAt(until);
      await settleAt('2026-12-03T12:01:00Z');
      expect(await factsOf('planEnded')).toEqual([
        { plan: 'membership', failed: iso(start), until: iso(until), otherPlan: false },
      ]);
      expect(await sent()).toEqual(['planEnded']);
      // What the provider says of it later is known.
      await change('is_active = false');
      await change(`payment_failed_at = '2026-12-26T12:00:00Z'`);
      await settleAt('2027-02-01T12:00:00Z');
      await world.rpc('tidy_mails', {}, 'server');
      await change(`payment_failed_at = '${start}', is_active = true`);
      await settleAt('2027-02-01T12:01:00Z');
      expect(await told()).toEqual([]);
    });

    it('is told at once where its end is played, in place of a failure that still waits', async () => {
      await own.grant();
      await play('failure');
      await play('end');
      expect(await sent()).toEqual(['planEnded']);
    });

    it('is told with the moment in which it was taken away, where that is earlier', async () => {
      await own.grant(failing);
      await world.setClock('2026-11-30T12:00:00Z');
      await change('is_active = false');
      await settleAt(until);
      expect((await factsOf('planEnded')).map((facts) => facts['until'])).toEqual([
        '2026-11-30T12:00:00+00:00',
      ]);
    });

    it('is told with the other plan that is still open', async () => {
      await own.grant();
      await own.grant({ ...failing, product: 'toolkits', tier: 'free' });
      await settleAt(until);
      expect(await factsOf('planEnded')).toMatchObject([{ plan: 'toolkits', otherPlan: true }]);
    });

    it('is not told where the member had cancelled it, or has a plan again', async () => {
      await own.grant({ ...failing, cancel_at_period_end: true });
      await settleAt(until);
      expect(await told()).toEqual([]);
      await own.grant({ ...failing, product: 'toolkits', tier: 'free' });
      await settleAt('2026-12-03T12:01:00Z');
      await change(`payment_failed_at = null, renews_at = '2027-01-03T12:00:00Z'`, 'toolkits');
      expect(await sent()).toEqual([]);
    });

    it('is not told days later, where nothing looked', async () => {
      await own.grant(failing);
      await settleAt('2026-12-06T12:00:01Z');
      expect(await told()).toEqual(['paymentFailed']);
    });
  });

  it('what waits follows an account to its new address', async () => {
    await own.grant(failing);
    await world.sql(`select private.set_address('${member.id}', 'next-${member.email}')`);
    const [mail] = await mailsTo(world, `next-${member.email}`);
    expect(mail?.kind).toBe('paymentFailed');
  });
}
