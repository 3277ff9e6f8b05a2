// What a driver of the browser level has to say about a flow. Types only: the drivers stand in e2e/paths.
import type { AnyEventObject } from 'xstate';

/**
 * What stands between a model and a page. Keys are those of the model, and one that is missing or misspelt fails:
 * `events` do what a person does (by role and name), `world` provokes what happens by itself (a second tab, the network
 * switched off), `outcomes` answer a held request at the network, `states` assert what is visible, focused, announced.
 * Time needs no word here: the kit runs the page's clock.
 */
export type Driver<Page> = {
  /** The model's flow: tests/paths/<flow>.paths.ts. */
  flow: string;
  /** Ways in, by the model's names: opens the page with its ports held. */
  input: Record<string, (page: Page) => Promise<void>>;
  events: Record<string, (page: Page, event: AnyEventObject) => Promise<void>>;
  world?: Record<string, Record<string, (page: Page, event: AnyEventObject) => Promise<void>>>;
  outcomes?: Record<string, Record<string, (page: Page) => Promise<void>>>;
  states: Record<string, (page: Page, context: unknown) => Promise<void>>;
  /** Controls of the shell or of other flows, which the sweep leaves alone: a selector. */
  foreign?: string;
};

/**
 * What a build with MODE 'e2e' hands to the kit as `window.axisPaths`; it never sends events.
 * `journal` is what the actor of a flow has received and done since it was last asked.
 */
export type Bridge = {
  /** Starts a flow anew from a persisted snapshot, or from its input. */
  boot: (flow: string, snapshot?: unknown) => void;
  /** Takes the flow's view away and puts it back: nothing on screen may change. */
  remount: (flow: string) => void;
  journal: (flow: string) => readonly {
    event: AnyEventObject;
    transitions: readonly string[];
    value: unknown;
    context: unknown;
  }[];
};
