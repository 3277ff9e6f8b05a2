// The tables next to the requests: newsletters, the stack, the community, files.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { capabilities } from '#content/capabilities.ts';
import { morning, submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Outcome, Row } from './support.ts';

let world: World;
let member: Member;
let other: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  member = (await world.signUp()).member;
  other = (await world.signUp()).member;
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
describe('a newsletter subscription', () => {
  const lists = ['second-curve', 'next-curve'];
  it('is stored once an address and list, and gives the same answer again', async () => {
    const address = `${randomUUID()}@Example.com`;
    const stored = { outcome: 'stored' };
    expect(await world.rpc('subscribe_newsletter', { address, lists: ['next-curve'] })).toEqual(
      stored,
    );
    const again = {
      address: ` ${address.toLowerCase()} `,
      lists: [...lists, ...lists].slice(0, 2),
    };
    expect(await world.rpc('subscribe_newsletter', again)).toEqual(stored);
    expect(await world.rpc('subscribe_newsletter', again, member)).toEqual(stored);
    const rows = await world.sql(
      `select list from public.newsletter_subscriptions where address = '${address.toLowerCase()}' order by list`,
    );
    expect(rows).toEqual([{ list: 'next-curve' }, { list: 'second-curve' }]);
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'a b@example.com',
    '@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('of an invalid address (%#) is refused', async (address) => {
    const answer = await world.rpc('subscribe_newsletter', { address, lists });
    expect(answer).toMatchObject({ reason: 'invalid', detail: { field: 'address' } });
  });

  it.each([[[]], [['third-curve']], [[null]], [null]])(
    'of the list %j is refused',
    async (wish) => {
      const args = { address: 'a@example.com', lists: wish };
      const answer = await world.rpc('subscribe_newsletter', args);
      expect(answer).toMatchObject({ reason: 'invalid', detail: { field: 'lists' } });
    },
  );
});

const write = (body: unknown, premium: boolean, who: Member | undefined = member) =>
  world.rpc('post_to_community', { id: randomUUID(), body, premium }, who);

const bodyOf = async (post: Row | undefined, who: Member) => {
  const path = `/rest/v1/community_posts?id=eq.${String(post?.['id'])}`;
  const { rows } = await world.call(`${path}&select=teaser,community_post_bodies(body)`, {
    bearer: who.token,
  });
  return rows[0];
};

describe('the community', () => {
  it('shows a post to every member, under the name of a company or none', async () => {
    const { member: company } = await world.signUp({ company_name: 'Halden Robotics' });
    const { post } = await write('We raised the price.', false, company);
    expect(post).toMatchObject({ author_name: 'Halden Robotics', member_id: company.id, likes: 0 });
    expect(await bodyOf(post, other)).toMatchObject({ teaser: 'We raised the price.' });
    expect((await write('Second.', false)).post).toMatchObject({ author_name: 'A member' });
  });

  it('sends the text of a premium post to premium members only', async () => {
    const premium = await world.signUpPremium();
    const secret = 'Three clauses that cost us a round, and the wording that we would sign today.';
    expect(await write(secret, true)).toMatchObject({ reason: 'not_allowed' });
    const { post } = await write(secret, true, premium);
    const reader = await world.signUpPremium();
    expect(JSON.stringify(await bodyOf(post, reader))).toContain(secret);
    const seen = JSON.stringify(await bodyOf(post, member));
    expect(seen).toContain('Three clauses');
    expect(seen).not.toContain('wording');
  });

  it('stores a post once, and no empty one', async () => {
    const id = randomUUID();
    const args = { id, body: 'Once.', premium: false };
    const first = await world.rpc('post_to_community', args, member);
    expect(await world.rpc('post_to_community', args, member)).toEqual(first);
    expect(await world.rpc('post_to_community', args, other)).toMatchObject({
      reason: 'not_allowed',
    });
    expect(await write(' \n', false)).toMatchObject({ reason: 'invalid' });
    expect(await write('x'.repeat(4001), false)).toMatchObject({ reason: 'invalid' });
    expect(await world.rpc('post_to_community', args)).toMatchObject({ reason: 'not_signed_in' });
  });

  it('counts each member’s like once, and removes it', async () => {
    const { post } = await write('Like it.', false);
    const post_id = String(post?.['id']);
    const like = (who: Member) =>
      world.call('/rest/v1/community_likes', {
        method: 'POST',
        bearer: who.token,
        body: { post_id, member_id: who.id },
      });
    const likes = async () =>
      (await world.sql(`select likes from public.community_posts where id = '${post_id}'`))[0];
    await like(member);
    await like(other);
    expect((await like(other)).status).toBe(409);
    expect(await likes()).toEqual({ likes: 2 });
    const mine = `/rest/v1/community_likes?post_id=eq.${post_id}`;
    await world.call(mine, { method: 'DELETE', bearer: other.token });
    expect(await likes()).toEqual({ likes: 1 });
  });
});

describe('a file', () => {
  beforeAll(async () => {
    const rows = ['everyone', 'members', 'premium'].map(
      (access) =>
        `('test-${access}', 'A', 'a.md', 'text/markdown', '${access}', null, '1', '2026-11-01')`,
    );
    await world.sql(
      `insert into public.published_files values ${rows.join(', ')}, ('test-toolkit', 'A', 'a.md', 'text/markdown', 'premium', 'toolkits', '1', '2026-11-01')`,
    );
    await world.sql(
      "insert into public.published_file_bodies select id, convert_to('words', 'UTF8') from public.published_files where id like 'test-%'",
    );
  });

  it.each([
    ['anonymous', 'everyone'],
    ['free', 'everyone members'],
    ['lapsed', 'everyone members'],
    ['toolkits', 'everyone members toolkit'],
    ['premium', 'everyone members premium toolkit'],
  ])('is delivered to a caller %s: %s', async (who, given) => {
    const reader =
      who === 'anonymous'
        ? undefined
        : who === 'premium' || who === 'lapsed'
          ? await world.signUpPremium(who === 'premium')
          : member;
    if (who === 'toolkits')
      await world.sql(
        `insert into public.subscriptions (user_id, product, tier, period) values ('${member.id}', 'toolkits', 'free', 'monthly')`,
      );
    const files = ['everyone', 'members', 'premium', 'toolkit'];
    const answers = await Promise.all(
      files.map((name) => world.rpc('download_file', { id: `test-${name}` }, reader)),
    );
    const open = files.filter((_, index) => answers[index]?.outcome === 'found');
    expect(open.join(' ')).toBe(given);
    for (const answer of answers) {
      if (answer.outcome === 'found') expect(answer).toMatchObject({ body: base64('words') });
      else
        expect(answer).toMatchObject({
          reason: 'not_allowed',
          detail: { access: expect.any(String) },
        });
    }
  });

  it('that does not exist is not found', async () => {
    expect(await world.rpc('download_file', { id: 'nothing' }, member)).toEqual({
      outcome: 'refused',
      reason: 'not_found',
      detail: {},
    });
  });
});

const found = ({ outcome }: Outcome) => outcome === 'found' || outcome === 'stored';

/** Out of six tries. */
const times = (allowance: string | number) =>
  allowance === 'unlimited' ? 6 : allowance === 'none' ? 0 : allowance;

const join = async (who: Member, channel: string) =>
  found(await submit(world, who, 'channel', { channel })) ? 6 : 0;

describe('the capability table and the policies agree', () => {
  type Kept = Extract<(typeof capabilities)[number], { keptBy: 'database' }>['id'];

  /** How often this user may do it, tried up to six times. */
  const probes: Record<Kept, (who: Member) => Promise<number>> = {
    'full-signal-stack': async (who) =>
      found(await world.rpc('order_stack', { kinds: [], items: [] }, who)) ? 6 : 0,
    'founder-tools': async (who) =>
      found(await world.rpc('download_file', { id: 'test-toolkit' }, who)) ? 6 : 0,
    asynq: async (who) => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => submit(world, who, 'asynq')),
      );
      return answers.filter(found).length;
    },
    'premium-files': async (who) =>
      found(await world.rpc('download_file', { id: 'test-premium' }, who)) ? 6 : 0,
    'premium-posts': async (who) => {
      const path = '/rest/v1/community_post_bodies?select=community_posts!inner(is_premium)';
      const { rows } = await world.call(`${path}&community_posts.is_premium=is.true`, {
        bearer: who.token,
      });
      return rows.length > 0 ? 6 : 0;
    },
    'advisory-calls': async (who) => {
      await world.setClock(morning);
      const answer = await submit(world, who, 'advisory-call');
      await world.setClock(null);
      return found(answer) ? 6 : 0;
    },
    // A place before a member who was there first, six times or never.
    'premium-events': async (who) => {
      const gathering = `probe-${randomUUID()}`;
      await world.sql(
        `insert into public.gathering_seats (id, seats, reserved, status) values ('${gathering}', 1, 1, 'waitlist')`,
      );
      await submit(world, (await world.signUp()).member, 'gathering', { gathering });
      const { request } = await submit(world, who, 'gathering', { gathering });
      return request?.['position'] === 1 ? 6 : 0;
    },
    'channel:founders': (who) => join(who, 'founders'),
    'channel:deep-tech': (who) => join(who, 'deep-tech'),
    'channel:open-circle': (who) => join(who, 'open-circle'),
  };

  const kept = capabilities.filter(
    (one): one is Extract<typeof one, { keptBy: 'database' }> => one.keptBy === 'database',
  );
  it.each(kept)('about $id', async ({ id, free, premium }) => {
    expect(await probes[id](member)).toBe(times(free));
    expect(await probes[id](await world.signUpPremium())).toBe(times(premium));
    expect(await probes[id](await world.signUpPremium(false))).toBe(times(free));
  });
});
