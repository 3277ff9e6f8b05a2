// The replies to a post of the community: reading, writing and deleting them.
import type { ThreadWords } from './schema.community.ts';

export const thread = {
  // `ThreadButton` in src/flows/thread/Thread.tsx decides which of these its button says.
  open: 'Reply',
  read: { one: 'Read 1 reply', many: 'Read {count} replies' },
  close: 'Hide replies',
  /** What the button says about the post, to those who do not see it. */
  to: 'to {author}',
  label: 'Replies to {author}',
  loading: 'Loading replies...',
  // `Replies` in src/flows/thread/Thread.tsx decides which of these two shows.
  failed: {
    title: "We can't load the replies right now",
    text: 'What you are writing stays in the box.',
    action: 'Try again',
  },
  empty: 'No replies yet.',
  box: {
    label: 'Your reply',
    placeholder: 'What would you add, or ask?',
    send: 'Post reply',
    sending: 'Posting...',
    // `ReplyBox` in src/flows/thread/ReplyBox.tsx shows this under a problem.
    again: 'Your words are still in the box. Press Post reply to send them again.',
  },
  mine: 'Your reply',
  // `Replies` in src/flows/thread/Thread.tsx shows the button on a member's own replies.
  remove: {
    button: 'Delete',
    title: 'Delete this reply?',
    text: 'It disappears for everyone. This cannot be undone.',
    keep: 'Keep it',
    confirm: 'Delete reply',
    busy: 'Deleting...',
  },
  // `reply_to_post` in supabase/migrations/20261126140100_replies.sql refuses for these reasons; `failed` is ours.
  problems: {
    failed: 'That did not work, and nothing has changed.',
    not_signed_in: 'You are signed out. Sign in and post your reply again.',
    not_found:
      'You cannot reply to this post: it was deleted or hidden, or your plan does not include it.',
    invalid: 'A reply can have up to 2,000 characters. Shorten it and post it again.',
    too_many_today:
      'You have replied 60 times today, which is the limit. You can reply again after midnight, Paris time.',
    name_reserved:
      'Replies appear under your company name, and yours is the name of someone here or looks like it. Change it under Edit Profile.',
  },
} satisfies ThreadWords;
