// The replies to a post, as ports. Row-level security decides which are sent at all.
import { fromPromise } from 'xstate';
import type { NewReply, Reply, ReplyAnswer } from '#machines/thread.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { clientOfMember, failureOf } from '#adapters/supabase/owner.ts';
import { rowsOf, text } from '#adapters/supabase/requestRows.ts';

const reasons = [
  'not_signed_in',
  'not_found',
  'invalid',
  'too_many_today',
  'name_reserved',
] as const;

const toReply = (row: Readonly<Record<string, unknown>>, reader: string): Reply => ({
  id: text(row['id']),
  author: text(row['author_name']),
  role: text(row['author_role']),
  text: text(row['body']),
  createdAt: moment(row['created_at']) ?? '',
  isMine: row['member_id'] === reader,
});

/** Port `loadReplies`: the oldest first. */
export const loadReplies = fromPromise<readonly Reply[], { post: string }>(
  async ({ input, signal }) => {
    const { client, member } = await clientOfMember();
    const { data, error, status } = await client
      .from('community_replies')
      .select('id, member_id, author_name, author_role, body, created_at')
      .eq('post_id', input.post)
      .order('created_at')
      .order('id')
      .abortSignal(signal);
    if (error) throw failureOf(status);
    return rowsOf(data).map((row) => toReply(row, member));
  },
);

/**
 * Port `sendReply`: the database stores the same words under the same post once, so that an attempt without an answer can be repeated.
 * Rejects with the shared Error of functions.ts where there is no answer; then it is unknown whether it was stored.
 */
export const sendReply = fromPromise<ReplyAnswer, NewReply>(async ({ input }) => {
  const { member } = await clientOfMember();
  const answer = await callFunction('reply_to_post', { post: input.post, body: input.text });
  if (answer.outcome !== 'stored')
    return { outcome: 'refused', reason: refusalIn(answer, reasons).reason };
  const { reply } = answer;
  return { outcome: 'stored', reply: toReply(isRecord(reply) ? reply : {}, member) };
});

/** Port `deleteEntry` of a removal: the member's own reply; a missing one is no error. */
export const deleteReply = fromPromise<void, { id: string }>(async ({ input, signal }) => {
  const { client } = await clientOfMember();
  const { error, status } = await client
    .from('community_replies')
    .delete()
    .eq('id', input.id)
    .abortSignal(signal);
  if (error) throw failureOf(status);
});
