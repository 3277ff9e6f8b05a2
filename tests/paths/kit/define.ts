// What QA writes about a flow: the samples, answers, sentences and promises that its paths are made of.
import type {
  AnyEventObject,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Happening } from './engine.ts';

/** What an event carries besides its type. */
type Payload<Event> = Omit<Event, 'type'>;

/**
 * One member of a class of payloads that the machine treats alike. A function of the snapshot may leave it out
 * (`undefined`) where it would change nothing: typing what stands there already sends nothing in a browser.
 */
type Sample<Given, Snapshot> = Given | ((snapshot: Snapshot) => Given | undefined);

/** An event: how a person would say it, and what it may carry. */
type EventWords<Event, Snapshot> = keyof Payload<Event> extends never
  ? {
      say: string | ((payload: Payload<Event>, snapshot: Snapshot) => string);
      when?: (snapshot: Snapshot) => boolean;
    }
  : {
      say: string | ((payload: Payload<Event>, snapshot: Snapshot) => string);
      samples: Record<string, Sample<Payload<Event>, Snapshot>>;
    };

type EventsOf<Event extends AnyEventObject, Snapshot> = {
  [Type in Event['type']]?: EventWords<Extract<Event, { type: Type }>, Snapshot>;
};

/**
 * An answer of a port: it `gives` an output or `fails` with the service's sentence (empty: without a word); after too
 * many tries the service names the seconds in which it takes no more.
 */
export type Outcome<Snapshot> =
  | { gives: unknown; say: string; when?: (snapshot: Snapshot) => boolean }
  | {
      fails: string;
      retryAfter?: number;
      say?: string;
      when?: (snapshot: Snapshot) => boolean;
    };

/** A moment of a flow, as an invariant sees it. */
export type Moment<Snapshot> = Happening & { snapshot: Snapshot };

/** The model of one flow. Names follow `@xstate/graph`'s successor: events, outcomes, invariants, coverage. */
export type PathsOf<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** The ways in: each a name, a sentence, and the machine's input. */
  input: Record<string, { say: string; input?: InputFrom<Machine> }>;
  /** What the person who uses the flow can do: each has a control on screen. */
  events: EventsOf<EventFromLogic<Machine>, SnapshotFrom<Machine>>;
  /** What happens by itself, by who reports it: a feed port, or `site` for the other flows of the site. */
  world?: Record<string, EventsOf<EventFromLogic<Machine>, SnapshotFrom<Machine>>>;
  /** What each port answers: at least one success and one failure. A feed can only fail as it starts. */
  outcomes?: Record<string, Record<string, Outcome<SnapshotFrom<Machine>>>>;
  /** What a person sees in each atomic state. */
  states: Record<string, string>;
  /** What the context puts on screen besides: a problem beside a field, a choice that is marked. */
  signs?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** Atomic states in which somebody may stay: from everywhere one of these, or an end, can be reached. */
  resting: readonly string[];
  /** What holds at every moment, said as a sentence. */
  invariants: Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>;
  /** Samples that the machine must refuse everywhere, by their move's id, each with the reason. */
  refused?: Record<string, string>;
  /** Words that must never stand in the context: passwords. */
  secrets?: readonly string[];
  /**
   * The facts of the context that tell two situations apart. Left out, the whole context does; given, the walk
   * checks that two situations with the same facts really behave alike.
   */
  facts?: (snapshot: SnapshotFrom<Machine>) => unknown;
};

/** The same without its types, for a kit that treats all machines alike. */
export type AnyEventWords = {
  say: string | ((payload: object, snapshot: unknown) => string);
  when?: (snapshot: unknown) => boolean;
  samples?: Record<string, object | ((snapshot: unknown) => object | undefined)>;
};
export type Paths = Omit<PathsOf<AnyStateMachine>, 'events' | 'world' | 'outcomes'> & {
  events: Record<string, AnyEventWords>;
  world: Record<string, Record<string, AnyEventWords>>;
  outcomes: Record<string, Record<string, Outcome<unknown>>>;
};

/** Declares the model of a flow; the kit reads it untyped, the author writes it typed. */
export function definePaths<Machine extends AnyStateMachine>(model: PathsOf<Machine>): Paths {
  return { world: {}, outcomes: {}, ...model } as unknown as Paths;
}

/** Who reports what is not a feed of the machine: the other flows of the site. */
export const site = 'site';
