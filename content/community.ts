// The community and its channels: the post box and what Premium opens (docs/product-spec.md, "2. Screens and routes", "5.
// Validation rules", "6. Roles and permissions").
import type { CommunityWords } from './schema.community.ts';

export const community = {
  loading: 'Loading the posts...',
  box: {
    label: 'Write to the community',
    placeholder: 'What did you learn this week that cost you something?',
    post: 'Post',
    posting: 'Posting...',
    // `PostBox` in src/flows/community/PostBox.tsx decides who sees these two.
    premium: 'For Premium members only',
    premiumHint: 'Everyone sees the first words; only Premium members can read the rest.',
    // `PostBox` in src/flows/community/PostBox.tsx shows this under a problem.
    again: 'Your words are still in the box. Press Post to send them again.',
  },
  // `Post` in src/flows/community/Post.tsx decides which of these a post shows.
  premium: 'Premium',
  mine: 'Your post',
  hidden: 'Only you see this post. The advisor has hidden it: {reason}',
  like: 'Like',
  // `likesOf` and `repliesOf` in src/flows/community/Post.tsx decide by the counts.
  likes: { none: 'No likes yet', one: '1 like', many: '{count} likes' },
  replies: { one: '1 reply', many: '{count} replies' },
  // `Posts` in src/flows/community/Community.tsx decides whether this or `empty` shows.
  failed: {
    title: "We can't load the posts right now",
    text: 'Nothing is lost: they are stored, and what you are writing stays in the box.',
    action: 'Try again',
  },
  empty: {
    title: 'No posts yet',
    text: 'Start with something you learned this week. Two sentences are enough.',
  },
  // `Post` in src/flows/community/Post.tsx decides where this shows.
  unliked: 'Your like could not be stored and was taken back. Press Like to try again.',
  // `PostActions` in src/flows/community/Post.tsx shows the button on a member's own posts.
  remove: {
    button: 'Delete',
    title: 'Delete this post?',
    text: 'It disappears for everyone, along with its likes. This cannot be undone.',
    keep: 'Keep it',
    confirm: 'Delete post',
    busy: 'Deleting...',
  },
  // `post_to_community` in supabase/migrations/20261123010200_limits.sql refuses for these reasons; `failed` is ours.
  problems: {
    failed: 'That did not work, and nothing has changed.',
    not_signed_in: 'You are signed out. Sign in and post it again.',
    not_allowed:
      'Only Premium members can post for Premium members. Clear the box to post it for everyone.',
    invalid: 'A post can have up to 4,000 characters. Shorten it and post it again.',
    too_many_today:
      'You have posted 20 times today, which is the limit. The next day starts at midnight, Paris time.',
    name_reserved:
      'Posts appear under your company name, and yours is the name of someone here or looks like it. Change it under Edit Profile.',
  },
  channels: {
    // `ChannelCards` in src/pages/dashboard/Channels.tsx decides which of these or a lock shows.
    join: 'Join',
    asked: {
      stored: 'Requested. The host will let you in.',
      waiting: 'Requested. It is waiting in this browser and is sent automatically.',
    },
    dialog: {
      title: 'Join {name}',
      text: 'The host reads who you are and lets you in; the invitation to the channel comes by email.',
      cancel: 'Cancel',
      submit: 'Ask to join',
      submitting: 'Sending...',
      close: 'Close',
      requests: { name: 'My requests', href: '/dashboard#requests' },
      // `ChannelDialog` in src/flows/perkRequest/ChannelDialog.tsx decides which of these shows.
      results: {
        stored: {
          title: 'Your request has been sent',
          text: 'The host of the channel has it. You can follow it under My requests.',
        },
        waiting: {
          title: 'Your request is waiting in this browser',
          text: 'The service cannot be reached right now. The request survives a reload and is sent automatically.',
        },
      },
    },
    items: [
      {
        id: 'founders',
        name: 'Founders',
        text: 'Questions from the week, answered by people who had them last year.',
        premium: false,
      },
      {
        id: 'deep-tech',
        name: 'Deep Tech',
        text: 'Filings, grants, pilots and the long road to a first invoice.',
        premium: false,
      },
      {
        id: 'open-circle',
        name: 'Open Circle',
        text: 'Where guests of a gathering meet before and after it.',
        premium: true,
      },
    ],
  },
} satisfies CommunityWords;
