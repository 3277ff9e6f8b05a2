// What happens around the outbox in outboxRequest.ts: the browser's storage, the backend, and the user.
import type { AnyEventObject } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { requestOf } from '../requests.samples.ts';
import { meeting } from '../submission.paths.ts';
import * as box from './backend.ts';
import { seen } from './product.ts';
import type { OwnMove, Turn, World } from './product.ts';

export type Shared = {
  /** How often the user has pressed Send. */
  sent: number;
  entries: readonly OutboxEntry[];
  /** Writings of the browser that have begun, by the number of the press. */
  writing: readonly number[];
  /** The presses whose request the backend has begun, in the order in which it did; never one twice. */
  begun: readonly string[];
  /** The form, or its draft, holds what was typed. */
  isHeld: boolean;
  /** The browser took too long to delete the refused entry, which stays under My requests. */
  isLeft: boolean;
};

export const idOf = (press: number) => `request${press}`;

/** What the feed of the submission finds in the outbox whenever something changes (src/adapters/outbox/submitRequest.ts). */
export function look(turn: Turn<Shared>): void {
  const { parts, shared } = turn.world();
  const submission = parts['submission'];
  if (submission?.running.some(({ port }) => port === 'entryFeed') !== true) return;
  const entry = shared.entries.find(({ id }) => id === idOf(shared.sent));
  const tell = (event: AnyEventObject) => turn.send('submission', event);
  if (entry?.refusal) tell({ type: 'answer.arrived', answer: box.answerOf('refused', null) });
  else tell({ type: entry === undefined ? 'entry.gone' : 'entry.present' });
  if (seen(turn.world(), 'outbox')?.matches({ network: 'lost' })) tell({ type: 'network.lost' });
}

/** Changes the outbox: both machines hear of it. */
function change(
  turn: Turn<Shared>,
  to: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
) {
  turn.share((now) => ({ ...now, entries: to(now.entries) }));
  turn.send('outbox', { type: 'entries.changed', entries: turn.world().shared.entries });
  look(turn);
}

/** Tells the form that waits; whether it has taken it. */
function settle(turn: Turn<Shared>, id: string, outcome: 'stored' | 'refused'): boolean {
  const { parts, shared } = turn.world();
  const waits =
    parts['submission']?.running.some(({ port }) => port === 'entryFeed') === true &&
    id === idOf(shared.sent);
  if (waits)
    turn.send('submission', {
      type: 'answer.arrived',
      answer: box.answerOf(outcome, requestOf(id, 'submitted')),
    });
  return waits;
}

const begin = (turn: Turn<Shared>, id: string) => {
  if (turn.world().shared.begun.includes(id)) return;
  turn.share((now) => ({ ...now, begun: [...now.begun, id] }));
  turn.start('request', { kind: 'meeting' });
  turn.send('request', { type: 'member.submitted', seatsAreTaken: false });
};

/** What the backend makes of the request that is under way. */
export function sending({ parts, shared }: World<Shared>): OwnMove<Shared>[] {
  const item = box.sendingOf(parts['outbox']);
  if (item === null) return [];
  const { id } = item;
  const ends = (turn: Turn<Shared>, outcome: 'stored' | 'returned' | 'gone', isAttended: boolean) =>
    turn.answer('outbox', 'sendRequest', {
      output: box.delivery(turn.world().shared.entries, id, outcome, isAttended),
    });
  if (box.sendableIn(shared.entries, item) === null)
    return [{ id: 'gone', say: 'The entry is gone', make: (turn) => ends(turn, 'gone', false) }];
  const isKnown = shared.begun.includes(id);
  return [
    {
      id: 'stored',
      say: 'The backend stores the request, and its answer arrives',
      make: (turn) => {
        begin(turn, id);
        const isAttended = settle(turn, id, 'stored');
        change(turn, (entries) => box.without(entries, id));
        ends(turn, 'stored', isAttended);
      },
    },
    {
      id: 'answer lost',
      say: 'The backend stores the request, and its answer is lost',
      make: (turn) => {
        begin(turn, id);
        turn.answer('outbox', 'sendRequest', box.unreachable);
      },
    },
    {
      id: 'unreachable',
      say: 'The backend cannot be reached',
      make: (turn) => turn.answer('outbox', 'sendRequest', box.unreachable),
    },
    // The same answer to the same request: what was stored is not refused later.
    ...(isKnown
      ? []
      : [
          {
            id: 'refused',
            say: 'The backend refuses the request',
            make: (turn: Turn<Shared>) => {
              const isAttended = settle(turn, id, 'refused');
              change(turn, (entries) => box.refusedIn(entries, id));
              ends(turn, 'returned', isAttended);
            },
          },
        ]),
  ];
}

/** What the browser and the user do. */
export function around({ parts, shared }: World<Shared>): OwnMove<Shared>[] {
  const { submission } = parts;
  const isOpen = (port: string) => submission?.running.some((one) => one.port === port) === true;
  const entry = box.entryNamed(idOf(shared.sent));
  const returned = (turn: Turn<Shared>) =>
    seen(turn.world(), 'submission')?.hasTag('returned') === true;
  return [
    ...(shared.sent < 2 && shared.isHeld && submission?.snapshot.status !== 'active'
      ? [
          {
            id: 'send',
            say: 'Press Send',
            make: (turn: Turn<Shared>) => {
              const press = shared.sent + 1;
              turn.share((now) => ({ ...now, sent: press, writing: [...now.writing, press] }));
              turn.start('submission', {
                kind: 'meeting',
                subject: meeting.project,
                answers: meeting,
              });
            },
          },
        ]
      : []),
    // The port goes on when its form has stopped waiting; a form that has its words back gets no entry any more.
    ...shared.writing.map((press) => ({
      id: `written ${press}`,
      say: 'The browser has stored the request in its outbox',
      make: (turn: Turn<Shared>) => {
        const isBack = press !== shared.sent || returned(turn);
        turn.share((now) => ({ ...now, writing: now.writing.filter((one) => one !== press) }));
        if (isBack) return;
        turn.share((now) => ({ ...now, isHeld: false }));
        change(turn, (entries) => [...entries, entry]);
        turn.answer('submission', 'queueRequest', { output: entry });
        look(turn);
      },
    })),
    ...(isOpen('queueRequest') && shared.writing.includes(shared.sent)
      ? [
          {
            id: 'no room',
            say: 'The browser has no room for the request',
            make: (turn: Turn<Shared>) => {
              turn.share((now) => ({ ...now, writing: [] }));
              turn.answer('submission', 'queueRequest', { output: null });
            },
          },
        ]
      : []),
    ...(isOpen('findRequest')
      ? [
          {
            id: 'found out',
            say: 'The backend says whether it has the request',
            make: (turn: Turn<Shared>) =>
              turn.answer('submission', 'findRequest', {
                output: shared.begun.includes(entry.id)
                  ? { outcome: 'stored', request: requestOf(entry.id, 'submitted') }
                  : null,
              }),
          },
        ]
      : []),
    ...(isOpen('requeueEntry')
      ? [
          {
            id: 'written again',
            say: 'The entry is written again',
            make: (turn: Turn<Shared>) => {
              change(turn, (entries) => [...box.without(entries, entry.id), entry]);
              turn.answer('submission', 'requeueEntry', { output: undefined });
            },
          },
        ]
      : []),
    ...(parts['outbox']?.running.some(({ port }) => port === 'discardEntry') === true
      ? [
          {
            id: 'discarded',
            say: 'The refused entry is deleted',
            make: (turn: Turn<Shared>) => {
              const taken = seen(turn.world(), 'outbox')?.context.taken as { id: string };
              change(turn, (entries) => box.without(entries, taken.id));
              turn.answer('outbox', 'discardEntry', { output: undefined });
            },
          },
        ]
      : []),
    ...(submission?.snapshot.status === 'active'
      ? [
          {
            id: 'reload',
            say: 'The page is loaded again',
            make: (turn: Turn<Shared>) => {
              turn.stop('submission');
              turn.stop('outbox');
              turn.share((now) => ({ ...now, writing: [] }));
              turn.start('outbox', undefined);
            },
          },
        ]
      : []),
  ];
}
