// The forms of the community: a post, and a reply to one.
import { community } from '../../content/community.ts';
import { posts } from '../../content/posts.ts';
import { thread } from '../../content/thread.ts';
import { expect } from '../fixtures.ts';
import { fields } from './forms.ts';
import type { Form } from './forms.ts';

const author = posts[0]?.author ?? '';

/** By their names in held.ts. */
export const communityForms = {
  community: {
    path: '/dashboard?tab=community',
    isForMembers: true,
    opens: (person) => expect(person.field(community.box.label)).toBeEditable(),
    ...fields(community.box.label),
  },
  thread: {
    path: '/dashboard?tab=community',
    isForMembers: true,
    opens: async (person) => {
      const box = person.field(thread.box.label);
      const button = person.button(new RegExp(`^Read \\d+ replies to ${author}$`));
      await expect(box.or(button).first()).toBeVisible();
      if (!(await box.isVisible())) await button.click();
      await expect(box).toBeEditable();
    },
    ...fields(thread.box.label),
  },
} satisfies Record<string, Form>;
