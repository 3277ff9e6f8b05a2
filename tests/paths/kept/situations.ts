// Every situation that a form can reach with its real children, from an empty browser and from what its restarts find.
import { adopt } from '../../../src/adapters/storage/memberKeys.ts';
import { textOf } from '../kit/explore.ts';
import type { DraftWords } from '#machines/draft.machine.ts';
import { blankDisk, eject, insert } from './browser.ts';
import type { Disk, Session } from './browser.ts';
import { nothingSent } from './world.ts';
import type { Runner } from './runner.ts';
import type { Who, World } from './world.ts';

/** A situation, and the moves that lead to it. */
export type Reached = { world: World; moves: readonly string[] };

type Stored = { drafts?: { owner: unknown; visit: unknown; form: unknown; draft: unknown }[] };

/** What is stored, without the names and times that differ from run to run. */
function contentOf(value: string): unknown {
  const stored = JSON.parse(value) as
    Stored | { owner: unknown; kind: unknown; answers: unknown }[];
  return Array.isArray(stored)
    ? stored.map(({ owner, kind, answers }) => [owner, kind, answers])
    : stored.drafts?.map(({ owner, visit, form, draft }) => [owner, visit, form, draft]);
}

const known = new Map<string, unknown>();

/** The same for two disks with the same drafts and the same outbox. */
export function diskKeyOf({ keys, deleted }: Disk): string {
  const contents = [...keys]
    .filter(([key]) => key.startsWith('axisOne'))
    .toSorted()
    .map(([key, value]) => {
      if (!known.has(value)) known.set(value, /^[[{]/.test(value) ? contentOf(value) : value);
      return [key, known.get(value)];
    });
  return textOf([contents, [...deleted].toSorted()]);
}

/** What a tab has, without the ids of drafts, which differ from run to run: which of the stored ones it has shown. */
export function sessionKeyOf(session: Session, { keys }: Disk): unknown {
  return Object.entries(session).flatMap(([name, value]) => {
    const [, key = ''] = name.split(' ');
    if (key === '') return [[name, value]];
    const stored = JSON.parse(keys.get(key) ?? '{}') as { drafts?: { id: string }[] };
    const place = stored.drafts?.findIndex(({ id }) => id === value) ?? -1;
    // A draft that is gone cannot be shown again.
    return place === -1 ? [] : [[name, place]];
  });
}

/** Tells two worlds apart that behave differently. */
export function keyOf(runner: Runner, world: World): string {
  const { form, draft, user, disk, session, post, start, isSlow } = world;
  const { abstraction } = runner.form.model;
  const { snapshot } = form;
  return textOf([
    start,
    isSlow,
    [snapshot.status, snapshot.value],
    abstraction === undefined ? snapshot.context : abstraction(snapshot),
    [...runner.held({ form, start }).keys()].toSorted(),
    form.running.map(({ id }) => id),
    form.timers.toSorted((a, b) => a.left - b.left).map(({ id }) => id),
    draft?.snapshot.value,
    user,
    post.phase,
    post.holder,
    diskKeyOf(disk),
    sessionKeyOf(session, disk),
  ]);
}

/** A disk with the newest draft of each store, and an empty outbox. */
function newestOf({ keys, deleted }: Disk): Disk {
  const rest = [...keys].flatMap(([key, value]): [string, string][] => {
    if (key === 'axisOneOutbox') return [];
    if (!value.startsWith('{"version":2')) return [[key, value]];
    const stored = JSON.parse(value) as Stored;
    return [[key, JSON.stringify({ ...stored, drafts: stored.drafts?.slice(0, 1) })]];
  });
  return { keys: new Map(rest), deleted };
}

/** Where the form holds nothing, what was sent before makes no difference any more, and of older drafts one is enough. */
function withoutPast(runner: Runner, world: World): World {
  const { phase, holder } = world.post;
  if (phase !== 'none') return world;
  if (runner.held(world).size === 0)
    return { ...world, disk: newestOf(world.disk), post: nothingSent };
  if (holder !== 'nobody') return world;
  const keys = new Map(world.disk.keys);
  return keys.delete('axisOneOutbox') ? { ...world, disk: { ...world.disk, keys } } : world;
}

/** The largest number of situations of one form. */
const ceiling = 30_000;

/** A tab with a visit of its own. */
export const tab = (name: string): Session => ({ axisOneVisit: `2026-11-25T08:00:00.000Z${name}` });

/** Where a visit begins: with an empty disk, or with a draft that the model knows of an earlier visit. */
function seedsOf(runner: Runner, start: string, user: Who): [string, Disk][] {
  const { model, draft } = runner.form;
  const samples = model.environment['draft']?.['draft.restored']?.samples ?? {};
  const { snapshot } = runner.engine.begin(model.input[start]?.input).situation;
  insert(blankDisk, tab('1'));
  if (user !== null) adopt(user);
  const base = eject();
  const seeds = Object.entries(samples).flatMap(([name, sample]): [string, Disk][] => {
    const given: unknown = typeof sample === 'function' ? sample(snapshot) : sample;
    const words = (given as { words?: DraftWords | null } | undefined)?.words ?? null;
    if (words === null || draft === undefined) return [];
    insert(base, tab('0'));
    const place = runner.placeOf(start);
    draft.store.put({ id: `seed ${name}`, place, owner: user, member: user }, words);
    return [[` with the draft ‘${name}’`, eject()]];
  });
  return [['', base], ...seeds];
}

/** How many changes of what is typed are tried while the browser does not answer which drafts are stored. */
const changesWhileSlow = 2;

/**
 * Explores a form in the hands of one user.
 * @param isFirstVisit only from an empty browser that answers which drafts are stored
 */
export async function reach(runner: Runner, user: Who, isFirstVisit = false): Promise<Reached[]> {
  const reached: Reached[] = [];
  const keys = new Set<string>();
  const arrive = (world: World, moves: readonly string[]): boolean => {
    const key = keyOf(runner, world);
    if (keys.has(key)) return false;
    if (reached.length >= ceiling) throw new Error(`More than ${ceiling} situations.`);
    keys.add(key);
    reached.push({ world, moves });
    return true;
  };
  for (const start of Object.keys(runner.form.model.input))
    for (const [seed, disk] of seedsOf(runner, start, user).slice(0, isFirstVisit ? 1 : undefined))
      arrive(await runner.open(start, { disk, session: tab('1'), user, load: 1 }), [
        `@${start}${seed}`,
      ]);
  for (let next = 0; next < reached.length; next += 1) {
    const { world, moves } = reached[next] as Reached;
    if (world.form.snapshot.status !== 'active') continue;
    if (world.post.phase === 'queueing') arrive(await runner.queue(world), [...moves, '(queued)']);
    for (const move of runner.moves(world))
      arrive(withoutPast(runner, await runner.apply(world, move)), [...moves, move.id]);
  }
  if (!isFirstVisit) await reachWhileSlow(runner, user, arrive);
  return reached;
}

/** The first changes of a form while the browser has not answered yet which drafts are stored: from each seed, only what the user does. */
async function reachWhileSlow(
  runner: Runner,
  user: Who,
  arrive: (world: World, moves: readonly string[]) => boolean,
): Promise<void> {
  if (runner.form.draft === undefined) return;
  type Step = Reached & { changes: number };
  const next: Step[] = [];
  for (const start of Object.keys(runner.form.model.input))
    for (const [seed, disk] of seedsOf(runner, start, user)) {
      const world = await runner.open(start, {
        disk,
        session: tab('1'),
        user,
        load: 1,
        isSlow: true,
      });
      next.push({ world, moves: [`(slow) @${start}${seed}`], changes: 0 });
    }
  for (let step = next.shift(); step !== undefined; step = next.shift()) {
    const { world, moves, changes } = step;
    if (!arrive(world, moves) || changes === changesWhileSlow) continue;
    const before = [...runner.held(world).keys()].join();
    for (const move of runner.moves(world)) {
      if (move.kind !== 'user' || world.form.snapshot.status !== 'active') continue;
      const after = await runner.apply(world, move);
      const isChange = [...runner.held(after).keys()].join() !== before;
      next.push({
        world: after,
        moves: [...moves, move.id],
        changes: changes + (isChange ? 1 : 0),
      });
    }
  }
}
