// Each row of content/capabilities.ts, asked of the database directly: past every page, with requests of one's own. A row without a
// line here does not compile, and rows.test.ts fails.
import { randomUUID } from 'node:crypto';
import type { CapabilityId } from '#content/capabilities.ts';
import { submit } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import type { Member, Outcome } from './support.ts';

/** Without an account · free · premium · premium until yesterday · free, and claims Premium wherever a browser can · toolkits alone. */
export const people = ['visitor', 'free', 'premium', 'ended', 'flagged', 'toolkits'] as const;
export type Who = (typeof people)[number];

/** Given, refused, or how often of six tries. */
export type Answer = 'given' | 'refused' | number;

export type Asked = {
  /** What is data or a file: asks for it as this member. */
  ask: (world: World, who: Member | undefined) => Promise<Answer>;
  /** To whom it is given. */
  gives: Record<Who, Answer>;
};

/** What is only code in the browser, which may be public: there is nothing to ask for. */
export type Shown = { isPublic: string };

const said = ({ outcome }: Outcome): Answer =>
  outcome === 'found' || outcome === 'stored' ? 'given' : 'refused';

const fileOf = async (world: World, condition: string) => {
  const [row] = await world.sql(
    `select id from public.published_files where access = 'premium' and ${condition} order by id limit 1`,
  );
  return String(row?.['id']);
};
/** Both ways to a file: the function, and the table behind it. They must agree. */
const takes = async (world: World, who: Member | undefined, condition: string): Promise<Answer> => {
  const id = await fileOf(world, condition);
  const answer = said(await world.rpc('download_file', { id }, who));
  const { rows } = await world.call(
    `/rest/v1/published_file_bodies?select=file_id&file_id=eq.${encodeURIComponent(id)}`,
    { bearer: who?.token },
  );
  if ((rows.length === 1) !== (answer === 'given')) throw new Error(`Two answers about ${id}.`);
  return answer;
};
const joins = (channel: string) => async (world: World, who: Member | undefined) =>
  who === undefined
    ? said(await world.rpc('submit_request', requestTo(channel)))
    : said(await submit(world, who, 'channel', { channel }));
const requestTo = (channel: string) => ({
  id: randomUUID(),
  kind: 'channel',
  subject: 'A channel',
  answers: { channel },
});

/** Premium alone: neither a plan that has ended, nor a claim, nor the toolkits. */
const premiumOnly = {
  visitor: 'refused',
  free: 'refused',
  premium: 'given',
  ended: 'refused',
  flagged: 'refused',
  toolkits: 'refused',
} as const;
const everyMember = {
  visitor: 'refused',
  free: 'given',
  premium: 'given',
  ended: 'given',
  flagged: 'given',
  toolkits: 'given',
} as const;

export const walk: Record<CapabilityId, Asked | Shown> = {
  'full-signal-stack': {
    ask: async (world, who) => {
      const row = {
        member_id: who?.id ?? randomUUID(),
        words: `pricing ${randomUUID()}`,
        kind: 'all',
      };
      const { status } = await world.call('/rest/v1/saved_searches', {
        method: 'POST',
        bearer: who?.token,
        body: row,
      });
      const saved: Answer = status === 201 ? 'given' : 'refused';
      const ordered = said(await world.rpc('order_stack', { kinds: [], items: [] }, who));
      if (saved !== ordered) throw new Error(`Searches are ${saved}, and an order is ${ordered}.`);
      return saved;
    },
    gives: premiumOnly,
  },
  asynq: {
    ask: async (world, who) => {
      if (who === undefined) return 0;
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => submit(world, who, 'asynq')),
      );
      return answers.filter(({ outcome }) => outcome === 'stored').length;
    },
    gives: { visitor: 0, free: 1, premium: 4, ended: 1, flagged: 1, toolkits: 1 },
  },
  'premium-files': {
    ask: (world, who) => takes(world, who, 'product is null'),
    gives: premiumOnly,
  },
  'premium-posts': {
    ask: async (world, who) => {
      const { rows } = await world.call(
        '/rest/v1/community_post_bodies?select=community_posts!inner(is_premium)&community_posts.is_premium=is.true&community_posts.member_id=is.null',
        { bearer: who?.token },
      );
      const read: Answer = rows.length > 0 ? 'given' : 'refused';
      const post = { id: randomUUID(), body: 'For the members of this plan.', premium: true };
      const written = said(await world.rpc('post_to_community', post, who));
      if (read !== written) throw new Error(`Posts are read: ${read}, and written: ${written}.`);
      return read;
    },
    gives: premiumOnly,
  },
  'advisory-calls': {
    ask: async (world, who) =>
      who === undefined ? 'refused' : said(await submit(world, who, 'advisory-call')),
    gives: premiumOnly,
  },
  'premium-events': {
    // A place before a member who was there first.
    ask: async (world, who) => {
      if (who === undefined) return 'refused';
      const gathering = `walk-${randomUUID()}`;
      await world.sql(
        `insert into public.gathering_seats (id, seats, reserved, status) values ('${gathering}', 1, 1, 'waitlist')`,
      );
      await submit(world, (await world.signUp()).member, 'gathering', { gathering });
      const { request } = await submit(world, who, 'gathering', { gathering });
      return request?.['position'] === 1 ? 'given' : 'refused';
    },
    gives: premiumOnly,
  },
  'channel:founders': { ask: joins('founders'), gives: everyMember },
  'channel:deep-tech': { ask: joins('deep-tech'), gives: everyMember },
  'channel:open-circle': { ask: joins('open-circle'), gives: premiumOnly },
  'founder-tools': {
    ask: (world, who) => takes(world, who, "product = 'toolkits'"),
    gives: { ...premiumOnly, toolkits: 'given' },
  },
  'full-labs': {
    isPublic: 'The tools of the lab are code in the browser, and keep what is typed there.',
  },
};
