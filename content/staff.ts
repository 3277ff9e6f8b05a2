// Names that belong to the people and the parts of the site: no post of a member's may carry one, or one that looks like it.
import type { StaffNames } from './schema.community.ts';

export const staff = {
  /** As a whole name. */
  names: [
    'Javelyn',
    'Quasar',
    'The advisor',
    'Advisor',
    'Admin',
    'Administrator',
    'Moderator',
    'Staff',
    'Support',
  ],
  /** Also as a part of a longer name. */
  anywhere: ['Axis One'],
} satisfies StaffNames;
