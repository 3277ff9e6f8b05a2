// The events of the hosted checkout against a stand-in: forged, old, doubled, reordered and unknown.
import { describe, expect, it } from 'vitest';
import type { Subscription } from './checkout.kit.ts';
import { eventOf, signed } from './checkout.kit.ts';
import {
  standIn,
  member,
  lines,
  deliver,
  tell,
  rowOf,
  membership,
  day,
  inSeconds,
  buys,
} from './checkout.world.ts';

/** What waits until it is opened. */
function gate() {
  let open: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open?.() };
}

describe('an event', () => {
  it('grants the plan once the checkout has said that it is paid', async () => {
    const { subscription, completed } = await buys();
    expect(await deliver(completed)).toEqual({
      status: 200,
      body: { received: true, outcome: 'stored' },
    });
    const row = await rowOf();
    expect(row).toMatchObject({
      product: 'membership',
      tier: 'premium',
      period: 'monthly',
      provider: 'stripe',
      is_active: true,
      cancelled: false,
      status: 'running',
    });
    // A renewal that is told late locks nobody out.
    expect(inSeconds(row?.['until'])).toBe(subscription.current_period_end + day / 4);
  });

  it('is believed no further than its subscription: what it claims is asked of the checkout', async () => {
    const { subscription } = await buys(membership, { status: 'incomplete' });
    const claim = { ...subscription, status: 'active', metadata: { member: member.id } };
    expect((await tell('customer.subscription.updated', claim)).body).toMatchObject({
      outcome: 'ignored',
    });
    expect(await rowOf()).toBeUndefined();
  });

  it.each<[string, (body: string) => string, string]>([
    ['without a signature', () => '', 'unsigned'],
    [
      'with a signature of another secret',
      (body) => signed(body, { secret: 'whsec_other' }),
      'forged',
    ],
    ['with a signature of another body', (body) => signed(`${body} `), 'forged'],
    ['that is signed too short', (body) => signed(body).slice(0, -2), 'forged'],
    [
      'that is older than five minutes: a replay',
      (body) => signed(body, { time: Math.floor(Date.now() / 1000) - 301 }),
      'old',
    ],
    [
      'from the future',
      (body) => signed(body, { time: Math.floor(Date.now() / 1000) + 302 }),
      'old',
    ],
  ])('%s is refused, asks nothing and changes nothing', async (_, sign, word) => {
    const { completed } = await buys();
    const asked = standIn.calls.length;
    expect(await deliver(completed, sign(completed))).toMatchObject({
      status: 400,
      body: { received: false, outcome: word },
    });
    expect([await rowOf(), standIn.calls.length]).toEqual([undefined, asked]);
    expect(lines.join('')).toContain(word);
  });

  it('with one right signature of two is taken: a secret is being changed', async () => {
    const { completed } = await buys();
    const [, right = ''] = signed(completed).split(',');
    const [time = '', wrong = ''] = signed(completed, { secret: 'whsec_other' }).split(',');
    expect(await deliver(completed, `${time},${wrong},${right}`)).toMatchObject({ status: 200 });
  });

  it('that is delivered twice is taken once, also at the same moment', async () => {
    const { completed } = await buys();
    const both = await Promise.all([deliver(completed), deliver(completed)]);
    expect(both.map(({ body }) => String(body['outcome'])).toSorted()).toEqual(['known', 'stored']);
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'known' });
  });

  it('that comes late does not bring back what a later one has ended', async () => {
    const { subscription, completed } = await buys();
    const early = eventOf('customer.subscription.created', subscription);
    await deliver(completed);
    standIn.change(subscription, { status: 'canceled', ended_at: 1_700_000_000 });
    await tell('customer.subscription.deleted', subscription);
    expect(await rowOf()).toMatchObject({ status: 'ended' });
    await deliver(early);
    expect(await rowOf()).toMatchObject({ status: 'ended' });
  });

  it('whose reading takes long does not overwrite a newer reading', async () => {
    const { subscription, completed } = await buys();
    const release = gate();
    const reading = gate();
    standIn.holdReadings(() => {
      reading.open();
      return release.passed;
    });
    const slow = deliver(completed);
    await reading.passed;
    standIn.holdReadings(undefined);
    standIn.change(subscription, { cancel_at_period_end: true });
    await tell('customer.subscription.updated', subscription);
    release.open();
    expect((await slow).body).toMatchObject({ outcome: 'stale' });
    expect(await rowOf()).toMatchObject({ status: 'ending' });
  });

  it.each(['invoice.paid', 'customer.created', 'something.new'])(
    'of a kind that says nothing about a plan is acknowledged and named in the log: %s',
    async (kind) => {
      const asked = standIn.calls.length;
      expect(await tell(kind, { id: 'x' }, `evt_${kind.replaceAll('.', '')}`)).toMatchObject({
        status: 200,
        body: { outcome: 'ignored' },
      });
      expect(standIn.calls.length).toBe(asked);
      expect(lines.join('')).toContain(`(${kind}): ignored.`);
    },
  );

  it.each(['', 'no json', '[]', '{"id":"","type":"x"}', '{"id":"evt_1"}'])(
    'that cannot be read is refused: %j',
    async (body) => {
      expect(await deliver(body)).toMatchObject({ status: 400, body: { outcome: 'unreadable' } });
    },
  );

  it('that comes while the checkout cannot be asked is delivered again, and then taken', async () => {
    const { completed } = await buys();
    standIn.goDown(true);
    expect(await deliver(completed)).toMatchObject({ status: 503, body: { received: false } });
    standIn.goDown(false);
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'stored' });
  });

  it.each<[string, Partial<Subscription>]>([
    ['a price that is not sold here', { items: { data: [{ price: { id: 'price_other' } }] } }],
    ['no member', { metadata: {} }],
    ['a member that is none', { metadata: { member: "x'; drop table" } }],
  ])('about a subscription with %s changes nothing', async (_, change) => {
    const { completed } = await buys(membership, change);
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'ignored' });
    expect(await rowOf()).toBeUndefined();
  });

  it('about a member who has left changes nothing', async () => {
    const gone = { member: '00000000-0000-4000-8000-000000000000' };
    const { completed } = await buys(membership, { metadata: gone });
    expect((await deliver(completed)).body).toMatchObject({ outcome: 'no_member' });
  });
});
