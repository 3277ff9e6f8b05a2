// Walks a path in a browser. Each step is checked four times: the planned event was sent and no other, the planned
// transitions were taken, the assertions of the states hold, and a remount changes nothing on screen.
import type { Page } from 'playwright/test';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Driver } from '../../../tests/paths/kit/driver.ts';
import { createEngine } from '../../../tests/paths/kit/engine.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { activeStatesOf } from '../../../tests/paths/kit/explore.ts';
import { applyMove, enabledMoves } from '../../../tests/paths/kit/moves.ts';
import type { Move } from '../../../tests/paths/kit/moves.ts';
import { listSentences } from '../../../tests/paths/kit/differences.ts';
import { act } from './act.ts';
import type { JournalEntry } from './bridge.ts';
import { listenAnew } from './heard.ts';
import { listen } from './listen.ts';
import { release, waitingNow } from './network.ts';
import { assertionsMade } from './expect.ts';
import { resetPage, whenStarted } from './page.ts';
import { differenceOfRemount, hasDialog } from './remount.ts';
import { differenceFrom, markedChart, namesOf } from './compare.ts';
import { StepFailure, isOf, observe, observeMove, plain, stateOf } from './observation.ts';
import type { Observation } from './observation.ts';

export type PageDriver = Driver<Page>;

/** Called in every situation of a path, with what was done to get there. */
export type Visit = (page: Page, situation: Situation, say: string) => Promise<void>;

/** Called when a step is on screen, with what was done. Says what is wrong with it. */
export type Step = (page: Page, situation: Situation, say: string) => Promise<string | undefined>;

export type WalkOptions = {
  visit?: Visit;
  /** Listens from step to step, and says what is wrong with what was heard. */
  hears?: Step;
  /** The numbers of moves after which the page is remounted (0: before the first); by default once in each state. */
  remountAfter?: readonly number[];
};

/**
 * Walks a path.
 * @param start the name of the input
 * @param ids the ids of the moves
 * @throws a StepFailure at the first step that is not as planned
 */
export async function walkPath(
  page: Page,
  driver: PageDriver,
  model: Paths,
  start: string,
  ids: readonly string[],
  options: WalkOptions = {},
) {
  // A page lasts for many walks, most of which do not listen; one that fails closes it.
  const script = options.hears && (await page.addInitScript(listen));
  await new PathWalker(page, driver, model, options).walk(start, ids);
  await script?.dispose();
}

class PathWalker {
  readonly #page: Page;
  readonly #driver: PageDriver;
  readonly #model: Paths;
  readonly #engine;
  readonly #names: Map<string, string>;
  readonly #environment: Set<string>;
  readonly #options: WalkOptions;
  readonly #remounted = new Set<string>();
  #situation: Situation;
  #moves: Move[] = [];
  /** How the walk begins, in words. */
  #beginning = '';

  constructor(page: Page, driver: PageDriver, model: Paths, options: WalkOptions) {
    this.#page = page;
    this.#options = options;
    this.#driver = driver;
    this.#model = model;
    this.#engine = createEngine(model.machine);
    this.#names = namesOf(model.machine);
    this.#environment = new Set(
      Object.values(model.environment).flatMap((words) => Object.keys(words)),
    );
    this.#situation = {
      snapshot: model.machine.getInitialSnapshot as never,
      timers: [],
      running: [],
    };
  }

  async walk(start: string, ids: readonly string[]) {
    const beginning = this.#engine.begin(this.#model.input[start]?.input);
    this.#situation = beginning.situation;
    this.#beginning = this.#model.input[start]?.say ?? start;
    await resetPage(this.#page);
    await this.#driver.input[start]?.(this.#page);
    await whenStarted(this.#page);
    const observation = await observe(this.#page);
    const [first, ...later] = observation.entries;
    this.#compare(
      observation,
      this.#idsIn(first ? [first] : []),
      beginning.trace.transitions,
      later,
    );
    await this.#check(ids.length === 0);
    for (const [at, id] of ids.entries()) {
      await this.#step(id);
      await this.#check(at === ids.length - 1);
    }
  }

  /** Checks what is on screen and heard, and that a remount changes nothing. */
  async #check(isLast: boolean) {
    const { snapshot } = this.#situation;
    for (const place of activeStatesOf(this.#situation)) {
      const assertions = this.#driver.states[place];
      if (assertions === undefined) continue;
      const before = assertionsMade();
      try {
        await assertions(this.#page, snapshot);
      } catch (error) {
        this.#fail(`The state ‘${place}’ is not what is on screen.`, String(error));
      }
      if (assertionsMade() === before)
        this.#fail(`The driver asserts nothing for the state ‘${place}’.`);
    }
    const say = this.#moves.at(-1)?.say ?? this.#beginning;
    const wrong = await this.#options.hears?.(this.#page, this.#situation, say);
    if (wrong !== undefined) this.#fail('Something else is heard, or reached.', wrong);
    await this.#compareRemount(isLast);
    await this.#options.visit?.(this.#page, this.#situation, say);
  }

  async #compareRemount(isLast: boolean) {
    const { snapshot } = this.#situation;
    const key = stateOf(this.#situation);
    const isDue =
      this.#options.remountAfter?.includes(this.#moves.length) ?? !this.#remounted.has(key);
    if (!isDue || this.#driver.survivesRemount?.(snapshot) === false) return;
    const goesOn = this.#options.hears !== undefined && !isLast;
    if (goesOn && (await hasDialog(this.#page))) return;
    this.#remounted.add(key);
    const difference = await differenceOfRemount(this.#page, goesOn);
    if (difference !== undefined) this.#fail('A remount changes what is on screen.', difference);
  }

  async #step(id: string) {
    const move = this.#moveOf(id);
    const before = this.#situation;
    this.#moves.push(move);
    const waiting = waitingNow(this.#page);
    if (this.#options.hears) await listenAnew(this.#page);
    try {
      await act(this.#page, this.#driver, this.#model, move);
    } catch (error) {
      this.#fail(`‘${move.say}’ could not be done.`, String(error));
    }
    const observation = await observeMove(this.#page, move);
    this.#judge(move, observation);
    for (const { id: port, port: name } of before.running) {
      const now = this.#situation.running.find((one) => one.id === port);
      if (now === undefined) await release(this.#page, name);
      // Opened again: its earlier requests are obsolete.
      else if (now.fresh) await release(this.#page, name, waiting.get(name) ?? []);
    }
  }

  #moveOf(id: string): Move {
    const moves = enabledMoves(this.#model, this.#situation);
    const move = moves.find((one) => one.id === id);
    if (move !== undefined) return move;
    this.#fail(`The move ‘${id}’ is not possible here.`, moves.map((one) => one.id).join(', '));
  }

  #judge(move: Move, observation: Observation) {
    const at = observation.entries.findIndex((entry) => isOf(move, entry));
    const received = observation.entries.map(({ event }) => plain(event)).join(', ') || 'nothing';
    if (at === -1)
      this.#fail(
        `‘${move.say}’ sent ${received}.`,
        `Planned: ${plain('event' in move ? move.event : move.id)}`,
      );
    const expected: string[] = [];
    for (const entry of observation.entries.slice(0, at)) this.#accept(entry, move, expected);
    const step = applyMove(this.#engine, this.#situation, move);
    this.#situation = step.situation;
    expected.push(...step.trace.transitions);
    let rest = observation.entries.slice(at + 1);
    // Several timers may be due at one moment.
    if (move.kind === 'time') rest = rest.filter((entry) => !isOf(move, entry));
    const own = observation.entries.filter((entry) => !rest.includes(entry));
    this.#compare(observation, this.#idsIn(own), expected, rest);
  }

  /** Accepts an event that was not planned: it may precede the planned one, or belong to the environment. */
  #accept(entry: JournalEntry, move: Move | undefined, expected: string[]) {
    const { event } = entry;
    const type = move && 'event' in move ? move.event.type : '';
    const precedes = this.#driver.precededBy?.[type]?.includes(event.type) === true;
    if (!precedes && !this.#environment.has(event.type)) {
      this.#fail(`Not planned: ‘${plain(event)}’.`, move ? `Planned: ${move.id}` : '');
    }
    const fresh = this.#situation.running.filter((one) => one.fresh).map(({ id }) => id);
    const { situation, trace } = this.#engine.send(this.#situation, event);
    expected.push(...trace.transitions);
    // A feed that reports an event when it starts can still fail.
    const running = situation.running.map((one) => ({
      ...one,
      fresh: one.fresh || fresh.includes(one.id),
    }));
    this.#situation = { ...situation, running };
  }

  #compare(
    observation: Observation,
    taken: readonly string[],
    expected: readonly string[],
    later: readonly JournalEntry[],
  ) {
    const all = [...expected];
    for (const entry of later) this.#accept(entry, undefined, all);
    const real = [...taken, ...this.#idsIn(later)];
    if (plain(all) !== plain(real))
      this.#fail('Other transitions were taken.', ...listSentences('taken', all, real));
    const difference = differenceFrom(this.#model.machine, this.#situation, observation);
    if (difference === undefined) return;
    this.#failAt(difference.here, 'The flow is in another state.', difference.sentences);
  }

  #idsIn(entries: readonly JournalEntry[]): string[] {
    return entries.flatMap(({ transitions }) =>
      transitions.map((name) => this.#names.get(name) ?? name),
    );
  }

  #fail(what: string, ...reasons: string[]): never {
    this.#failAt(undefined, what, reasons);
  }

  /** Fails where the flow is not where it should be. */
  #failAt(here: string[] | undefined, what: string, reasons: readonly string[]): never {
    const { machine } = this.#model;
    throw new StepFailure(what, this.#moves, [
      ...reasons.filter((reason) => reason !== ''),
      `Event: ${this.#moves.at(-1)?.id ?? '(the start)'}`,
      ...markedChart(machine, this.#situation, here),
    ]);
  }
}
