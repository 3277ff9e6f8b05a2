// The community's posts and likes, as ports. Row-level security decides which texts are sent at all.
import { fromPromise } from 'xstate';
import type {
  CommunityPost,
  PendingLike,
  PostAnswer,
  PostDraft,
} from '#machines/community.machine.ts';
import { idOf } from './draft.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { clientOfMember, failureOf } from '#adapters/supabase/owner.ts';

/** So many posts are shown; older ones have had their time. */
const shownPosts = 100;

const columns =
  'id, member_id, author_name, author_role, teaser, is_premium, likes, replies, created_at, hidden_reason, community_post_bodies(body), community_likes(member_id)';

const reasons = [
  'not_signed_in',
  'not_allowed',
  'invalid',
  'too_many_today',
  'name_reserved',
] as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

/** One row, or the first of several: an embedded row may be either. */
const rowIn = (value: unknown): Record<string, unknown> => {
  const row: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(row) ? row : {};
};

/**
 * A row as its reader may see it.
 * @param whole the text, where the row does not contain it: the author has their own
 */
function toPost(row: Record<string, unknown>, reader: string, whole?: string): CommunityPost {
  const body = whole ?? rowIn(row['community_post_bodies'])['body'];
  return {
    id: text(row['id']),
    author: text(row['author_name']),
    role: text(row['author_role']),
    text: typeof body === 'string' ? body : text(row['teaser']),
    isWhole: typeof body === 'string',
    isPremium: row['is_premium'] === true,
    likes: count(row['likes']),
    replies: count(row['replies']),
    createdAt: moment(row['created_at']) ?? '',
    isMine: row['member_id'] === reader,
    isLiked: rowIn(row['community_likes'])['member_id'] === reader,
    ...(text(row['hidden_reason']) === '' ? {} : { hiddenReason: text(row['hidden_reason']) }),
  };
}

/** Port `loadPosts`: the newest first, each as far as this member may read it. */
export const loadPosts = fromPromise<readonly CommunityPost[]>(async ({ signal }) => {
  const { client, member } = await clientOfMember();
  const { data, error, status } = await client
    .from('community_posts')
    .select(columns)
    .order('created_at', { ascending: false })
    .limit(shownPosts)
    .abortSignal(signal);
  if (error) throw failureOf(status);
  return (data as unknown[]).filter(isRecord).map((row) => toPost(row, member));
});

/**
 * Port `publishPost`: the same text sent again is stored once, because it keeps its id.
 * Rejects with the shared Error of functions.ts where there is no answer; then it is unknown whether it was stored.
 */
export const publishPost = fromPromise<PostAnswer, PostDraft>(async ({ input }) => {
  const { member } = await clientOfMember();
  const answer = await callFunction('post_to_community', {
    id: idOf(input, member),
    body: input.text,
    premium: input.premium,
  });
  if (answer.outcome !== 'stored')
    return { outcome: 'refused', reason: refusalIn(answer, reasons).reason };
  return { outcome: 'stored', post: toPost(rowIn(answer['post']), member, input.text.trim()) };
});

/** A reaction that another tab has already stored counts as stored. */
const isGivenAlready = '23505';

/** Port `setLike`, in the member's own name; the database counts. */
export const setLike = fromPromise<PendingLike, PendingLike>(async ({ input, signal }) => {
  const { client, member } = await clientOfMember();
  const likes = client.from('community_likes');
  const { error, status } = await (input.liked
    ? likes.insert({ post_id: input.id, member_id: member }).abortSignal(signal)
    : likes.delete().eq('post_id', input.id).eq('member_id', member).abortSignal(signal));
  if (error && error.code !== isGivenAlready) throw failureOf(status);
  return input;
});

/** Port `deleteEntry` of a removal: the member's own post; a missing one is no error. */
export const deletePost = fromPromise<void, { id: string }>(async ({ input, signal }) => {
  const { client } = await clientOfMember();
  const { error, status } = await client
    .from('community_posts')
    .delete()
    .eq('id', input.id)
    .abortSignal(signal);
  if (error) throw failureOf(status);
});
