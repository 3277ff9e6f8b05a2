// What the kit needs of a running page. A test build of the app provides it as `window.pathsBridge` (README.md).
import type { AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate';

/** What a test sets before the page loads, as `window.pathsBridgeOptions`. */
export type BridgeOptions = {
  /** The flow under test. */
  flow: string;
  /** The id of the actor under test, after that of its parent's machine and `/` where needed: several of the flow run on a page. */
  actor?: string;
  /** Ports that answer on command, by flow. */
  held: Record<string, string[]>;
  /** The event that a held feed sends when it starts, by `<flow>.<port>`. */
  initialEvents: Record<string, AnyEventObject>;
  /** Ports of the flow under test that run for real, and that `answer` can end. */
  interruptible: string[];
  /** Merged into the input of the flow under test. */
  input?: Record<string, unknown>;
};

/** An event that the flow under test received, and what it did. */
export type JournalEntry = {
  event: AnyEventObject;
  /** By `<source> <event type> <number>`; observation.ts turns them into the ids of the model. */
  transitions: string[];
  /** False where the machine had no transition for it. */
  accepted: boolean;
  value: unknown;
  context: unknown;
  emitted: AnyEventObject[];
};

/** An event that a muted flow received: any flow of the page. */
export type Heard = { flow: string; type: string; accepted: boolean };

/** The answer of a held port; `passes` lets the real port run, and answer. */
export type Answer =
  { gives: unknown } | { fails: string; retryAfter?: number | undefined } | { passes: true };

/** The bridge never sends what a user would send. An app checks its own bridge against this type (app.ts). */
export type PathsBridge = {
  /** The entries of the flow under test since the last call, as JSON. */
  journal: () => string;
  /** Value, context and status of a flow as JSON; undefined before it has started. */
  stateOf: (flow?: string) => string | undefined;
  /** Answers for an open port of a flow. */
  answer: (flow: string, port: string, answer: Answer) => void;
  /** Sends an event of the environment to a flow. */
  report: (flow: string, event: AnyEventObject) => void;
  /** Whether the router is navigating. */
  isNavigating: () => boolean;
  /** Whether a part of the page is being loaded. */
  isLoading: () => boolean;
  /** Unmounts everything on screen and mounts it again; actors keep running. */
  remount: () => void;
  /** While muted, the flow under test, or every flow of the page, records events and does not react to them. */
  mute: (what: 'nothing' | 'flow' | 'page') => void;
  /** What muted flows have received since the last call. */
  heard: () => Heard[];
  /** Actors whose component is unmounted by `remount`: react.ts hands them over and takes them back. */
  actors: {
    /** True where the actor is kept, and must not be stopped. */
    keep: (logic: AnyActorLogic, actor: AnyActorRef) => boolean;
    take: (logic: AnyActorLogic) => AnyActorRef | undefined;
  };
};

declare global {
  interface Window {
    pathsBridge?: PathsBridge;
    pathsBridgeOptions?: BridgeOptions;
  }
}
