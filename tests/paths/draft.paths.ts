// Path model of the draft of a form: whose it is, and what becomes of it.
import { draftMachine } from '#machines/draft.machine.ts';
import type { DraftEntry, DraftHolder } from '#machines/draft.machine.ts';
import { draft as words } from '#content/draft.ts';
import { newerDraft } from '#content/newerDraft.ts';
import { probes } from './draft.probes.ts';
import { first, found, isOf, isOvertaken, second, stored, typed } from './draft.samples.ts';
import type { Seen } from './draft.samples.ts';
import { definePaths, site } from './kit/define.ts';
import { ada, ben, listener } from './support.ts';

const holder = listener as DraftHolder;

export default definePaths({
  machine: draftMachine,
  input: {
    open: {
      say: 'A page opens with a form',
      input: { place: '', isOpen: true, holder },
    },
    closed: {
      say: 'A page opens with a form that is not open yet',
      input: { place: '', isOpen: false, holder },
    },
    offering: {
      say: 'A page opens with a form that offers what was typed earlier',
      input: { place: '', isOpen: true, offersFound: true, holder },
    },
  },
  events: {
    'newer.requested': { say: `The user presses ‘${newerDraft.show}’`, when: isOvertaken },
    'own.preferred': { say: `The user presses ‘${newerDraft.keep}’`, when: isOvertaken },
  },
  environment: {
    [site]: {
      'draft.requested': { say: 'The form is opened' },
      'place.changed': {
        say: ({ place }) => `The form is about ${place} now`,
        samples: {
          other: (seen: Seen) =>
            seen.context.place === '' && isOf(ada.id)(seen)
              ? { place: 'something else' }
              : undefined,
          same: ({ context }: Seen) => ({ place: context.place }),
        },
      },
      'words.changed': {
        say: (event) =>
          event.words === null
            ? 'The user empties the form'
            : `The user types ‘${String(event.words['text'])}’`,
        samples: {
          first: (seen: Seen) => (typed(seen) === undefined ? { words: first } : undefined),
          second: (seen: Seen) => (typed(seen) === first.text ? { words: second } : undefined),
          nothing: { words: null },
        },
      },
      'draft.takenUp': { say: 'The user goes on with the draft on offer' },
      'draft.handedOver': { say: 'The form is in the outbox' },
    },
    memberFeed: {
      'member.known': {
        say: ({ member }) =>
          member === null
            ? 'No member is signed in'
            : `${member === ada.id ? ada.email : ben.email} is signed in`,
        samples: {
          ada: (seen: Seen) => (isOf(undefined)(seen) ? { member: ada.id } : undefined),
          ben: (seen: Seen) => (isOf(null)(seen) ? { member: ben.id } : undefined),
          visitor: (seen: Seen) => (isOf(undefined)(seen) ? { member: null } : undefined),
        },
      },
      'member.left': {
        say: 'The member signs out, or another member replaces them',
        when: isOf(ada.id, ben.id),
      },
    },
    otherTabs: {
      'otherTab.wrote': {
        say: 'The user types into the same form in another tab',
        when: (seen: Seen) => seen.hasTag('restored') || seen.hasTag('kept'),
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen to the session' },
    },
    otherTabs: {
      closed: { fails: 'No such event.', say: 'The page cannot listen to the other tabs' },
    },
    compareDraft: {
      newest: { gives: 'newest', say: 'Nothing is newer than what is on screen' },
      overtaken: { gives: 'overtaken', say: 'The other tab has a newer draft' },
      replaced: { gives: 'replaced', say: 'The other tab has written into the same draft' },
      unreadable: { fails: 'Storage is refused.', say: 'The drafts cannot be compared' },
    },
    takeOver: {
      begun: { gives: undefined, say: 'The page begins to load' },
      refused: { fails: 'Storage is refused.', say: 'The page cannot be loaded anew' },
    },
    readDraft: {
      adas: { gives: found(ada.id), say: 'Their draft is stored', when: isOf(ada.id) },
      visitors: {
        gives: found(null),
        say: 'A draft of this visit is stored',
        when: (seen: Seen) => seen.context.offersFound === true && isOf(null)(seen),
      },
      bens: { gives: found(ben.id), say: 'Their draft is stored', when: isOf(ben.id) },
      overtaken: {
        gives: { ...found(ada.id), isOvertaken: true },
        say: 'The draft of this tab is stored, and a newer one of another tab',
        when: isOf(ada.id),
      },
      nothing: { gives: { outcome: 'nothing' }, say: 'Nothing is stored' },
      anothers: {
        gives: { outcome: 'anothers' },
        say: 'Only a draft of another member is stored',
        when: isOf(ada.id, ben.id, null),
      },
      ownerNeeded: {
        gives: { outcome: 'ownerNeeded' },
        say: 'A draft is stored, and the session is not known yet',
        when: isOf(undefined),
      },
      refused: { gives: { outcome: 'refused' }, say: 'This browser stores nothing' },
      unreadable: { fails: 'Storage is refused.', say: 'The drafts cannot be read' },
    },
    writeDraft: {
      kept: { gives: undefined, say: 'The words are stored' },
      full: { fails: 'QuotaExceededError', say: 'This browser has no room' },
    },
    removeDraft: {
      removed: { gives: undefined, say: 'The draft is deleted' },
      refused: { fails: 'Storage is refused.', say: 'The draft cannot be deleted' },
    },
  },
  states: {
    deciding: 'The page is about to show the form',
    closed: 'Nothing is read: the form is closed',
    'looking.reading.untouched': 'The drafts are being read; the form can be typed into',
    'looking.reading.writing': 'The drafts are being read; what was typed is being written',
    'looking.reading.written': 'The drafts are being read; what was typed is stored',
    'looking.reading.unwritten': `The drafts are being read; the form says: ${words.refused}`,
    'looking.reading.removing': 'The drafts are being read; what was typed is being deleted again',
    'looking.ownerUnknown': 'The form shows no draft: the session is not known',
    'looking.unreadable': 'The drafts could not be read',
    'blank.resting': 'The form is empty: this user has no draft',
    'blank.anothers': 'The form is empty: the draft of another member waits for them',
    'blank.unread': 'The form is empty: the drafts could not be read',
    'blank.discarding': 'The draft of the emptied form is being deleted',
    'blank.handingOver': 'The draft is being deleted, and its files stay for the outbox',
    'blank.handedOver': 'What was typed is in the outbox',
    offered: 'The form offers the stored draft, and does not show it yet',
    'held.restored': 'The form shows the stored draft',
    'held.keeping': 'What was typed is being written',
    'held.kept': 'What was typed is stored',
    'held.refused': `The form says: ${words.refused}`,
    'held.comparing': 'What is on screen is compared with what the other tab has written',
    'held.overtaken': `The form says: ${newerDraft.title}`,
    'held.settingAside': 'What is on screen here is being stored behind the newer draft',
    'held.takingOver': 'The newer draft becomes the one that this tab shows',
    'held.reopening': 'The page is being loaded anew, with the newer draft',
  },
  details: ({ context }) =>
    context.words === null ? [] : [`To be kept: ${String(context.words['text'])}`],
  probes,
  resting: [
    'closed',
    'blank.resting',
    'blank.anothers',
    'blank.unread',
    'blank.handedOver',
    'offered',
    'held.restored',
    'held.kept',
    'held.refused',
    'held.overtaken',
  ],
  abstraction: ({
    context: { isOpen, offersFound, place, member, shown, found: read, words: kept },
  }) => [isOpen, offersFound, place, String(member), shown.id, shown.owner, kept, read],
  refused: { 'place.changed/same': 'The form is there already.' },
  invariants: {
    'Before the drafts were read, only a new one is written or deleted': ({ snapshot, started }) =>
      !snapshot.hasTag('waiting') ||
      started.every(({ port, input }) => {
        if (port !== 'writeDraft' && port !== 'removeDraft') return true;
        return (input as { shown: { id: string | null } }).shown.id === null;
      }),
    'What is typed is written at once': ({ snapshot, started, transitions }) =>
      snapshot.context.words === null ||
      !transitions.some((id) => id.includes('words.changed')) ||
      started.some(({ port }) => port === 'writeDraft'),
    'A member writes only into drafts that are theirs': ({ started, snapshot }) =>
      started.every(({ port, input }) => {
        if (port !== 'writeDraft') return true;
        const { shown } = input as { shown: { id: string | null; owner: string | null } };
        // A visitor's draft of this visit is that of the member who signs in.
        return shown.id === null || [snapshot.context.member, null].includes(shown.owner);
      }),
    'A draft on offer is neither written nor deleted, unless the user starts afresh': ({
      snapshot,
      started,
    }) => !snapshot.hasTag('offered') || started.every(({ port }) => port === 'memberFeed'),
    'A draft is restored only to its owner': ({ snapshot, sent, transitions }) =>
      sent.every((event) => {
        if (event.type !== 'draft.restored' || event['words'] !== stored) return true;
        const { member, shown } = snapshot.context;
        // What a visitor goes on with is theirs as a member.
        const isKept = transitions.some((id) => /^held\.\w+ draft\.requested/.test(id));
        return shown.owner === member || (isKept && shown.owner === null);
      }),
    'When a member leaves, the form is emptied, and nothing is written or deleted': ({
      transitions,
      sent,
      started,
    }) =>
      !transitions.some((id) => id.includes('member.left')) ||
      transitions.some((id) => id.startsWith('closed')) ||
      (sent.some(({ type }) => type === 'draft.withdrawn') &&
        started.every(({ port }) => port === 'readDraft')),
    'A draft is read at the place of the form': ({ snapshot, started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'readDraft' || (input as { place: string }).place === snapshot.context.place,
      ),
    'What another tab has overwritten is stored behind the newer draft, as one of its own': ({
      transitions,
      started,
    }) =>
      !transitions.some((id) => id.endsWith('-> held.settingAside')) ||
      started.some(({ port, input }) => {
        if (port !== 'writeDraft') return false;
        const { rank, words: kept, shown } = input as DraftEntry;
        return rank === 'behind' && kept !== null && shown.id === null;
      }),
    'An empty form has no draft': ({ snapshot }) =>
      !snapshot.matches('blank') || snapshot.context.words === null,
  },
});
