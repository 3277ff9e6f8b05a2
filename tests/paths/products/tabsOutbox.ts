// Two tabs × outbox: both have the same storage, the same backend, and one lock for sending; either may be closed in the middle.
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import * as box from './backend.ts';
import { modelOf } from './person.ts';
import { defineProduct, only } from './product.ts';
import type { OwnMove, Part, PartStep, Product, Turn, World } from './product.ts';

type Tab = 'one' | 'two';
const tabs = ['one', 'two'] as const;
const otherOf = (tab: Tab): Tab => (tab === 'one' ? 'two' : 'one');

type Shared = {
  entries: readonly OutboxEntry[];
  /** How many entries the user has added. */
  added: number;
  /** The tab that sends: the browser gives its lock to one at a time. */
  sender: Tab | null;
  /** The entries that the backend has stored, each once. */
  stored: readonly string[];
  /** Those of them whose answer a tab has received. */
  confirmed: readonly string[];
  /** The entries that are on their way to the backend, by tab. */
  onTheWay: Readonly<Partial<Record<Tab, string>>>;
  /** The tabs to which the browser still has to tell of a change that the other one made. */
  untold: readonly Tab[];
};

const tell = (turn: Turn<Shared>, tab: Tab) =>
  turn.send(tab, { type: 'entries.changed', entries: turn.world().shared.entries });

/** Changes the storage in a tab: it hears at once, the other one when the browser tells it. */
function change(
  turn: Turn<Shared>,
  tab: Tab,
  to: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
) {
  const other = otherOf(tab);
  turn.share((now) => ({
    ...now,
    entries: to(now.entries),
    untold:
      turn.world().parts[other] === null
        ? now.untold
        : [...new Set([...now.untold, other])].toSorted(),
  }));
  tell(turn, tab);
}

const arrive = (turn: Turn<Shared>, tab: Tab) => {
  const { [tab]: _, ...rest } = turn.world().shared.onTheWay;
  turn.share((now) => ({ ...now, onTheWay: rest }));
};

/** Sending in a tab, a step at a time. */
function sending({ parts, shared }: World<Shared>, tab: Tab, isLocked: boolean): OwnMove<Shared>[] {
  const item = box.sendingOf(parts[tab]);
  const id = shared.onTheWay[tab];
  if (item === null) return [];
  const ends = (turn: Turn<Shared>, outcome: 'stored' | 'returned' | 'gone') => {
    const output = box.delivery(turn.world().shared.entries, item.id, outcome, false);
    arrive(turn, tab);
    turn.share((now) => ({ ...now, sender: now.sender === tab ? null : now.sender }));
    turn.answer(tab, 'sendRequest', { output });
  };
  const fails = (turn: Turn<Shared>) => {
    arrive(turn, tab);
    turn.answer(tab, 'sendRequest', box.unreachable);
  };
  if (id === undefined) {
    if (isLocked && shared.sender !== null) return [];
    return [
      {
        id: `${tab}: may send`,
        say: `Tab ${tab} may send, and looks for the entry`,
        make: (turn) => {
          const entry = box.sendableIn(shared.entries, item);
          if (entry === null) ends(turn, 'gone');
          else
            turn.share((now) => ({
              ...now,
              sender: tab,
              onTheWay: { ...now.onTheWay, [tab]: entry.id },
            }));
        },
      },
    ];
  }
  const store = (turn: Turn<Shared>) =>
    turn.share((now) => ({ ...now, stored: [...new Set([...now.stored, id])] }));
  return [
    {
      id: `${tab}: stored`,
      say: `The backend stores what tab ${tab} sends, and answers`,
      make: (turn) => {
        store(turn);
        turn.share((now) => ({ ...now, confirmed: [...new Set([...now.confirmed, id])] }));
        change(turn, tab, (entries) => box.without(entries, id));
        ends(turn, 'stored');
      },
    },
    {
      id: `${tab}: answer lost`,
      say: `The backend stores what tab ${tab} sends, and its answer is lost`,
      make: (turn) => {
        store(turn);
        fails(turn);
      },
    },
    ...(shared.stored.includes(id)
      ? []
      : [
          {
            id: `${tab}: refused`,
            say: `The backend refuses what tab ${tab} sends`,
            make: (turn: Turn<Shared>) => {
              change(turn, tab, (entries) => box.refusedIn(entries, id));
              ends(turn, 'returned');
            },
          },
        ]),
  ];
}

/** What the user and the browser do. */
function around({ parts, shared }: World<Shared>, tab: Tab): OwnMove<Shared>[] {
  if (parts[tab] === null)
    return [
      {
        id: `${tab}: opened`,
        say: `Tab ${tab} is opened`,
        make: (turn) => turn.start(tab, undefined),
      },
    ];
  return [
    ...(shared.added === 0
      ? [
          {
            id: `${tab}: sends`,
            say: `The user sends something in tab ${tab}`,
            make: (turn: Turn<Shared>) => {
              turn.share((now) => ({ ...now, added: 1 }));
              change(turn, tab, (entries) => [...entries, box.entryNamed('request')]);
            },
          },
        ]
      : []),
    ...(shared.untold.includes(tab)
      ? [
          {
            id: `${tab}: is told`,
            say: `The browser tells tab ${tab} of the change`,
            make: (turn: Turn<Shared>) => {
              turn.share((now) => ({ ...now, untold: now.untold.filter((one) => one !== tab) }));
              tell(turn, tab);
            },
          },
        ]
      : []),
    {
      id: `${tab}: closed`,
      say: `Tab ${tab} is closed`,
      make: (turn) => {
        turn.stop(tab);
        arrive(turn, tab);
        turn.share((now) => ({
          ...now,
          sender: now.sender === tab ? null : now.sender,
          untold: now.untold.filter((one) => one !== tab),
        }));
      },
    },
  ];
}

const outboxOf = (starts: string | null): Part => ({
  model: modelOf('outbox'),
  starts,
  moves: only('wait', 'network>network.lost', 'network>network.found'),
  key: ({ context }) => [
    (context.entries as OutboxEntry[]).map(({ id, refusal }) => [id, refusal === null]),
    Math.min(context.failures as number, 1),
  ],
});

const hear =
  (tab: Tab) =>
  ({ before, after, trace }: PartStep, turn: Turn<Shared>): void => {
    if (before === null) {
      tell(turn, tab);
      turn.send(tab, { type: 'member.arrived', member: box.member });
    }
    if (trace.started.some(({ port }) => port === 'adoptEntries'))
      turn.answer(tab, 'adoptEntries', { output: undefined });
    // An attempt that has ended, or was given up, gives the lock back; what was on its way may still arrive.
    if (turn.world().shared.sender === tab && box.sendingOf(after) === null) {
      arrive(turn, tab);
      turn.share((now) => ({ ...now, sender: null }));
    }
  };

/**
 * Two tabs × outbox.
 * @param isLocked false plants the fault that both tabs send at once
 */
export const twoTabs = (isLocked = true): Product =>
  defineProduct<Shared>({
    parts: { one: outboxOf('site'), two: outboxOf('site') },
    shared: {
      entries: [],
      added: 0,
      sender: null,
      stored: [],
      confirmed: [],
      onTheWay: {},
      untold: [],
    },
    sharedKey: ({ entries, ...rest }) => [
      entries.map(({ id, refusal }) => [id, refusal === null]),
      rest,
    ],
    hear: { one: hear('one'), two: hear('two') },
    own: (world) =>
      tabs.flatMap((tab) => [...sending(world, tab, isLocked), ...around(world, tab)]),
    invariants: {
      'No two tabs send at the same time': ({ world }) =>
        Object.keys(world.shared.onTheWay).length <= 1,
      'What the backend has confirmed is not sent again': ({ before, world }) => {
        const { confirmed } = before.shared;
        return tabs.every((tab) => {
          const id = world.shared.onTheWay[tab];
          return id === undefined || id === before.shared.onTheWay[tab] || !confirmed.includes(id);
        });
      },
      'An entry leaves the outbox only when the backend has stored it': ({ before, world }) =>
        before.shared.entries.every(
          ({ id }) =>
            world.shared.entries.some((entry) => entry.id === id) ||
            world.shared.stored.includes(id),
        ),
    },
    leadsTo: {
      'Whatever waits can still reach the backend': ({ shared }) =>
        shared.entries.every(({ refusal }) => refusal !== null),
    },
    bound: 3000,
  });

/** The tabs as they are. */
export const tabsOutbox: Product = twoTabs();
