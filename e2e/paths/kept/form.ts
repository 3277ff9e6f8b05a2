// What a form holds and shows, as its page says.
import type { Page } from 'playwright/test';
import { createEmptyActor, getNextSnapshot } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import { createEngine, nodesOf } from '../../../tests/paths/kit/engine.ts';
import { activeStatesOf } from '../../../tests/paths/kit/explore.ts';
import { sendableMoves } from '../../../tests/paths/kit/moves.ts';
import type { Move } from '../../../tests/paths/kit/moves.ts';
import { entriesOf, lostOf, typedIn } from '../../../tests/paths/kit/typed.ts';
import type { Entry } from '../../../tests/paths/kit/typed.ts';
import type { Way } from '../../../tests/paths/kept/ways.ts';
import type { PageDriver } from '../kit/walkPath.ts';

export type Who = 'visitor' | 'member' | 'another';

export type Seen = { snapshot: AnyMachineSnapshot; places: readonly string[] };

export class Form {
  readonly flow: string;
  readonly driver: PageDriver;
  readonly model: Paths;
  readonly state: string;
  readonly who: Who;
  readonly way: Way;
  readonly start: string;
  /** What the machine holds before anything is typed. */
  readonly #blank: ReadonlySet<string>;
  readonly #typed: readonly string[];

  constructor(given: {
    flow: string;
    driver: PageDriver;
    model: Paths;
    state: string;
    who: Who;
    way: Way;
  }) {
    const { flow, driver, model, state, who, way } = given;
    [this.flow, this.driver, this.model] = [flow, driver, model];
    [this.state, this.who, this.way] = [state, who, way];
    this.start = /^@(\w+)/.exec(way.moves[0] ?? '')?.[1] ?? '';
    this.#typed = typedIn(model.machine);
    const { snapshot } = createEngine(model.machine).begin(
      model.input[this.start]?.input,
    ).situation;
    this.#blank = new Set(entriesOf(snapshot, this.#typed).keys());
  }

  /** The state of the form, as the page says. */
  async sees(page: Page): Promise<Seen | null> {
    const text = await page.evaluate(() => window.pathsBridge?.stateOf());
    if (text === undefined) return null;
    const { value, context, status } = JSON.parse(text) as Seen['snapshot'];
    const snapshot = this.model.machine.resolveState({
      value,
      context,
      status,
    }) as AnyMachineSnapshot;
    // Whom a step may send something to.
    const ids = nodesOf(snapshot).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    Object.assign(snapshot.children, Object.fromEntries(ids.map((id) => [id, createEmptyActor()])));
    return { snapshot, places: activeStatesOf({ snapshot, timers: [], running: [] }) };
  }

  /** What was typed, and the form holds. */
  async holds(page: Page): Promise<ReadonlyMap<string, Entry>> {
    const seen = await this.sees(page);
    if (seen === null) return new Map();
    return entriesOf(seen.snapshot, this.#typed, this.#blank);
  }

  /** Waits until the form holds everything that it held before, and says what it has lost. */
  async loses(page: Page, before: ReadonlyMap<string, Entry>): Promise<readonly Entry[]> {
    for (let waited = 0; ; waited += 100) {
      const lost = lostOf(before, await this.holds(page), new Set());
      if (lost.length === 0 || waited >= 4000) return lost;
      await page.waitForTimeout(100);
    }
  }

  /** Waits until the form holds nothing of what it held before, and says what it still holds. */
  async stillHolds(page: Page, before: ReadonlyMap<string, Entry>): Promise<readonly Entry[]> {
    for (let waited = 0; ; waited += 100) {
      const seen = await this.sees(page);
      // A dialog whose machine has ended is not on screen.
      const shown = seen?.snapshot.status === 'active' ? await this.holds(page) : new Map();
      const still = [...shown].flatMap(([id, entry]) => (before.has(id) ? [entry] : []));
      if (still.length === 0 || waited >= 4000) return still;
      await page.waitForTimeout(100);
    }
  }

  /** What the state shows is what is on screen: the driver's own assertions. */
  async isOnScreen(page: Page) {
    const seen = await this.sees(page);
    for (const place of seen?.places ?? [])
      await this.driver.states[place]?.(page, (seen as Seen).snapshot);
  }

  /**
   * A step of the user that adds to what is typed; undefined where there is none.
   * @param keepsAll whether everything that was typed before stays
   */
  async typingIn(page: Page, keepsAll = false): Promise<Move | undefined> {
    const seen = await this.sees(page);
    if (seen === null) return undefined;
    const { snapshot } = seen;
    const before = entriesOf(snapshot, this.#typed, this.#blank);
    return this.sendable(snapshot).find((move) => {
      if (move.kind !== 'user' || !snapshot.can(move.event)) return false;
      const after = getNextSnapshot(this.model.machine, snapshot, move.event) as AnyMachineSnapshot;
      const now = entriesOf(after, this.#typed, this.#blank);
      const isMore = [...now.keys()].some((id) => !before.has(id));
      return isMore && (!keepsAll || [...before.keys()].every((id) => now.has(id)));
    });
  }

  /** What the user, or the environment, could send. */
  sendable(snapshot: AnyMachineSnapshot) {
    const running = Object.keys(this.model.environment).map((port) => ({
      id: port,
      port,
      input: undefined,
      fresh: false,
    }));
    return sendableMoves(this.model, { snapshot, timers: [], running });
  }
}
