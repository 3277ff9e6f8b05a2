// Path model of My requests: the status of each request, and the member's actions.
import { answerLimits, replyLimit, requiredAnswers } from '#content/limits.ts';
import { requests } from '#content/requests.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { MemberRequest, Verdict } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { definePaths } from './kit/define.ts';
import { nearest, otherSlot, takenSlot } from './officeHours.samples.ts';
import { probes } from './myRequests.probes.ts';
import { lost, refused, requestOf } from './requests.samples.ts';
import { leavingWithItsPage, unreachable } from './support.ts';

const open = [
  requestOf('r1', 'submitted'),
  requestOf('r2', 'offered', { kind: 'gathering' }),
  requestOf('r3', 'needsYou'),
];
const closed = [requestOf('r1', 'withdrawn')];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
type Seen = { context: { entries: readonly OutboxEntry[]; requests: readonly MemberRequest[] } };
/** Actions and polls are independent: only a few of their combinations are walked, which keeps the walk finite. */
type Place = { action: 'idle' } | { page: 'watched' } | { list: { shown: 'resting' } };
type Moment = Seen & { matches: (state: Place) => boolean };
const idle = (snapshot: Moment) => snapshot.matches({ action: 'idle' });
const watched = (snapshot: Moment) => snapshot.matches({ page: 'watched' });
const atRest = (snapshot: Moment) => snapshot.matches({ list: { shown: 'resting' } });

const box =
  (...entries: OutboxEntry[]) =>
  (snapshot: Moment) =>
    same(snapshot.context.entries, entries) || !idle(snapshot) || !watched(snapshot)
      ? undefined
      : { entries };
const visible = (id: string) => (snapshot: Moment) => (atRest(snapshot) ? { id } : undefined);

const stored: Verdict = { outcome: 'stored' };
const illegal: Verdict = { outcome: 'refused', reason: 'illegal_move' };
const action = {
  done: { gives: stored, say: 'The backend has done it' },
  refused: { gives: illegal, say: 'The backend refuses: the request has moved on' },
  unreachable,
};
const storage = {
  done: { gives: undefined, say: 'The outbox is changed' },
  closed: { fails: 'Storage is refused.', say: 'The outbox cannot be written' },
};

/** What the content says of answers. */
const rules = { limits: answerLimits, required: requiredAnswers, longestReply: replyLimit };

export default definePaths({
  machine: myRequestsMachine,
  input: { page: { say: 'A member opens /dashboard', input: { rules } } },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'withdrawal.requested': { say: 'Press Withdraw', samples: { open: visible('r1') } },
    'withdrawal.confirmed': { say: 'Press Withdraw request' },
    'offer.accepted': { say: 'Press Take the seat', samples: { offered: visible('r2') } },
    'reply.opened': { say: 'Press Reply', samples: { asked: visible('r3') } },
    'reply.edited': {
      say: ({ text }) => (text.length > replyLimit ? 'Write too long a reply' : 'Write a reply'),
      samples: {
        words: ({ context }) => (context.reply === '' ? { text: 'Here it is' } : undefined),
        long: ({ context }) =>
          context.reply === 'Here it is' ? { text: 'x'.repeat(replyLimit + 1) } : undefined,
      },
    },
    'reply.sent': { say: 'Press Send reply' },
    'entry.opened': {
      say: 'Press Edit and send again',
      samples: { refused: visible(refused.id), lost: visible(lost.id) },
    },
    'answer.edited': {
      say: ({ field, value }) => (value === ' ' ? `Empty ${field}` : `Mend ${field}`),
      samples: {
        reason: ({ context }) =>
          context.chosen !== refused.id || context.answers['reason'] === 'Mended'
            ? undefined
            : { field: 'reason', value: 'Mended' },
        blank: ({ context }) =>
          context.answers['reason'] === 'Mended' ? { field: 'reason', value: ' ' } : undefined,
        // The subject of the request stays as it is.
        fixed: ({ context }) =>
          context.chosen === lost.id ? { field: 'slot', value: otherSlot.slot } : undefined,
      },
    },
    'slot.exchanged': {
      say: ({ slot }) => `Choose the slot of ${slot.slot}`,
      samples: {
        other: ({ context }) =>
          context.nearest?.includes(otherSlot.slot) === true && context.slot === null
            ? { slot: otherSlot }
            : undefined,
        taken: ({ context }) => (context.chosen === lost.id ? { slot: takenSlot } : undefined),
      },
    },
    'entry.resent': { say: 'Press Send again' },
    'discard.requested': {
      say: 'Press Throw away',
      samples: { refused: visible(refused.id) },
    },
    'discard.confirmed': { say: 'Press Throw it away' },
    'action.cancelled': { say: 'Leave the dialog' },
  },
  environment: {
    outboxFeed: {
      'entries.changed': {
        say: ({ entries }) =>
          entries.length === 0 ? 'Nothing is left in the outbox' : 'An entry was refused',
        samples: {
          // Sent from another tab, also while this one is in the background.
          empty: (snapshot) =>
            snapshot.context.entries.length === 0 || !idle(snapshot) ? undefined : { entries: [] },
          returned: box(refused),
          lost: box(lost),
        },
      },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          `${words?.reply === undefined ? 'Corrections' : 'A reply'} of an earlier visit`,
        samples: {
          reply: (snapshot) =>
            snapshot.matches({ action: 'replying' })
              ? { words: { answers: {}, reply: 'Here it is' } }
              : undefined,
          mended: ({ context }) =>
            context.chosen !== refused.id || context.answers['reason'] === 'Mended'
              ? undefined
              : { words: { answers: { reason: 'Mended' } } },
        },
      },
    },
    pageFeed: {
      'page.hidden': {
        say: 'The tab goes to the background',
        when: (snapshot) => watched(snapshot) && idle(snapshot),
      },
      'page.shown': {
        say: 'The tab becomes visible',
        when: (snapshot) => snapshot.matches({ page: 'unwatched' }),
      },
    },
  },
  outcomes: {
    outboxFeed: { closed: { fails: 'Storage is refused.', say: 'The outbox cannot be read' } },
    pageFeed: { closed: { fails: 'No such event.', say: 'The page cannot be watched' } },
    loadRequests: {
      open: { gives: open, say: 'The backend lists three open requests' },
      closed: { gives: closed, say: 'The backend lists a withdrawn request' },
      unreachable,
    },
    withdrawRequest: action,
    acceptOffer: action,
    replyToRequest: action,
    nearestSlots: {
      open: { gives: nearest, say: 'The backend names three open slots' },
      none: { gives: [], say: 'No other slot is open' },
      unreachable,
    },
    draft: { closed: { fails: 'No storage.', say: 'The corrections can have no draft' } },
    resendEntry: storage,
    discardEntry: storage,
  },
  states: {
    'page.watched': 'The page is in view',
    'page.unwatched': 'The tab is in the background',
    'list.loading': 'Skeletons are shown in place of the requests',
    'list.failed': 'A notice says that the requests cannot be read',
    'list.shown.resting': 'The list is on screen',
    'list.shown.refreshing': 'The list is on screen while it is loaded again',
    'list.shown.stale': 'A notice says that the list may be out of date',
    'list.shown.paused': 'The list is on screen, and is not polled',
    'action.idle': 'No dialog is open',
    'action.confirmingWithdrawal': 'A dialog asks whether to withdraw',
    'action.withdrawing': 'The dialog is busy withdrawing',
    'action.accepting': 'The button says that the seat is being taken',
    'action.replying': 'A dialog asks for a reply',
    'action.sendingReply': 'The dialog is busy sending the reply',
    'action.mending.deciding': 'A dialog is about to show the refused request',
    'action.mending.findingSlots': 'A dialog shows the refused request, and the known open slots',
    'action.mending.writing': 'A dialog shows the refused request',
    'action.resending': 'The dialog is busy sending the request again',
    'action.confirmingDiscard': 'A dialog asks whether to discard the request',
    'action.discarding': 'The dialog is busy discarding the request',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`Said in place: ${problem.message ?? requests.problems[problem.key]}`],
  refused: {
    'answer.edited/fixed': 'The subject of a request cannot be changed.',
    'slot.exchanged/taken': 'Only the open slots that were named can be chosen.',
  },
  unheard: leavingWithItsPage,
  resting: ['action.idle'],
  // How long nothing has changed decides only the length of the next pause.
  abstraction: ({ context }) => [
    context.requests.length,
    context.entries.map(({ id }) => id).join(),
    context.chosen,
    context.reply === '',
    context.answers['reason'] === 'Mended',
    context.answers['reason'] === ' ',
    context.reply.length > replyLimit,
    context.nearest?.length ?? null,
    context.slot?.slot ?? null,
    Object.keys(context.faults).length,
    context.problem,
    Math.min(context.quietLooks, 1),
  ],
  probes,
  invariants: {
    'The list of requests does not change during an action': ({ snapshot }) =>
      snapshot.matches({ action: 'idle' }) || !snapshot.matches({ list: { shown: 'resting' } }),
    'The backend is not polled while the tab is hidden, unless a request was sent': ({
      snapshot,
      started,
      transitions,
    }) =>
      snapshot.matches({ page: 'watched' }) ||
      snapshot.matches({ list: 'loading' }) ||
      started.every(({ port }) => port !== 'loadRequests') ||
      transitions.some((id) => id.startsWith('list.shown entries.changed')),
    'An action is about a chosen request': ({ snapshot }) =>
      snapshot.matches({ action: 'idle' }) || snapshot.context.chosen !== null,
    'Only a refused request is edited or discarded': ({ snapshot, transitions }) =>
      !transitions.some((id) => /^deed\.idle (entry\.opened|discard\.requested)/.test(id)) ||
      snapshot.context.entries.some(
        ({ id, refusal }) => id === snapshot.context.chosen && refusal !== null,
      ),
    'A reply is never empty, nor too long': ({ started }) =>
      started
        .filter(({ port }) => port === 'replyToRequest')
        .map(({ input }) => (input as { note: string }).note)
        .every((note) => note.trim() !== '' && note.length <= replyLimit),
    'Corrections are kept': ({ sent, transitions }) =>
      !transitions.some((id) => id.includes('answer.edited')) ||
      sent.some(({ type }) => type === 'words.changed'),
    'A draft is handed over only when its request is in the outbox, or its reply is sent': ({
      sent,
      transitions,
    }) =>
      sent.some(({ type }) => type === 'draft.handedOver') ===
      transitions.some((id) => /^action\.(resending|sendingReply) done.*idle$/.test(id)),
    'A lost slot is requested again only when no other is known': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'resendEntry') ||
      (snapshot.context.nearest ?? []).length === 0 ||
      snapshot.context.slot !== null,
  },
});
