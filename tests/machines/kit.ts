// The test kit of the machines: ports that answer on command, feeds, a clock, and a record of what was emitted.
import { SimulatedClock, createActor, fromCallback } from 'xstate';
import type {
  ActorOptions,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  NonReducibleUnknown,
  OutputFrom,
  PromiseActorLogic,
  Snapshot,
} from 'xstate';
import type { SetupListener } from '#machines/authForm.machine.ts';
import type { DraftEvent, DraftInput, DraftNews, draftMachine } from '#machines/draft.machine.ts';
import type { HandOutEvent, handOutMachine } from '#machines/handOut.machine.ts';

/** The password that these tests type into every password field; no context may contain it. */
export const secret = 'pl4nted-S3cret';

type Reply<Output> =
  | { type: 'resolve'; output: Output }
  | { type: 'reject'; error: unknown }
  | { type: 'xstate.stop' };

/**
 * A port that waits until the test answers. It records its input. Answering a port that was not
 * invoked is a mistake of the test, and throws.
 */
export function port<Output = void, Input = NonReducibleUnknown>() {
  const asked: Input[] = [];
  let waiting: AnyActorRef | null = null;
  const logic = {
    getInitialSnapshot: (_scope: unknown, input: Input) => {
      asked.push(input);
      return { status: 'active', output: undefined, error: undefined, input };
    },
    start: (_snapshot: unknown, scope: { self: AnyActorRef }) => {
      waiting = scope.self;
    },
    transition: (snapshot: object, event: Reply<Output>, scope: { self: AnyActorRef }) => {
      if (waiting === scope.self) waiting = null;
      if (event.type === 'resolve') return { ...snapshot, status: 'done', output: event.output };
      if (event.type === 'reject') return { ...snapshot, status: 'error', error: event.error };
      return { ...snapshot, status: 'stopped' };
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  };
  const answer = (reply: Reply<Output>) => {
    if (waiting === null) throw new Error('The machine has not invoked this port.');
    waiting.send(reply);
  };
  return {
    logic: logic as unknown as PromiseActorLogic<Output, Input>,
    asked,
    isWaiting: () => waiting !== null,
    resolve: (output: Output) => answer({ type: 'resolve', output }),
    /** The service refuses with a sentence; without one the machine gets an error without a message. */
    reject: (sentence?: string) => answer({ type: 'reject', error: new Error(sentence) }),
    /** The service refuses because of too many tries, and names the seconds to wait. */
    pause: (retryAfter: number) =>
      answer({ type: 'reject', error: Object.assign(new Error('Slow down.'), { retryAfter }) }),
  };
}

/** A feed that the test controls. `opening` is sent as soon as a machine starts it. */
export function feed<Event extends EventObject, Input = NonReducibleUnknown>(...opening: Event[]) {
  let speak: ((event: Event) => void) | null = null;
  return {
    logic: fromCallback<Event, Input>(({ sendBack }) => {
      speak = sendBack;
      for (const event of opening) sendBack(event);
      return () => {
        speak = null;
      };
    }),
    isOpen: () => speak !== null,
    say: (event: Event) => {
      if (speak === null) throw new Error('The machine has not invoked this feed.');
      speak(event);
    },
  };
}

/** A feed that fails as soon as it is started. */
export const brokenFeed = <Event extends EventObject, Input = NonReducibleUnknown>() =>
  fromCallback<Event, Input>(() => {
    throw new Error('This feed is broken.');
  });

/** The draft of a form: records what the form sends it, and tells the form what a test says. */
export function draftKit<Words>() {
  const heard: DraftEvent[] = [];
  let holder: AnyActorRef | null = null;
  const logic = fromCallback<DraftEvent, DraftInput>(({ input, receive }) => {
    holder = input.holder as AnyActorRef;
    receive((event) => heard.push(event));
  });
  return {
    logic: logic as unknown as typeof draftMachine,
    /** What the form has sent since the last call. */
    heard: () => heard.splice(0),
    say: (news: DraftNews<Words>) => {
      if (holder === null) throw new Error('The machine has not invoked its draft.');
      holder.send(news);
    },
  };
}

/** The child that hands a sheet out: records what it is asked for. */
export function handOutKit() {
  const asked: HandOutEvent[] = [];
  const logic = fromCallback<HandOutEvent>(({ receive }) => {
    receive((event) => asked.push(event));
  });
  return { logic: logic as unknown as typeof handOutMachine, asked };
}

/** The draft of a form that has none: it says so as soon as it is asked. */
export const noDraft = fromCallback<DraftEvent, DraftInput>(({ input, receive }) => {
  receive(({ type }) => {
    if (type === 'draft.requested')
      input.holder.send({ type: 'draft.restored', words: null as never });
  });
}) as unknown as typeof draftMachine;

/** A session that only records what a flow that sets up an account reports to it, and which flow that is. */
export function listeningSession() {
  const heard: string[] = [];
  const flows: AnyActorRef[] = [];
  const ref = createActor(
    fromCallback<{ type: 'setup.begun'; flow: AnyActorRef } | { type: 'setup.ended' }>(
      ({ receive }) => {
        receive((event) => {
          heard.push(event.type);
          if (event.type === 'setup.begun') flows.push(event.flow);
        });
      },
    ),
  ).start();
  // To TypeScript, an actor that emits nothing cannot stand in for one that could emit anything.
  return { ref: ref as AnyActorRef as SetupListener, heard, flows };
}

/** The innermost active states of a state value, as dotted paths. */
export const statesOf = (value: object | string, path = ''): string[] =>
  typeof value === 'string'
    ? [path + value]
    : Object.entries(value).flatMap(([key, inner]) => statesOf(inner, `${path}${key}.`));

/** The innermost active states of an actor that runs: a failed comparison says where it is instead. */
export const activeIn = (actor: AnyActorRef | undefined): string[] =>
  actor === undefined ? [] : statesOf((actor.getSnapshot() as AnyMachineSnapshot).value);

/** The tags of an actor that runs: a failed comparison says which it has. */
export const tagsOf = (actor: AnyActorRef | undefined): string[] =>
  actor === undefined ? [] : [...(actor.getSnapshot() as AnyMachineSnapshot).tags];

/** Starts a machine under a clock that only `wait` moves, and records what it emits. */
export function play<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: undefined extends InputFrom<Machine> ? [] : [input: InputFrom<Machine>]
) {
  const clock = new SimulatedClock();
  const said: EmittedFrom<Machine>[] = [];
  const contexts: string[] = [];
  const actor = createActor(machine, {
    clock,
    ...(input === undefined ? {} : { input }),
    inspect: (event) => {
      if (event.type !== '@xstate.snapshot' || event.actorRef.sessionId !== event.rootId) return;
      contexts.push(JSON.stringify((event.snapshot as { context?: unknown }).context));
    },
  } as ActorOptions<Machine>);
  actor.on('*', (event) => said.push(event as EmittedFrom<Machine>));
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    actor,
    /** Every context so far, as JSON. */
    contexts,
    send: (event: EventFromLogic<Machine>) => actor.send(event),
    wait: (ms: number) => clock.increment(ms),
    /** The innermost active states. */
    states: () => statesOf(snapshot().value),
    can: (event: EventFromLogic<Machine>) => snapshot().can(event),
    tags: () => [...snapshot().tags].toSorted(),
    context: () => snapshot().context as ContextFrom<Machine>,
    isOver: () => snapshot().status === 'done',
    output: () => snapshot().output as OutputFrom<Machine>,
    /** What was emitted since the last call. */
    heard: () => said.splice(0),
  };
}
