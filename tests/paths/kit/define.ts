// The model of a flow, which QA writes: samples, outcomes, sentences and invariants, from which the paths are made.
import type {
  AnyEventObject,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { StepTrace } from './engine.ts';
import type { Reading } from './reads.ts';

/** What an event carries besides its type. */
type Payload<Event> = Omit<Event, 'type'>;

/**
 * One payload for each class of payloads that the machine treats the same way. A function of the snapshot returns
 * `undefined` where the payload would change nothing: a browser sends no event when the user types the same text.
 */
type Sample<Given, Snapshot> = Given | ((snapshot: Snapshot) => Given | undefined);

/** An event: `say` is the step in a user's words, `samples` are its payloads, `when` limits it to some snapshots. */
type EventWords<Event, Snapshot> = keyof Payload<Event> extends never
  ? {
      say: string | ((payload: Payload<Event>, snapshot: Snapshot) => string);
      when?: (snapshot: Snapshot) => boolean;
      /** One that carries nothing needs no sample; a model that was drawn up without the types may give it an empty one. */
      samples?: Record<string, Record<string, never>>;
    }
  : {
      say: string | ((payload: Payload<Event>, snapshot: Snapshot) => string);
      samples: Record<string, Sample<Payload<Event>, Snapshot>>;
    };

type EventsOf<Event extends AnyEventObject, Snapshot> = {
  [Type in Event['type']]?: EventWords<Extract<Event, { type: Type }>, Snapshot>;
};

/**
 * One answer of a port: `gives` is the output it resolves with, `fails` the message of the error it rejects with (may
 * be empty). `retryAfter` is in seconds: the time in which the service accepts no further attempt.
 */
export type Outcome<Snapshot> =
  | { gives: unknown; say: string; when?: (snapshot: Snapshot) => boolean }
  | {
      fails: string;
      retryAfter?: number;
      say?: string;
      when?: (snapshot: Snapshot) => boolean;
    };

/** A step of a probe: the id of a move of the model, an event, or the answer of a port. */
export type ProbeStep<Event extends AnyEventObject = AnyEventObject> =
  | string
  | Event
  | { port: string; gives: unknown }
  | { port: string; fails: string; retryAfter?: number };

/** Probes by what they show. They start from an input of the model, by default the first, or from a `given` one. */
export type ProbesOf<Machine extends AnyStateMachine> = Record<
  string,
  {
    input?: string;
    given?: InputFrom<Machine>;
    steps: readonly ProbeStep<EventFromLogic<Machine>>[];
  }
>;

/** What an invariant is called with: the snapshot, and the trace of the step that led to it. */
export type Moment<Snapshot> = StepTrace & { snapshot: Snapshot };

/** The model of one flow. Names follow `@xstate/graph`'s successor: events, outcomes, invariants, coverage. */
export type PathsOf<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** Where paths start: a name, a sentence, and the input that the machine is created with. */
  input: Record<string, { say: string; input?: InputFrom<Machine> }>;
  /** What the user can do: each event has a control on screen. */
  events: EventsOf<EventFromLogic<Machine>, SnapshotFrom<Machine>>;
  /** What happens without the user, by source: a feed port of the machine, or `site` for the app's other flows. */
  environment?: Record<string, EventsOf<EventFromLogic<Machine>, SnapshotFrom<Machine>>>;
  /** What each port answers: at least one success and one failure. A feed can fail only when it starts. */
  outcomes?: Record<string, Record<string, Outcome<SnapshotFrom<Machine>>>>;
  /** What the user sees in each atomic state, as a sentence. */
  states: Record<string, string>;
  /** What the user sees besides, because of the context: an error beside a field, a marked choice. */
  details?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** Atomic states in which a user may stay: every situation must lead to one of them, or to a final state. */
  resting: readonly string[];
  /** What holds after every step, by its sentence. */
  invariants: Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>;
  /** Samples that the machine must refuse in every situation: the id of the move, and the reason. */
  refused?: Record<string, string>;
  /** What a child sends and no state of the machine hears, by child and type of event: the reason. */
  unheard?: Record<string, Record<string, string>>;
  /** Texts that must never occur in the context or in an emitted event: passwords. */
  secrets?: readonly string[];
  /**
   * Single paths that only the unit tests take, by what they show: values that few samples cannot tell apart (the second
   * of two files is removed, a link has just the greatest length).
   */
  probes?: ProbesOf<Machine>;
  /** What the view reads with an export of the machine's file, by the export's name (`reading`). */
  reads?: Record<string, Reading<SnapshotFrom<Machine>>>;
  /**
   * The part of the context that distinguishes two situations; without it, the whole context does. The exploration
   * checks that two situations with an equal abstraction take the same transitions.
   */
  abstraction?: (snapshot: SnapshotFrom<Machine>) => unknown;
};

/** The same without the types of one machine. */
export type AnyEventWords = {
  say: string | ((payload: object, snapshot: unknown) => string);
  when?: (snapshot: unknown) => boolean;
  samples?: Record<string, object | ((snapshot: unknown) => object | undefined)>;
};
export type Paths = Omit<PathsOf<AnyStateMachine>, 'events' | 'environment' | 'outcomes'> & {
  events: Record<string, AnyEventWords>;
  environment: Record<string, Record<string, AnyEventWords>>;
  outcomes: Record<string, Record<string, Outcome<unknown>>>;
};

/** Declares the model of a flow: checked against the types of its machine, returned without them. */
export function definePaths<Machine extends AnyStateMachine>(model: PathsOf<Machine>): Paths {
  return { environment: {}, outcomes: {}, ...model } as unknown as Paths;
}

/** The source of events that no feed of the machine reports: the app's other flows. */
export const site = 'site';
