// Browser driver of the draft of a form: the post box of the community, on the second tab of the dashboard.
import type { Page } from 'playwright/test';
import { community } from '../../content/community.ts';
import { draft as words } from '../../content/draft.ts';
import { newerDraft } from '../../content/newerDraft.ts';
import { expect } from './kit/expect.ts';
import { answer, report } from './kit/page.ts';
import { dashboardRests, open } from './open.ts';
import type { Answer } from './kit/bridge.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'draft';
const held = [
  'memberFeed',
  'otherTabs',
  'readDraft',
  'writeDraft',
  'removeDraft',
  'compareDraft',
  'takeOver',
];

const box = (page: Page) => page.getByRole('textbox', { name: community.box.label, exact: true });
const notice = (page: Page) => page.getByText(words.refused, { exact: true });
const newer = (page: Page) => page.getByText(newerDraft.title, { exact: true });
const presses = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const reports = (page: Page, event: Parameters<typeof report>[2]) => report(page, flow, event);
const answers = (port: string) => (page: Page, outcome: Answer) =>
  answer(page, flow, port, outcome);

/** The post box, as every form: open from the start, or later. */
const opens = (input: { isOpen: boolean; offersFound?: boolean }) => async (page: Page) => {
  await open(page, flow, '/dashboard?tab=community', {
    // Each thread below a post has a draft of its own.
    actor: 'community/draft',
    who: 'member',
    held,
    input,
  });
  await dashboardRests(page);
  await expect(box(page)).toBeVisible();
};

/** The box can be typed into, and nothing is said of its draft. */
const isQuiet: PageDriver['states'][string] = async (page) => {
  await expect(box(page)).toBeEditable();
  await expect(notice(page)).toHaveCount(0);
  await expect(newer(page)).toHaveCount(0);
};

/** The form says that this browser does not keep what is typed. */
const isTold = async (page: Page) => {
  await expect(notice(page)).toBeVisible();
};

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    open: opens({ isOpen: true }),
    closed: opens({ isOpen: false }),
    offering: opens({ isOpen: true, offersFound: true }),
  },
  events: {
    'newer.requested': presses(newerDraft.show),
    'own.preferred': presses(newerDraft.keep),
  },
  environment: {
    site: {
      'draft.requested': reports,
      'place.changed': reports,
      'words.changed': reports,
      'draft.takenUp': reports,
      'draft.handedOver': reports,
    },
    memberFeed: { 'member.known': reports, 'member.left': reports },
    otherTabs: { 'otherTab.wrote': reports },
  },
  outcomes: Object.fromEntries(held.map((port) => [port, answers(port)])),
  states: {
    closed: isQuiet,
    'looking.reading.untouched': isQuiet,
    'looking.reading.writing': isQuiet,
    'looking.reading.written': isQuiet,
    'looking.reading.unwritten': isTold,
    'looking.reading.removing': isQuiet,
    'looking.ownerUnknown': isQuiet,
    'blank.resting': isQuiet,
    'blank.anothers': isQuiet,
    'blank.unread': isQuiet,
    'blank.discarding': isQuiet,
    'blank.handingOver': isQuiet,
    'blank.handedOver': isQuiet,
    // The box shows at once what it is told; AsynQ asks first.
    offered: isQuiet,
    'held.restored': async (page, snapshot) => {
      await isQuiet(page, snapshot);
      await expect(box(page)).toHaveValue('Two buyers');
    },
    'held.keeping': isQuiet,
    'held.kept': isQuiet,
    'held.refused': isTold,
    'held.comparing': isQuiet,
    'held.overtaken': async (page) => {
      await expect(box(page)).toBeEditable();
      await expect(newer(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    },
    'held.settingAside': isQuiet,
    'held.takingOver': isQuiet,
    'held.reopening': isQuiet,
  },
  invisible: {
    deciding: 'It is left in the moment in which it is entered.',
    'looking.unreadable': 'It is left in the moment in which it is entered.',
  },
  indistinguishable: [
    {
      states: [
        'closed',
        'looking.reading.untouched',
        'looking.reading.writing',
        'looking.reading.written',
        'looking.reading.removing',
        'looking.ownerUnknown',
        'blank.resting',
        'blank.anothers',
        'blank.unread',
        'blank.discarding',
        'blank.handingOver',
        'blank.handedOver',
        'offered',
        'held.keeping',
        'held.kept',
        'held.restored',
        'held.comparing',
        'held.settingAside',
        'held.takingOver',
        'held.reopening',
      ],
      reason:
        'A form shows the words that it was given or that were typed, and nothing of what is stored: only a browser that stores nothing is worth a word.',
    },
    {
      states: ['looking.reading.unwritten', 'held.refused'],
      reason: 'To a person they are one: this browser does not keep what is typed.',
    },
  ],
} satisfies PageDriver;
