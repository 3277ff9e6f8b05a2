// Path model of drafts of an earlier visit: the member is asked once the page is free, and decides who owns them.
import { unclaimedWork as words } from '#content/unclaimedWork.ts';
import { unclaimedWorkMachine } from '#machines/unclaimedWork.machine.ts';
import type { UnclaimedItem } from '#machines/unclaimedWork.machine.ts';
import { definePaths } from './kit/define.ts';
import { ada, ben } from './support.ts';

const question: UnclaimedItem = {
  id: 'question',
  kind: 'questionDraft',
  at: '2026-11-20T09:00:00.000Z',
};
const meeting: UnclaimedItem = { id: 'meeting', kind: 'meeting', at: null };

const closed = { fails: 'Storage is refused.', say: "The browser's storage cannot be written" };

export default definePaths({
  machine: unclaimedWorkMachine,
  input: { page: { say: 'A member opens a page', input: { layers: [] } } },
  events: {
    'work.claimed': { say: `Press ${words.claim}` },
    'work.refused': { say: `Press ${words.refuse}` },
    'work.postponed': { say: `Press ${words.postpone}` },
    'work.retried': { say: `Press ${words.failed.retry}` },
  },
  environment: {
    memberFeed: {
      'member.arrived': {
        say: ({ member }) => `${member === ada.id ? ada.email : ben.email} is signed in`,
        samples: {
          ada: ({ context }) => (context.member === '' ? { member: ada.id } : undefined),
          // The kit takes the transition from every state; on the site the other member signs out first.
          ben: ({ context }) => (context.member === ada.id ? { member: ben.id } : undefined),
        },
      },
      'member.left': {
        say: 'The member signs out',
        when: ({ context }) => context.member !== '',
      },
    },
    pageFeed: {
      'page.freed': {
        say: 'No layer covers the page any more',
        when: (snapshot) => snapshot.matches({ waiting: 'occupied' }),
      },
      'page.taken': {
        say: 'A dialog or a toast covers the page',
        when: (snapshot) => snapshot.matches({ waiting: 'free' }),
      },
    },
  },
  outcomes: {
    memberFeed: { broken: { fails: 'No session.', say: 'The session cannot be followed' } },
    findUnclaimed: {
      both: { gives: [meeting, question], say: 'The browser has a request and a draft' },
      request: { gives: [meeting], say: 'The browser has a request' },
      none: { gives: [], say: 'The browser has no items without an owner' },
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
    pageFeed: { broken: { fails: 'No page.', say: 'The page cannot be watched' } },
    claimWork: { done: { gives: undefined, say: 'The browser stores the owner' }, closed },
    leaveWork: { done: { gives: undefined, say: 'The browser stores the answer' }, closed },
  },
  states: {
    absent: 'The page is unchanged',
    looking: "The page is unchanged: the browser's storage is being searched",
    nothing: 'The page is unchanged',
    'waiting.occupied': 'The page is unchanged: another layer covers it',
    'waiting.free': 'The page is unchanged: the question follows in a moment',
    asking: 'A dialog lists the items, and asks who owns them',
    claiming: 'The dialog says that the items become the member’s',
    unclaimed: 'The dialog says that the answer could not be saved, and offers another try',
    refusing: 'The dialog says that the items are left where they are',
    unrefused: 'The dialog says that the answer could not be saved, and offers another try',
    claimed: 'A toast says that the items are the member’s',
    left: 'The page is unchanged',
    postponed: 'The page is unchanged',
  },
  details: (snapshot) =>
    snapshot.hasTag('dialogOpen') ? [`Listed: ${snapshot.context.items.length}`] : [],
  resting: [
    'absent',
    'nothing',
    'asking',
    'unclaimed',
    'unrefused',
    'claimed',
    'left',
    'postponed',
  ],
  invariants: {
    'Nothing is written unless the member has decided': ({ started, transitions }) =>
      started.every(
        ({ port }) =>
          !/^(claim|leave)Work$/.test(port) ||
          transitions.some((id) => /work\.(claimed|refused|retried)/.test(id)),
      ),
    'Only the current member is asked, and about at least one item': ({ snapshot }) =>
      !snapshot.hasTag('dialogOpen') ||
      (snapshot.context.member !== '' && snapshot.context.items.length > 0),
    'Claimed items become the current member’s': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          !/^(claim|leave)Work$/.test(port) ||
          (input as { member: string }).member === snapshot.context.member,
      ),
  },
});
