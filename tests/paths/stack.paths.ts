// Path model of the stack: from the first press of a visitor to the backend's answer.
import { feed } from '#content/feed.ts';
import { stackIn, standsOn, stackMachine } from '#machines/stack.machine.ts';
import type { StackContents, StackItem } from '#machines/stack.machine.ts';
import { probes } from './stack.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { unreachable } from './support.ts';

const itemOf = (index: number): StackItem => {
  const { type, id, title, link } = feed[index] ?? { type: '', id: '', title: '', link: '' };
  return { kind: type, id, title, link };
};
/** One item that is stored already, and one that is pressed. */
const stored = itemOf(0);
const pressed = itemOf(2);
const contents = (
  items: readonly StackItem[],
  pendingAdds: readonly StackItem[] = [],
): StackContents => ({
  items,
  pendingAdds,
});

type Context = Parameters<typeof standsOn>[0];
type Seen = { context: Context; hasTag: (tag: 'leaving') => boolean };
/** No press while the sign-in page opens, and at most two presses in the queue. */
const isCalm = (snapshot: Seen) => !snapshot.hasTag('leaving') && snapshot.context.line.length < 2;
const done = { gives: undefined, say: 'The backend has done it' };

export default definePaths({
  machine: stackMachine,
  input: { page: { say: 'A visitor opens /signal-stack' } },
  events: {
    'item.added': {
      say: ({ item }) => `Press Add to stack of ‘${item.title}’`,
      samples: { tool: (snapshot) => (isCalm(snapshot) ? { item: pressed } : undefined) },
    },
    'item.removed': {
      say: ({ item }) => `Press Remove of ‘${item.title}’`,
      samples: {
        essay: (snapshot) =>
          isCalm(snapshot) && standsOn(snapshot.context, stored) ? { item: stored } : undefined,
      },
    },
    'removal.undone': { say: 'Press Undo', when: isCalm },
    'retry.requested': { say: 'Press Try again' },
  },
  environment: {
    [site]: {
      'item.removed': {
        say: ({ item }) => `A press on Remove of ‘${item.title}’ arrives late: it is gone`,
        samples: {
          gone: (snapshot: Seen) =>
            standsOn(snapshot.context, pressed) ? undefined : { item: pressed },
        },
      },
    },
    memberFeed: {
      'member.arrived': {
        say: 'A member is signed in',
        when: (snapshot) => snapshot.context.line.length < 2 && !snapshot.hasTag('known'),
      },
      'member.absent': {
        say: 'No user is signed in',
        when: (snapshot) => !snapshot.hasTag('signedOut'),
      },
      'list.outdated': { say: 'Another tab has changed the stack' },
    },
  },
  outcomes: {
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    loadStack: {
      one: { gives: contents([stored]), say: 'One item is stored' },
      pendingAdd: {
        gives: contents([], [pressed]),
        say: 'Nothing is stored, and an item was pressed before sign-in',
        when: ({ context }: { context: Context }) => context.line.length === 0,
      },
      unreachable,
    },
    addItem: { done, unreachable },
    removeItem: { done, unreachable },
    savePendingAdds: {
      kept: { gives: { next: '/signal-stack' }, say: 'The browser stores it' },
      refused: { fails: 'No room.', say: 'The browser cannot store anything' },
    },
  },
  states: {
    looking: 'The site finds out whether the user is a member',
    away: 'The feed is shown, and an invitation to sign up',
    savingPendingAdds: 'The button says that it was pressed; the sign-in page is about to open',
    loading: 'The stack is being loaded',
    failed: 'A notice says that the stack cannot be read',
    'shown.resting': 'The stack is listed',
    'shown.adding': 'The stack is listed, with what was added',
    'shown.removing': 'The stack is listed, without what was removed',
    'shown.refreshing': 'The stack is listed while it is loaded again',
  },
  details: ({ context }) => [
    ...(standsOn(context, pressed) ? [`‘${pressed.title}’ says In your stack`] : []),
    ...(context.removed === null
      ? []
      : [`A line says that ‘${context.removed.title}’ was removed`]),
    ...(context.problem === null
      ? []
      : [`In place: ‘${context.problem.item.title}’ could not be ${context.problem.does}ed`]),
  ],
  probes,
  resting: ['away', 'failed', 'shown.resting'],
  refused: { 'item.removed/gone': 'Only what is on the stack can be removed.' },
  invariants: {
    'Only the first item of the queue is sent': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          !['addItem', 'removeItem'].includes(port) ||
          (input as StackItem).id === snapshot.context.line[0]?.item.id,
      ),
    'The queue is empty while the list is idle': ({ snapshot }) =>
      !snapshot.matches({ shown: 'resting' }) || snapshot.context.line.length === 0,
    'A visitor has no stack': ({ snapshot }) =>
      !snapshot.hasTag('signedOut') || snapshot.context.stored.length === 0,
    'The flow navigates only to the sign-in page, and only when the pending add is stored': ({
      emitted,
      transitions,
    }) =>
      emitted.every(
        (word) => word.type !== 'navigate' || word['to'] === '/auth?next=%2Fsignal-stack',
      ) &&
      (emitted.every(({ type }) => type !== 'navigate') ||
        transitions.some((id) => id.startsWith('savingPendingAdds '))),
    'The toast names an item only after it was added': ({ emitted, snapshot }) =>
      emitted.every(
        (word) =>
          word['key'] !== 'stackAdded' ||
          stackIn(snapshot.context).some(({ title }) => title === word['title']),
      ),
  },
});
