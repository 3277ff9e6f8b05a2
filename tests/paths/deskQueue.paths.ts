// Path model of the queue: filters in the address, pages, and the request that is open beside it.
import { deskAddress, deskQueueMachine } from '#machines/deskQueue.machine.ts';
import type { DeskFilter } from '#machines/deskQueue.machine.ts';
import { everything, pageOf } from './desk.samples.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';
import { reading } from './kit/reads.ts';

const overdue: DeskFilter = { ...everything, due: 'overdue' };
type Seen = { context: { filter: DeskFilter; opened: string | null } };
const at = ({ context }: Seen) => deskAddress(context.filter, context.opened);
/** What the address says, where that is news. */
const named = (filter: DeskFilter, request: string | null) => (snapshot: Seen) =>
  at(snapshot) === deskAddress(filter, request) ? undefined : { filter, request };

export default definePaths({
  machine: deskQueueMachine,
  input: { page: { say: 'The advisor opens the desk' } },
  events: {
    'filter.changed': {
      say: ({ change }) =>
        change.due === undefined ? `Write ‘${change.query}’` : 'Choose what is overdue',
      samples: {
        overdue: ({ context }) =>
          context.filter.due === null ? { change: { due: 'overdue' as const } } : undefined,
      },
    },
    'filters.cleared': { say: 'Press Clear filters' },
    'more.requested': { say: 'Press Show more' },
    'refresh.requested': { say: 'Press Refresh' },
    'next.requested': { say: 'Press the key of the next request' },
    'previous.requested': { say: 'Press the key of the previous request' },
    'selected.opened': { say: 'Press the key that opens the marked request' },
    'request.closed': { say: 'Press the key that leads back to the queue' },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ filter, request }) => `The address is ${deskAddress(filter, request)}`,
        samples: {
          everything: named(everything, null),
          overdue: named(overdue, null),
          request: named(everything, 'r1'),
        },
      },
    },
    clock: {
      'time.read': {
        say: 'The time is read',
        samples: {
          once: ({ context }) =>
            context.instant === null ? { instant: Date.UTC(2026, 10, 22, 10) } : undefined,
        },
      },
      'page.shown': { say: 'The tab becomes visible' },
    },
    site: { 'request.changed': { say: 'The open request has changed' } },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
    clock: { stopped: { fails: 'No clock.', say: 'The clock cannot be read' } },
    readQueue: {
      two: {
        gives: pageOf(['r1', 'r2'], 'next'),
        say: 'Two requests are listed, and there are more',
      },
      last: { gives: pageOf(['r2']), say: 'One request is listed, and it is the last' },
      none: { gives: pageOf([]), say: 'Nothing is listed' },
      unreachable,
    },
  },
  states: {
    'list.waiting': 'Skeletons are shown in place of the queue',
    'list.settling': 'Skeletons are shown in place of the queue',
    'list.reading': 'Skeletons are shown in place of the queue',
    'list.failed': 'A notice says that the queue cannot be read',
    'list.shown.fresh': 'The queue is on screen',
    'list.shown.refreshing': 'The queue is on screen while it is read again',
    'list.shown.stale': 'A notice says that the queue may be out of date',
    'list.shown.extending': 'The button says that more is being read',
    'list.shown.extended': 'More than the first page is on screen',
    'list.shown.cut': 'A notice says that the next page did not arrive',
    'beside.nothing': 'The queue alone is on screen',
    'beside.request': 'A request is open beside the queue',
  },
  details: ({ context: { selected } }) => (selected === null ? [] : [`Marked: ${selected}`]),
  resting: [
    'list.failed',
    'list.shown.fresh',
    'list.shown.stale',
    'list.shown.extended',
    'list.shown.cut',
    'beside.nothing',
    'beside.request',
  ],
  reads: {
    deskAddress: reading(deskAddress, (read, { context }) => read(context.filter, context.opened)),
  },
  abstraction: ({ context: { filter, rows, next, instant, selected, opened } }) => ({
    isNarrowed: deskAddress(filter, null) !== '/desk',
    ids: rows.map(({ id }) => id),
    hasNext: next !== null,
    hasTime: instant !== null,
    selected,
    opened,
  }),
  probes: {
    'the third of three, more below it, and words between blanks': {
      steps: [
        { type: 'address.named', filter: everything, request: null },
        { port: 'readQueue', gives: pageOf(['r1', 'r2', 'r3'], 'next') },
        { type: 'next.requested' },
        { type: 'next.requested' },
        { type: 'more.requested' },
        { port: 'readQueue', gives: pageOf(['r3', 'r4']) },
        { type: 'filter.changed', change: { query: ' halden ' } },
      ],
    },
    'back from the third of three, of which more are due': {
      steps: [
        { type: 'address.named', filter: everything, request: null },
        { port: 'readQueue', gives: { ...pageOf(['r1', 'r2', 'r3']), ahead: 2 } },
        { type: 'next.requested' },
        { type: 'next.requested' },
        { type: 'previous.requested' },
      ],
    },
    'the next after the open one, where another is marked': {
      steps: [
        { type: 'address.named', filter: everything, request: 'r1' },
        { port: 'readQueue', gives: pageOf(['r1', 'r2', 'r3']) },
        { type: 'next.requested' },
        { type: 'next.requested' },
      ],
    },
    'one kind, one status, and blanks for words': {
      steps: [
        { type: 'address.named', filter: everything, request: null },
        { port: 'readQueue', gives: pageOf(['r1']) },
        { type: 'filter.changed', change: { kind: ['asynq'] } },
        { type: 'filter.changed', change: { status: ['submitted'] } },
        { type: 'filter.changed', change: { query: ' ' } },
      ],
    },
  },
  invariants: {
    'A request is open exactly where the address names one': ({ snapshot }) =>
      snapshot.hasTag('opened') === (snapshot.context.opened !== null),
    'Every address is one of the desk': ({ emitted }) =>
      emitted.every((word) => String(word['to']).startsWith('/desk')),
    'What is asked for is what the filter says': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'readQueue' || (input as { filter: unknown }).filter === snapshot.context.filter,
      ),
  },
});
