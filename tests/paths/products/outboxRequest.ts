// Outbox × request: a form submits, the outbox sends, and the backend begins a request: through refusals, lost answers, lost networks,
// time limits and a tab that is closed in the middle.
import { requestMachine } from '#machines/request.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { definePaths } from '../kit/define.ts';
import * as box from './backend.ts';
import { modelOf } from './person.ts';
import { defineProduct, only, seen } from './product.ts';
import type { PartStep, Product, Turn, World } from './product.ts';
import { around, idOf, look, sending } from './outboxRequest.moves.ts';
import type { Shared } from './outboxRequest.moves.ts';

/** The request at the backend: a reference chart, which has no paths of its own. */
const request = definePaths({
  machine: requestMachine,
  input: { meeting: { say: 'A member asks for a meeting', input: { kind: 'meeting' } } },
  events: {},
  environment: {
    site: {
      'advisor.opened': { say: 'The advisor opens the request' },
      'member.withdrew': { say: 'The member takes the request back' },
    },
  },
  outcomes: {},
  states: {},
  resting: [],
  invariants: {},
});

/** Where what the user has sent last is: exactly one of these has it, or the outbox until the answer is there. */
function placesOf({ parts, shared }: World<Shared>) {
  const id = idOf(shared.sent);
  const inBox = shared.entries.filter((entry) => entry.id === id && entry.refusal === null).length;
  const isRefused = shared.entries.some((entry) => entry.id === id && entry.refusal !== null);
  const isRunning = parts['submission']?.snapshot.status === 'active';
  return { inBox, isRefused, isRunning, isBegun: shared.begun.includes(id), isHeld: shared.isHeld };
}

const hearOutbox = ({ before, trace }: PartStep, turn: Turn<Shared>): void => {
  if (before === null) {
    turn.send('outbox', { type: 'entries.changed', entries: turn.world().shared.entries });
    turn.send('outbox', { type: 'member.arrived', member: box.member });
  }
  if (trace.transitions.includes('returns.discarding after outboxTimeout -> returns.none'))
    turn.share((now) => ({ ...now, isLeft: true }));
  if (trace.started.some(({ port }) => port === 'adoptEntries'))
    turn.answer('outbox', 'adoptEntries', { output: undefined });
  look(turn);
};

const hearSubmission = ({ after, trace }: PartStep, turn: Turn<Shared>): void => {
  for (const event of trace.emitted) turn.send('outbox', event);
  if (after.snapshot.hasTag('returned')) turn.share((now) => ({ ...now, isHeld: true }));
  if (trace.started.some(({ port }) => port === 'entryFeed')) look(turn);
};

/** Outbox × request. */
export const outboxRequest: Product = defineProduct<Shared>({
  parts: {
    outbox: {
      model: modelOf('outbox'),
      starts: 'site',
      moves: only('wait', 'network>network.lost', 'network>network.found'),
      key: ({ context }) => [
        (context.entries as OutboxEntry[]).map(({ id, refusal }) => [id, refusal === null]),
        (context.current as OutboxEntry | null)?.id,
      ],
    },
    submission: { model: modelOf('submission'), starts: null, moves: only('wait') },
    request: {
      model: request,
      starts: null,
      moves: only('advisor.opened', 'member.withdrew'),
    },
  },
  shared: { sent: 0, entries: [], writing: [], begun: [], isHeld: true, isLeft: false },
  hear: { outbox: hearOutbox, submission: hearSubmission },
  own: (world) => [...sending(world), ...around(world)],
  invariants: {
    'What was sent is in the outbox exactly once, or at the backend, or its form has it': ({
      world,
    }) => {
      const { inBox, isBegun, isHeld, isRefused } = placesOf(world);
      return (
        world.shared.sent === 0 || (inBox <= 1 && (inBox === 1 || isBegun || isHeld || isRefused))
      );
    },
    'A form that has its words back leaves nothing that is still sent': ({ world }) => {
      const { inBox, isBegun, isHeld, isRunning } = placesOf(world);
      return !isHeld || isRunning || (inBox === 0 && !isBegun);
    },
    'Of a form that has its words back nothing stays in the outbox': ({ world }) => {
      const { inBox, isHeld, isRefused, isRunning } = placesOf(world);
      const discards = seen(world, 'outbox')?.matches({ returns: 'discarding' }) === true;
      const isLeft = discards || world.shared.isLeft;
      return !isHeld || isRunning || (inBox === 0 && (!isRefused || isLeft));
    },
    'The words of one form begin one request': ({ world }) => world.shared.begun.length <= 1,
    'A form says that its request is stored only when the backend has it': ({ world }) =>
      seen(world, 'submission')?.hasTag('stored') !== true || placesOf(world).isBegun,
    'A form says that its request waits only while the outbox or the backend has it': ({ world }) =>
      seen(world, 'submission')?.hasTag('waiting') !== true ||
      placesOf(world).inBox === 1 ||
      placesOf(world).isBegun ||
      placesOf(world).isRefused,
    'A request that was taken back stays so, whatever is sent again': ({ before, world }) =>
      seen(before, 'request')?.matches({ life: 'withdrawn' }) !== true ||
      seen(world, 'request')?.matches({ life: 'withdrawn' }) === true,
  },
  leadsTo: {
    'Whatever was sent can still reach the backend, or return to its form': ({ parts, shared }) =>
      shared.entries.every(({ refusal }) => refusal !== null) &&
      parts['submission']?.snapshot.status !== 'active',
  },
  bound: 3000,
});
