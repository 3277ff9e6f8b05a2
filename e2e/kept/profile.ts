// The open field of a member's profile.
import { profileFields as words } from '../../content/profileFields.ts';
import { expect } from '../fixtures.ts';
import { fields } from './forms.ts';
import type { Form } from './forms.ts';

const { label } = words.fields.companyName;

/** By their names in held.ts. */
export const profileForms = {
  profileFields: {
    path: '/account',
    isForMembers: true,
    opens: async (person) => {
      const field = person.field(label);
      const button = person.button(`${words.edit} ${label}`);
      await expect(field.or(button).first()).toBeVisible();
      if (!(await field.isVisible())) await button.click();
      await expect(field).toBeEditable();
    },
    ...fields(label),
  },
} satisfies Record<string, Form>;
