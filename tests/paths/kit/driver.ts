// What a driver of the browser level has to say about a flow. Types only: the drivers stand in e2e/paths.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Outcome } from './define.ts';
import type { Move } from './moves.ts';

type Does<Page> = (page: Page, event: AnyEventObject) => Promise<void>;

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
  events: Record<string, Does<Page>>;
  world?: Record<string, Record<string, Does<Page>>>;
  /** By port: each of its outcomes, or one word for all of them. */
  outcomes?: Record<
    string,
    | ((page: Page, outcome: Outcome<unknown>) => Promise<void>)
    | Record<string, (page: Page, outcome: Outcome<unknown>) => Promise<void>>
  >;
  /** What is on screen, state by state. A word that asserts nothing fails, and so does one that holds elsewhere too. */
  states: Record<string, (page: Page, snapshot: AnyMachineSnapshot) => Promise<void>>;
  /** States that nobody can see, each with the reason: they have no word. */
  unseen?: Record<string, string>;
  /** States that look the same to a person, and why that is right. */
  alike?: readonly {
    states: readonly string[];
    because: string;
    /** Only then are they; left out, always. */
    when?: (snapshot: AnyMachineSnapshot) => boolean;
  }[];
  /** Events that the browser sends on the way to another: typing before a form is sent. */
  prelude?: Record<string, readonly string[]>;
  /** The part of the page that is the flow's, as a selector of Playwright's: the sweep tries every control in it. */
  own: string;
  /** Controls within it of the shell or of other flows, which the sweep leaves alone: a selector of CSS. */
  foreign?: string;
  /** False where a remount would take something away that is the page's own business: a typed password. */
  remounts?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that no browser can provoke, each with the reason. Counted and listed. */
  unreachable?: Record<string, string>;
  /** Events that the page may send where the machine takes no notice, each with the reason. */
  idle?: Record<string, string>;
  /** False where the page keeps a move from a person although the machine would take it: a button that waits. */
  offers?: (snapshot: AnyMachineSnapshot, move: Move) => boolean;
};
