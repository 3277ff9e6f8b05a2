// The test kit of a thread: ports that answer on command.
import { threadMachine } from '#machines/thread.machine.ts';
import type {
  NewReply,
  Reply,
  ReplyAnswer,
  ReplyDraft,
  ThreadEvent,
} from '#machines/thread.machine.ts';
import type { RemovalInput, RemovalOutput, removalMachine } from '#machines/removal.machine.ts';
import { draftKit, feed, play, port } from './kit.ts';

/** A reply of another member, unless said otherwise. */
export const replyOf = (id: string, rest: Partial<Reply> = {}): Reply => ({
  id,
  author: 'Marta',
  role: 'Founder',
  text: `Text of ${id}`,
  createdAt: '2026-11-20T09:00:00.000Z',
  isMine: false,
  ...rest,
});

export const anothers = replyOf('anothers');
export const mine = replyOf('mine', { isMine: true });

/** The tab was just opened: no thread is. */
export function onTab() {
  const memberFeed = feed<ThreadEvent>();
  const draft = draftKit<ReplyDraft>();
  const loadReplies = port<readonly Reply[], { post: string }>();
  const sendReply = port<ReplyAnswer, NewReply>();
  // The removal has its own tests: here it ends on command.
  const removal = port<RemovalOutput, RemovalInput>();
  const tab = play(
    threadMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        draft: draft.logic,
        loadReplies: loadReplies.logic,
        sendReply: sendReply.logic,
        removal: removal.logic as unknown as typeof removalMachine,
      },
    }),
  );
  const shown = () => tab.context().replies.map(({ id }) => id);
  return { ...tab, memberFeed, draft, loadReplies, sendReply, removal, shown };
}

/** The thread of `post` is open, and its replies are on screen. */
export function reading(...replies: Reply[]) {
  const tab = onTab();
  tab.send({ type: 'thread.opened', id: 'post' });
  tab.loadReplies.resolve(replies.length === 0 ? [anothers, mine] : replies);
  tab.draft.say({ type: 'draft.restored', words: null });
  tab.draft.heard();
  return tab;
}

/** A reply is on its way. */
export function sending(text = 'And then?') {
  const tab = reading();
  tab.send({ type: 'reply.edited', text });
  tab.send({ type: 'reply.submitted' });
  return tab;
}

/** The dialog asks about the member's own reply. */
export function asked() {
  const tab = reading();
  tab.send({ type: 'removal.requested', id: 'mine' });
  return tab;
}
