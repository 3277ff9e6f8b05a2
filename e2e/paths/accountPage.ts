// The page of a member's own account, where one of its flows is under test and the others wait.
import type { Page } from 'playwright/test';
import { keptSession } from './account.ts';
import { open } from './open.ts';
import type { Opening } from './open.ts';

/** The flows of the page that would ask the service, and the ports by which they do. */
const others = {
  profileFields: ['draft', 'readAnswers', 'saveField', 'storeAnswers'],
  mailChoices: ['readChoices', 'saveChoices'],
  exportData: ['readArchive', 'askExport', 'downloadArchive', 'passwordAgain'],
  deleteAccount: ['readDeletion', 'askDeletion', 'keepAccount', 'passwordAgain'],
};

/** Opens /account as its member: all ports of the flow under test answer on command. */
export const accountPage = (
  page: Page,
  flow: keyof typeof others,
  { heldOfOthers = {}, ...opening }: Opening = {},
) =>
  open(page, flow, '/account', {
    held: others[flow],
    who: 'member',
    storage: keptSession,
    heldOfOthers: { ...others, ...heldOfOthers },
    ...opening,
  });
