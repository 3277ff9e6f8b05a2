// A row of every table for the matrix: how the server inserts it, how a request names it, and what a forger would
// change.
import { randomUUID } from 'node:crypto';
import type { Member, Row } from './support.ts';

export interface Specimen {
  /** Inserts the row, with all rights. */
  create: string[];
  /** The row in a request, and in SQL. */
  filter: string;
  where: string;
  /** The body of a request that would insert or change it. */
  insert: Row;
  change: Row;
}

const quoted = (value: unknown) => `'${String(value)}'`;

/** Names a row by its key, both ways. */
const named = (key: Row) => ({
  filter: Object.entries(key)
    .map(([column, value]) => `${column}=eq.${encodeURIComponent(String(value))}`)
    .join('&'),
  where: Object.entries(key)
    .map(([column, value]) => `${column} = ${quoted(value)}`)
    .join(' and '),
});

const insertInto = (table: string, row: Row) =>
  `insert into public.${table} (${Object.keys(row).join(', ')}) values (${Object.values(row)
    .map((value) => (value === null ? 'null' : quoted(value)))
    .join(', ')}) on conflict do nothing`;

/** A row that the server inserts unchanged. */
const plain = (table: string, key: Row, rest: Row, change: Row): Specimen => ({
  create: [insertInto(table, { ...key, ...rest })],
  ...named(key),
  insert: { ...key, ...rest },
  change,
});

const meeting = (id: string, owner: Member): Row => ({
  id,
  member_id: owner.id,
  kind: 'meeting',
  subject: 'A meeting',
  answers: '{"reason":"a","project":"b","value":"c"}',
});

const file = (id: string, access: string): Row => ({
  id,
  title: 'A file',
  name: `${id}.md`,
  type: 'text/markdown',
  access,
  version: '1',
  published_on: '2026-11-01',
});

const post = (id: string, owner: Member | null, isPremium: boolean): Row => ({
  id,
  member_id: owner?.id ?? null,
  author_name: 'A member',
  teaser: 'It begins …',
  is_premium: isPremium,
});

/** The sample of a table for its owner; `which` as in the matrix. */
export function specimenOf(table: string, owner: Member, which = ''): Specimen {
  const id = randomUUID();
  switch (table) {
    case 'profiles':
      return plain(
        table,
        { id: owner.id },
        { company_name: 'Theirs' },
        { company_name: 'Changed' },
      );
    case 'subscriptions':
      return plain(
        table,
        { user_id: owner.id, product: 'toolkits' },
        { tier: 'free', period: 'monthly' },
        { period: 'annually' },
      );
    case 'capabilities':
      return plain(
        table,
        { capability: `x-${id}`, tier: 'free' },
        { allowance: 1 },
        { allowance: 9 },
      );
    case 'gathering_seats':
      return plain(table, { id }, { seats: 4, status: 'full' }, { seats: 400 });
    case 'office_hours':
      return plain(table, { weekday: 7, starts: '09:00' }, { host: 'angel' }, { available: false });
    case 'request_transitions':
      return plain(
        table,
        { from_status: 'declined', to_status: 'accepted', actor: 'member' },
        {},
        { to_status: 'answered' },
      );
    case 'requests':
      return plain(table, { id }, meeting(id, owner), { status: 'answered' });
    case 'request_events':
      return {
        create: [insertInto('requests', meeting(id, owner))],
        ...named({ request_id: id }),
        insert: {
          request_id: id,
          actor: 'advisor',
          from_status: 'submitted',
          to_status: 'answered',
          at: '2026-11-21T08:00:00Z',
        },
        change: { note: 'Changed' },
      };
    case 'attachments':
    case 'attachment_bodies': {
      const request = randomUUID();
      const row = {
        id,
        request_id: request,
        member_id: owner.id,
        name: 'deck.pdf',
        type: 'application/pdf',
        size: 3,
      };
      const before = [insertInto('requests', meeting(request, owner))];
      if (table === 'attachments') {
        const own = plain(table, { id }, row, { name: 'other.pdf' });
        return { ...own, create: [...before, ...own.create] };
      }
      const own = plain(table, { attachment_id: id }, { body: '\\x616263' }, { body: '\\x00' });
      return { ...own, create: [...before, insertInto('attachments', row), ...own.create] };
    }
    case 'newsletter_subscriptions':
      return plain(
        table,
        { address: `${id}@example.com`, list: 'next-curve' },
        {},
        { list: 'second-curve' },
      );
    case 'stack_items':
      return plain(table, { member_id: owner.id, kind: 'feed', item: id }, {}, { item: 'changed' });
    case 'saved_searches':
      return plain(
        table,
        { member_id: owner.id, words: `words ${id}`, kind: 'all' },
        {},
        { kind: 'changed' },
      );
    case 'community_posts':
      return plain(table, { id }, post(id, owner, false), { likes: 900 });
    case 'community_post_bodies': {
      const own = plain(table, { post_id: id }, { body: 'The whole text.' }, { body: 'Changed' });
      return {
        ...own,
        create: [insertInto('community_posts', post(id, null, which === 'premium')), ...own.create],
      };
    }
    case 'community_replies': {
      const parent = randomUUID();
      const own = plain(
        table,
        { id },
        { post_id: parent, member_id: owner.id, author_name: 'A member', body: 'A reply.' },
        { body: 'Changed' },
      );
      return {
        ...own,
        create: [
          insertInto('community_posts', post(parent, null, false)),
          insertInto('community_post_bodies', { post_id: parent, body: 'The whole text.' }),
          ...own.create,
        ],
      };
    }
    case 'community_likes': {
      const own = plain(
        table,
        { post_id: id, member_id: owner.id },
        {},
        { created_at: '2020-01-01T00:00:00Z' },
      );
      return {
        ...own,
        create: [
          insertInto('community_posts', post(id, null, false)),
          insertInto('community_post_bodies', { post_id: id, body: 'The whole text.' }),
          ...own.create,
        ],
      };
    }
    case 'staff':
      return plain(
        table,
        { member_id: owner.id },
        { name: 'Former', until: '2020-01-01T00:00:00Z', since: '2019-01-01T00:00:00Z' },
        { until: null },
      );
    case 'desk_acts':
      return plain(
        table,
        { request_id: id },
        { at: '2026-11-21T08:00:00Z', staff_id: owner.id, staff_name: 'Staff', act: 'noted' },
        { staff_name: 'Changed' },
      );
    case 'published_files':
      return plain(table, { id }, file(id, 'premium'), { access: 'everyone' });
    case 'published_file_bodies': {
      const own = plain(table, { file_id: id }, { body: '\\x616263' }, { body: '\\x00' });
      return { ...own, create: [insertInto('published_files', file(id, which)), ...own.create] };
    }
    default:
      throw new Error(`The matrix has no specimen of ${table}: write one.`);
  }
}
