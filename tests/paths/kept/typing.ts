// What a user types next into a form, by its model.
import type { Entry } from '../kit/typed.ts';
import type { Runner } from './runner.ts';
import type { World } from './world.ts';

/** What the user's first step leads to after which the form holds what `isWanted` asks for; undefined where there is none. */
async function typeWhere(
  runner: Runner,
  world: World,
  isWanted: (now: ReadonlyMap<string, Entry>, after: World) => boolean,
): Promise<World | undefined> {
  for (const move of runner.moves(world)) {
    if (move.kind !== 'user') continue;
    const after = await runner.apply(world, move);
    if (isWanted(runner.held(after), after)) return after;
  }
  return undefined;
}

/** The user types one thing more, which adds to what the form holds; undefined where they cannot. */
export function typeMore(runner: Runner, world: World) {
  const before = runner.held(world);
  const keepsAll = (now: ReadonlyMap<string, Entry>) =>
    [...before.keys()].every((id) => now.has(id));
  return typeWhere(
    runner,
    world,
    (now, { post }) => now.size > before.size && keepsAll(now) && post.phase === world.post.phase,
  );
}

/** The user goes on with the draft that is on screen: what it says then is stored in its place. Undefined where they cannot. */
export function typeOver(runner: Runner, world: World) {
  const before = runner.held(world);
  return typeWhere(
    runner,
    world,
    (now, { draft }) =>
      [...now.keys()].some((id) => !before.has(id)) &&
      draft?.snapshot.matches({ held: 'kept' }) === true,
  );
}
