// Counts what is lost: every situation of a form that holds something typed, times every interruption.
import { activeStatesOf } from '../kit/explore.ts';
import { createEngine, nodesOf } from '../kit/engine.ts';
import { pathOf } from '../kit/transitions.ts';
import { models } from '../models.ts';
import { ada } from '../support.ts';
import { install } from './browser.ts';
import { firstWordsOf } from './acts.ts';
import { interruptions } from './interruptions.ts';
import { reach } from './situations.ts';
import { runnerOf } from './runner.ts';
import type { Form } from './world.ts';

/** One case in which something is lost. */
export type Loss = { interruption: string; state: string; what: string; moves: string };

/** How many situations and cases there are, and how many of the cases lose something. */
export type Tally = { situations: number; cases: number; lost: number };

/** The counts of one machine. */
export type Counts = Tally & {
  /** How many cases lose something, by interruption. */
  interruptions: Record<string, number>;
  /** By state, compound ones included. */
  states: Record<string, Tally>;
};

/** The result for one machine. */
export type Kept = Counts & { losses: Loss[] };

const nothing = (): Tally => ({ situations: 0, cases: 0, lost: 0 });

/** Whether the page of a member who signs out in another tab says so (machines/session.machine.ts). */
export function saysSignedOut(): boolean {
  const model = models['session'];
  if (model === undefined) return false;
  const engine = createEngine(model.machine);
  const found = engine.send(
    engine.begin(model.input[Object.keys(model.input)[0] ?? '']?.input).situation,
    {
      type: 'session.found',
      member: ada,
      path: '/',
    },
  );
  const { emitted } = engine.send(found.situation, { type: 'member.signedOut' }).trace;
  return emitted.some(({ type }) => type === 'toast');
}

/**
 * Runs the cases of one form.
 * @param step 1 interrupts every situation, 5 every fifth one: all are counted as situations
 */
export async function count(form: Form, step = 1): Promise<Kept> {
  install();
  const kept: Kept = { ...nothing(), losses: [], states: {}, interruptions: {} };
  for (const user of form.users ?? [null, ada.id]) {
    const runner = runnerOf(form);
    const reached = await reach(runner, user);
    const subject = {
      runner,
      restarts: new Map(),
      firstWords: firstWordsOf(runner, reached),
      saysSignedOut: saysSignedOut(),
    };
    for (const { world, moves } of reached) {
      if (runner.held(world).size === 0) continue;
      const places = nodesOf(world.form.snapshot)
        .filter(({ parent }) => parent !== undefined)
        .map(pathOf);
      const tallies = [kept, ...places.map((place) => (kept.states[place] ??= nothing()))];
      for (const tally of tallies) tally.situations += 1;
      if (kept.situations % step !== 0) continue;
      for (const [name, { run }] of Object.entries(interruptions)) {
        const [what] = await run(subject, world);
        for (const tally of tallies) tally.cases += 1;
        kept.interruptions[name] = (kept.interruptions[name] ?? 0) + (what === undefined ? 0 : 1);
        if (what === undefined) continue;
        for (const tally of tallies) tally.lost += 1;
        const who = user === null ? 'a visitor' : 'a member';
        kept.losses.push({
          interruption: name,
          state: activeStatesOf(world.form).join(', '),
          what,
          moves: `${who}: ${moves.join(' ')}`,
        });
      }
    }
  }
  return kept;
}
