// Walks a path in a real browser. Four oracles a step: exactly the planned event was sent, the planned transitions
// were taken, what the state promises is on screen, and a remount changes nothing of it.
import type { Page } from 'playwright/test';
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { Driver } from '../../../tests/paths/kit/driver.ts';
import { createEngine } from '../../../tests/paths/kit/engine.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { placesOf } from '../../../tests/paths/kit/explore.ts';
import { make, movesFrom } from '../../../tests/paths/kit/moves.ts';
import type { Move } from '../../../tests/paths/kit/moves.ts';
import type { Entry } from '../../../src/boot/testBridge/bridge.ts';
import { modelOf } from './model.ts';
import { release, waitingNow } from './network.ts';
import { assertionsMade } from './expect.ts';
import { begun, renew, runFor } from './page.ts';
import { differenceOfRemount } from './remount.ts';
import { Stumble, isOf, look, namesOf, normal, plain, stateOf } from './sights.ts';
import type { Sight } from './sights.ts';

export type PageDriver = Driver<Page>;

const patience = 5000;
/** A page that is slow to come stands behind the clock of the test, and is not waited for. */
const pageTimeout = 1500;

export type Visit = (page: Page, situation: Situation) => Promise<void>;

/**
 * Walks a path: a way in, and the ids of its moves.
 * @param remounts where the page is remounted (0: before the first move); without it, once in each state
 * @throws a Stumble at the first step that is not as planned
 */
export async function travel(
  page: Page,
  driver: PageDriver,
  start: string,
  ids: readonly string[],
  visit?: Visit,
  remounts?: readonly number[],
) {
  const traveller = new Traveller(page, driver, await modelOf(driver.flow), remounts);
  await traveller.go(start, ids, visit);
}

class Traveller {
  readonly #page: Page;
  readonly #driver: PageDriver;
  readonly #model: Paths;
  readonly #engine;
  readonly #names: Map<string, string>;
  readonly #worldly: Set<string>;
  readonly #remounts: readonly number[] | undefined;
  readonly #remounted = new Set<string>();
  #situation: Situation;
  #moves: Move[] = [];

  constructor(page: Page, driver: PageDriver, model: Paths, remounts?: readonly number[]) {
    this.#page = page;
    this.#remounts = remounts;
    this.#driver = driver;
    this.#model = model;
    this.#engine = createEngine(model.machine);
    this.#names = namesOf(model.machine);
    this.#worldly = new Set(Object.values(model.world).flatMap((words) => Object.keys(words)));
    this.#situation = {
      snapshot: model.machine.getInitialSnapshot as never,
      timers: [],
      running: [],
    };
  }

  async go(start: string, ids: readonly string[], visit?: Visit) {
    const beginning = this.#engine.begin(this.#model.input[start]?.input);
    this.#situation = beginning.situation;
    await renew(this.#page);
    await this.#driver.input[start]?.(this.#page);
    await begun(this.#page);
    const sight = await look(this.#page);
    const [first, ...later] = sight.entries;
    this.#compare(sight, this.#idsIn(first ? [first] : []), beginning.happening.transitions, later);
    await this.#see(visit);
    for (const id of ids) {
      await this.#step(id);
      await this.#see(visit);
    }
  }

  /** Everything that a person notices, and that it stays when the page is drawn anew. */
  async #see(visit: Visit | undefined) {
    const { snapshot } = this.#situation;
    for (const place of placesOf(this.#situation)) {
      const word = this.#driver.states[place];
      if (word === undefined) continue;
      const before = assertionsMade();
      try {
        await word(this.#page, snapshot);
      } catch (error) {
        this.#fail(`The state ‘${place}’ is not what is on screen.`, String(error));
      }
      if (assertionsMade() === before)
        this.#fail(`The driver's word about the state ‘${place}’ asserts nothing.`);
    }
    await visit?.(this.#page, this.#situation);
    const key = stateOf(this.#situation);
    const isDue = this.#remounts?.includes(this.#moves.length) ?? !this.#remounted.has(key);
    if (!isDue || this.#driver.remounts?.(snapshot) === false) return;
    this.#remounted.add(key);
    const difference = await differenceOfRemount(this.#page);
    if (difference !== undefined) this.#fail('A remount changes what is on screen.', difference);
  }

  async #step(id: string) {
    const move = this.#moveOf(id);
    const before = this.#situation;
    this.#moves.push(move);
    const waiting = waitingNow(this.#page);
    try {
      await this.#act(move);
    } catch (error) {
      this.#fail(`‘${move.say}’ could not be done.`, String(error));
    }
    const sight = await this.#hear(move);
    this.#judge(move, sight);
    for (const { id: port, port: name } of before.running) {
      const now = this.#situation.running.find((one) => one.id === port);
      if (now === undefined) await release(this.#page, name);
      // Asked anew: what it had asked before is over.
      else if (now.fresh) await release(this.#page, name, waiting.get(name) ?? []);
    }
  }

  #moveOf(id: string): Move {
    const moves = movesFrom(this.#model, this.#situation);
    const move = moves.find((one) => one.id === id);
    if (move !== undefined) return move;
    this.#fail(`The move ‘${id}’ is not possible here.`, moves.map((one) => one.id).join(', '));
  }

  async #act(move: Move) {
    const page = this.#page;
    if (move.kind === 'time') return runFor(page, move.ms);
    if (move.kind === 'actor') {
      const [port = '', name = ''] = move.id.split('=');
      const outcome = this.#model.outcomes[port]?.[name];
      const given = this.#driver.outcomes?.[port];
      const act = typeof given === 'function' ? given : given?.[name];
      if (act === undefined || outcome === undefined)
        throw new Error(`The driver has no ‘${move.id}’.`);
      return act(page, outcome);
    }
    const type = move.event.type;
    const act =
      move.kind === 'user'
        ? this.#driver.events[type]
        : this.#driver.world?.[move.source ?? '']?.[type];
    if (act === undefined) throw new Error(`The driver has no ‘${move.id}’.`);
    return act(page, move.event);
  }

  /** Reads the journal until what was planned stands in it. */
  async #hear(move: Move): Promise<Sight> {
    const entries: Entry[] = [];
    for (let waited = 0; ; waited += 20) {
      const sight = await look(this.#page);
      entries.push(...sight.entries);
      const isThere = entries.some((entry) => isOf(move, entry));
      // Where it leads to another page, that page has a word to say as it is entered.
      if (isThere ? !sight.isGoing || waited > pageTimeout : waited > patience)
        return { ...sight, entries };
      await this.#page.waitForTimeout(20);
    }
  }

  #judge(move: Move, sight: Sight) {
    const at = sight.entries.findIndex((entry) => isOf(move, entry));
    const heard = sight.entries.map(({ event }) => plain(event)).join(', ') || 'nothing';
    if (at === -1)
      this.#fail(
        `‘${move.say}’ sent ${heard}.`,
        `Planned: ${plain('event' in move ? move.event : move.id)}`,
      );
    const expected: string[] = [];
    for (const entry of sight.entries.slice(0, at)) this.#allow(entry, move, expected);
    const step = make(this.#engine, this.#situation, move);
    this.#situation = step.situation;
    expected.push(...step.happening.transitions);
    let rest = sight.entries.slice(at + 1);
    // Several timers may be due at one moment.
    if (move.kind === 'time') rest = rest.filter((entry) => !isOf(move, entry));
    const own = sight.entries.filter((entry) => !rest.includes(entry));
    this.#compare(sight, this.#idsIn(own), expected, rest);
  }

  /** An event that nobody planned: allowed on the way to another, or where the world reports it. */
  #allow(entry: Entry, move: Move | undefined, expected: string[]) {
    const { event } = entry;
    const type = move && 'event' in move ? move.event.type : '';
    const isPrelude = this.#driver.prelude?.[type]?.includes(event.type) === true;
    if (!isPrelude && !this.#worldly.has(event.type)) {
      this.#fail(`Nobody planned ‘${plain(event)}’.`, move ? `Planned: ${move.id}` : '');
    }
    const fresh = this.#situation.running.filter((one) => one.fresh).map(({ id }) => id);
    const { situation, happening } = this.#engine.send(this.#situation, event);
    expected.push(...happening.transitions);
    // A feed that reports as it starts can still fail then.
    const running = situation.running.map((one) => ({
      ...one,
      fresh: one.fresh || fresh.includes(one.id),
    }));
    this.#situation = { ...situation, running };
  }

  #compare(
    sight: Sight,
    taken: readonly string[],
    expected: readonly string[],
    later: readonly Entry[],
  ) {
    const all = [...expected];
    for (const entry of later) this.#allow(entry, undefined, all);
    const real = [...taken, ...this.#idsIn(later)];
    if (plain(all) !== plain(real))
      this.#fail(
        'Other transitions were taken.',
        `Planned: ${all.join(' | ')}`,
        `Taken: ${real.join(' | ')}`,
      );
    const { value, context, status } = this.#situation.snapshot;
    const planned = plain({ value, context, status });
    if (normal(planned) !== normal(sight.stands))
      this.#fail('The flow stands elsewhere.', `Planned: ${planned}`, `Real: ${sight.stands}`);
  }

  #idsIn(entries: readonly Entry[]): string[] {
    return entries.flatMap(({ transitions }) =>
      transitions.map((name) => this.#names.get(name) ?? name),
    );
  }

  #fail(what: string, ...reasons: string[]): never {
    const where = placesOf(this.#situation).join(' + ');
    throw new Stumble(what, this.#moves, [
      ...reasons.filter((reason) => reason !== ''),
      `State: ${where}`,
      `Event: ${this.#moves.at(-1)?.id ?? '(the start)'}`,
    ]);
  }
}
