// The types of a browser driver: how a test walks the paths of a model on a page. The code is in e2e/paths/kit.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Outcome } from './define.ts';
import type { Move } from './moves.ts';

type Act<Page> = (page: Page, event: AnyEventObject) => Promise<void>;
type Answers<Page> = (page: Page, outcome: Outcome<unknown>) => Promise<void>;

/**
 * The driver of a flow. Its keys are those of the model, and one that is missing or misspelt fails. Time needs no key:
 * the kit moves the clock of the page.
 */
export type Driver<Page> = {
  /** The name of the flow, as in the project. */
  flow: string;
  /** Opens the page for each input of the model, with the ports held that the path answers. */
  input: Record<string, (page: Page) => Promise<void>>;
  /** What a user does to send each event, by role and name. */
  events: Record<string, Act<Page>>;
  /** Causes each event of the environment, by its source: a second tab, the network switched off. */
  environment?: Record<string, Record<string, Act<Page>>>;
  /** Answers for each port: one function for all outcomes, or one for each. */
  outcomes?: Record<string, Answers<Page> | Record<string, Answers<Page>>>;
  /** Assertions on what is visible, focused or announced in each atomic state. */
  states: Record<string, (page: Page, snapshot: AnyMachineSnapshot) => Promise<void>>;
  /** States without assertions because a user cannot see them, each with the reason. */
  invisible?: Record<string, string>;
  /** States that look the same to a user, with the reason; `when` limits this to some snapshots. */
  indistinguishable?: readonly {
    states: readonly string[];
    reason: string;
    when?: (snapshot: AnyMachineSnapshot) => boolean;
  }[];
  /** Events that the page sends before another one, by that one: typing before a form is submitted. */
  precededBy?: Record<string, readonly string[]>;
  /** The flow's part of the page, as a Playwright selector: the sweep tries every control in it. */
  include: string;
  /** Controls in it that belong to the page or to other flows, as a CSS selector: the sweep skips them. */
  exclude?: string;
  /** False where a remount loses what only the page holds, a typed password: the page is not remounted there. */
  survivesRemount?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Moves or transitions that no browser can cause, by id, each with the reason. */
  unreachable?: Record<string, string>;
  /** Events that a control may send although the machine ignores them, each with the reason. */
  ignored?: Record<string, string>;
  /** False where the page does not offer a move to the user although the machine would accept it. */
  isOffered?: (snapshot: AnyMachineSnapshot, move: Move) => boolean;
};
