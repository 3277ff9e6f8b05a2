// Words of an earlier visit: asked about once the page is free, and written on only where the member says so.
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

const closed = { fails: 'Storage is refused.', say: 'The browser does not let us write' };

export default definePaths({
  machine: unclaimedWorkMachine,
  input: { page: { say: 'Somebody opens a page', input: { layers: [] } } },
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
          // The kit asks for the transition from every state; in the site the other member leaves first.
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
        say: 'Nothing lies over the page any more',
        when: (snapshot) => snapshot.matches({ waiting: 'occupied' }),
      },
      'page.taken': {
        say: 'A dialog or a toast comes over the page',
        when: (snapshot) => snapshot.matches({ waiting: 'free' }),
      },
    },
  },
  outcomes: {
    memberFeed: { broken: { fails: 'No session.', say: 'The session cannot be followed' } },
    findUnclaimed: {
      both: { gives: [meeting, question], say: 'The browser keeps a request and a draft' },
      request: { gives: [meeting], say: 'The browser keeps a request' },
      none: { gives: [], say: 'The browser keeps nothing without an owner' },
      closed: { fails: 'Storage is refused.', say: 'The browser does not say what it keeps' },
    },
    pageFeed: { broken: { fails: 'No page.', say: 'The page cannot be watched' } },
    claimWork: { done: { gives: undefined, say: 'The name is written on it' }, closed },
    leaveWork: { done: { gives: undefined, say: 'It is remembered' }, closed },
  },
  states: {
    absent: 'The page stands as it is',
    looking: 'The page stands as it is: the browser is looked through',
    nothing: 'The page stands as it is',
    'waiting.occupied': 'The page stands as it is: something else has it',
    'waiting.free': 'The page stands as it is: the question comes in a moment',
    asking: 'A dialog lists what there is, and asks whose it is',
    claiming: 'The dialog says that it is made theirs',
    unclaimed: 'The dialog says that the answer could not be saved, and offers another try',
    refusing: 'The dialog says that it is left where it is',
    unrefused: 'The dialog says that the answer could not be saved, and offers another try',
    claimed: 'A toast says that it is theirs',
    left: 'The page stands as it is',
    postponed: 'The page stands as it is',
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
    'Nothing is written unless the member has said so': ({ started, transitions }) =>
      started.every(
        ({ port }) =>
          !/^(claim|leave)Work$/.test(port) ||
          transitions.some((id) => /work\.(claimed|refused|retried)/.test(id)),
      ),
    'Nobody but the current member is asked, and about something': ({ snapshot }) =>
      !snapshot.hasTag('dialogOpen') ||
      (snapshot.context.member !== '' && snapshot.context.items.length > 0),
    'What is claimed becomes the current member’s': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          !/^(claim|leave)Work$/.test(port) ||
          (input as { member: string }).member === snapshot.context.member,
      ),
  },
});
