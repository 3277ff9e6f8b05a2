// The content that the database must know, as SQL: supabase/seed.sql, applied by the embedded backend at every start
// and by `supabase db push --include-seed` on a hosted one. Running it again changes nothing.
import { createHash } from 'node:crypto';
import { capabilities } from '../../content/capabilities.ts';
import { experts } from '../../content/experts.ts';
import { gatheringSeries } from '../../content/gatherings.ts';
import { calls, slots } from '../../content/officeHours.ts';
import { posts as samples } from '../../content/posts.ts';
import { replies } from '../../content/replies.ts';
import type { Allowance } from '../../content/schema.capabilities.ts';
import { staff } from '../../content/staff.ts';
import { nextReaders, readers, testimonials } from '../../content/testimonials.ts';
import { root } from '../../server/settings.mjs';
import { publishedFiles } from './collections.mjs';

type Value = string | number | boolean | null;

/** A value as a literal of SQL; strings without escapes, whatever is in them. */
export function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return String(value);
  return `'${value.replaceAll("'", "''")}'`;
}

const list = (values: readonly Value[]) => values.map(literal).join(', ');

/** A text as bytes: an SQL literal that can be used as a value. */
const bytes = (text: string) => `convert_to(${literal(text)}, 'UTF8')`;

interface Table {
  name: string;
  /** `public` by default. */
  schema?: 'private';
  key: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
  /** Columns that are the database's own once the row is there. */
  keep?: readonly string[];
}

/** Inserts rows, or brings those that are there up to date. */
function upsert({ name, schema, key, columns, rows, keep = [] }: Table): string {
  if (rows.length === 0) return '';
  const changed = columns.filter((column) => !key.includes(column) && !keep.includes(column));
  return [
    `insert into ${schema ?? 'public'}.${name} (${columns.join(', ')}) values`,
    rows.map((row) => `  (${list(row)})`).join(',\n'),
    `on conflict (${key.join(', ')}) do update set`,
    `${changed.map((column) => `  ${column} = excluded.${column}`).join(',\n')};`,
  ].join('\n');
}

const counted = (allowance: Allowance): number | null =>
  allowance === 'unlimited' ? null : allowance === 'none' ? 0 : allowance;

/** An id that is always the same for the same words. */
function uuidOf(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The beginning of a text, to the end of a word; of a premium text never more than half (as private.teaser_of). */
export function teaserOf(text: string, premium: boolean): string {
  const longest = premium ? Math.min(60, Math.floor(text.length / 2)) : 120;
  if (text.length <= longest && !premium) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}

function capabilityRows(): string[] {
  const rows = capabilities.flatMap(({ id, free, premium }) => [
    [id, 'free', counted(free)],
    [id, 'premium', counted(premium)],
  ]);
  return [
    '-- content/capabilities.ts',
    upsert({
      name: 'capabilities',
      key: ['capability', 'tier'],
      columns: ['capability', 'tier', 'allowance'],
      rows,
    }),
    `delete from public.capabilities where capability not in (${list(capabilities.map(({ id }) => id))});`,
  ];
}

/** Names that no post of a member's may carry: of the samples, and of the people and the parts of the site. */
function nameRows(): string[] {
  const people = [...samples, ...replies, ...testimonials, ...readers, ...nextReaders].map(
    ({ author }) => author,
  );
  const names = [...new Set([...people, ...experts.map(({ name }) => name), ...staff.names])];
  const rows = [
    ...names.map((name) => [name, false]),
    ...staff.anywhere.map((name) => [name, true]),
  ];
  return [
    '-- content/posts.ts, testimonials.ts, experts.ts and staff.ts',
    upsert({
      name: 'reserved_names',
      schema: 'private',
      key: ['name'],
      columns: ['name', 'anywhere'],
      rows,
    }),
    `delete from private.reserved_names where name not in (${list(rows.map(([name = null]) => name))});`,
  ];
}

function gatheringRows(): string[] {
  const ids = list(gatheringSeries.map(({ id }) => id));
  return [
    '-- content/gatherings.ts: the series, and of each the gathering that is ahead; what comes no more is over.',
    upsert({
      name: 'gathering_series',
      schema: 'private',
      key: ['id'],
      columns: ['id', 'first_on', 'every_weeks', 'seats', 'reserved', 'status'],
      rows: gatheringSeries.map((one) => [
        one.id,
        one.firstOn,
        one.everyWeeks,
        one.seats,
        one.reserved,
        one.status,
      ]),
    }),
    `delete from private.gathering_series where id not in (${ids});`,
    'select private.publish_gatherings();',
    `update public.gathering_seats set status = 'past' where status <> 'past' and substring(id from '^(.*)-\\d{4}-\\d{2}-\\d{2}$') not in (${ids});`,
  ];
}

function slotRows(): string[] {
  const weekday = { tuesday: 2, wednesday: 3, thursday: 4 };
  const week = [
    ...slots.map((slot) => ({ ...slot, kind: 'office-hours' })),
    ...calls.map((slot) => ({ ...slot, kind: 'advisory-call' })),
  ];
  const keys = week.map((slot) => `(${weekday[slot.weekday]}, ${literal(slot.time)})`).join(', ');
  return [
    '-- content/officeHours.ts',
    upsert({
      name: 'office_hours',
      key: ['weekday', 'starts'],
      columns: ['weekday', 'starts', 'host', 'available', 'request_kind'],
      rows: week.map((slot) => [
        weekday[slot.weekday],
        slot.time,
        slot.host,
        slot.available,
        slot.kind,
      ]),
    }),
    `delete from public.office_hours where (weekday, starts) not in (${keys});`,
  ];
}

function postRows(): string[] {
  const posts = samples.map((post) => ({ ...post, uuid: uuidOf(post.id) }));
  return [
    '-- content/posts.ts, the sample posts; likes are counted from there on.',
    upsert({
      name: 'community_posts',
      key: ['id'],
      columns: ['id', 'author_name', 'author_role', 'teaser', 'is_premium', 'likes', 'created_at'],
      keep: ['likes'],
      rows: posts.map((post) => [
        post.uuid,
        post.author,
        post.role,
        teaserOf(post.content, post.isPremium),
        post.isPremium,
        post.likes,
        post.timestamp,
      ]),
    }),
    upsert({
      name: 'community_post_bodies',
      key: ['post_id'],
      columns: ['post_id', 'body'],
      rows: posts.map((post) => [post.uuid, post.content]),
    }),
  ];
}

function replyRows(): string[] {
  const rows = replies.map((reply) => ({ ...reply, uuid: uuidOf(reply.id) }));
  return [
    '-- content/replies.ts, the sample replies; the database counts them.',
    upsert({
      name: 'community_replies',
      key: ['id'],
      columns: ['id', 'post_id', 'author_name', 'author_role', 'body', 'created_at'],
      rows: rows.map((reply) => [
        reply.uuid,
        uuidOf(reply.post),
        reply.author,
        reply.role,
        reply.content,
        reply.timestamp,
      ]),
    }),
    `delete from public.community_replies where member_id is null and id not in (${list(rows.map(({ uuid }) => uuid))});`,
  ];
}

/** Files and premium publications: what they are called, and what only an authorised request delivers. */
function fileRows(): string[] {
  const files = publishedFiles(root);
  return [
    '-- content/files and content/premium',
    upsert({
      name: 'published_files',
      key: ['id'],
      columns: ['id', 'title', 'name', 'type', 'access', 'product', 'version', 'published_on'],
      rows: files.map((file) => [
        file.id,
        file.title,
        file.name,
        file.type,
        file.access,
        file.product,
        file.version,
        file.date,
      ]),
    }),
    'insert into public.published_file_bodies (file_id, body) values',
    files.map(({ id, body }) => `  (${literal(id)}, ${bytes(body)})`).join(',\n'),
    'on conflict (file_id) do update set body = excluded.body;',
    // Those with a digest are not of this file: server/backend/files.mjs brings and removes them.
    `delete from public.published_files where sha256 is null and id not in (${list(files.map(({ id }) => id))});`,
  ];
}

/** The whole of supabase/seed.sql. */
export function seedSql(): string {
  return [
    '-- Made from content/ by `npm run content:sql`: change it there. Running it again changes nothing.',
    ...capabilityRows(),
    ...gatheringRows(),
    ...slotRows(),
    ...nameRows(),
    ...postRows(),
    ...replyRows(),
    ...fileRows(),
    '',
  ].join('\n');
}
