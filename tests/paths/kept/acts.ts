// What happens to a tab in an interruption, and what of its words is on screen or handed over after it.
import type { AnyEventObject } from 'xstate';
import { readEntry } from '../../../src/adapters/outbox/entries.ts';
import { adopt, forgetMember } from '../../../src/adapters/storage/memberKeys.ts';
import { textOf } from '../kit/explore.ts';
import { enabledMoves } from '../kit/moves.ts';
import type { Move } from '../kit/moves.ts';
import { lostOf } from '../kit/typed.ts';
import type { Entry } from '../kit/typed.ts';
import { eject, insert, settled } from './browser.ts';
import type { Disk, Session } from './browser.ts';
import { tab } from './situations.ts';
import type { Reached } from './situations.ts';
import { typeMore } from './typing.ts';
import { runPort } from './world.ts';
import type { Runner } from './runner.ts';
import type { Who, World } from './world.ts';
import type { Claim } from '#machines/unclaimedWork.machine.ts';
import { claimWork, findUnclaimed } from '#flows/unclaimedWork/ports/work.ts';

/** What an interruption does to words: nothing is wrong with an empty list. */
export type Verdict = readonly string[];

/** A form whose situations were reached, and what is known of it. */
export type Subject = {
  runner: Runner;
  /** The moves of the shortest way to something typed, from an empty browser, by input. */
  firstWords: ReadonlyMap<string, readonly string[]>;
  /** The restarts that were worked out, by what decides them. */
  restarts: Map<string, World>;
  /** Whether the page of a member who has signed out in another tab says so. */
  saysSignedOut: boolean;
};

export const words = (what: string, entries: readonly Entry[]): Verdict =>
  entries.map(({ place, text }) => `${what}: ${place} ‘${text.slice(0, 40)}’`);

/** What was handed over, if the outbox or the service still has it. */
function handedOver(before: World, after: World): ReadonlySet<string> {
  const {
    holder,
    entry,
    handedOver: texts,
  } = before.post.holder === 'nobody' ? after.post : before.post;
  if (holder !== 'outbox' || after.post.holder === 'service') return texts;
  insert(after.disk, after.session);
  return readEntry(entry?.id ?? '') === null ? new Set() : texts;
}

/** What the user had, and neither sees nor has handed over. */
export const lost = (runner: Runner, before: World, after: World, what = 'lost'): Verdict =>
  words(what, lostOf(runner.held(before), runner.held(after), handedOver(before, after)));

/** Makes the first move with this id, or the event, if the machine takes it. */
export async function go(
  runner: Runner,
  world: World,
  step: string | AnyEventObject,
): Promise<World> {
  if (typeof step !== 'string') return runner.send(world, step);
  if (step === '(queued)') return runner.queue(world);
  const move = runner.moves(world).find(({ id }) => id === step);
  return move === undefined ? world : runner.apply(world, move);
}

const diskTexts = new WeakMap<Disk, string>();
function diskTextOf(disk: Disk): string {
  const text = diskTexts.get(disk) ?? textOf([[...disk.keys], [...disk.deleted]]);
  diskTexts.set(disk, text);
  return text;
}

type Restart = { disk?: Disk; session?: Session; user?: Who; before?: World };

/** The page is opened anew, and the user goes back to the form. What the same disk leads to is worked out once. */
export async function restart(
  { runner, restarts }: Subject,
  world: World,
  given: Restart = {},
): Promise<World> {
  const { disk = world.disk, session = world.session, user = world.user, before = world } = given;
  const steps = runner.form.returns?.(before, user) ?? [];
  // With the ids of drafts: the tab knows which one it has shown.
  const key = textOf([world.start, diskTextOf(disk), session, user, steps]);
  const known = restarts.get(key);
  if (known !== undefined) return { ...known, post: world.post };
  let now = await runner.open(world.start, { disk, session, user, load: world.load + 1 });
  for (const step of steps) now = await go(runner, now, step);
  restarts.set(key, now);
  return { ...now, post: world.post };
}

const actorMoves = (runner: Runner, { form }: World) =>
  enabledMoves(runner.form.model, form).filter(
    (move): move is Move & { kind: 'actor' } => move.kind === 'actor',
  );

/** The submission ends, as the outbox ends it: a request on its way gets into the outbox first. */
export async function endSubmission(runner: Runner, from: World, outcomes: RegExp): Promise<World> {
  if (from.post.phase === 'none') return from;
  const world = from.post.phase === 'queueing' ? await runner.queue(from) : from;
  const wanted = world.post.phase === 'queued' ? outcomes : /^returned$/;
  const move = actorMoves(runner, world).find(({ event, id }) => {
    const output = 'output' in event ? (event['output'] as { outcome?: string } | null) : null;
    return id.startsWith('submission=') && wanted.test(output?.outcome ?? '');
  });
  return move === undefined ? world : runner.apply(world, move);
}

/** Every port that waits for the service fails. */
export async function failPorts(runner: Runner, from: World): Promise<World> {
  let world = from;
  for (const { id, port } of from.form.running) {
    if (port === 'draft' || port === 'submission') continue;
    if (port in runner.form.model.environment) continue;
    const failing = actorMoves(runner, world).filter(
      (move) => move.invocation === id && 'error' in move.event,
    );
    const move = failing.find((one) => one.id.endsWith('=unreachable')) ?? failing[0];
    if (move !== undefined) world = await runner.apply(world, move);
  }
  return world;
}

/** Tells the form what its feed reports of the session, by the sample of its model. */
async function report(runner: Runner, world: World, type: string): Promise<World> {
  const { environment } = runner.form.model;
  for (const [source, events] of Object.entries(environment)) {
    const told = events[type];
    if (told === undefined || source === 'draft') continue;
    const [sample] = Object.values(told.samples ?? {});
    const payload = typeof sample === 'function' ? sample(world.form.snapshot) : sample;
    return runner.send(world, { type, ...payload, email: `${world.user}@halden.example` });
  }
  return world;
}

/** The member leaves, and the tab knows it. A page for members only disappears (src/pages/dashboard/DashboardPage.tsx). */
export async function leave(runner: Runner, world: World): Promise<World> {
  if (runner.form.users !== undefined)
    return { ...world, ...runner.nothing(world.start), user: null };
  const told = await runner.tell(await report(runner, { ...world, user: null }, 'member.left'), {
    type: 'member.left',
  });
  return runner.tell(told, { type: 'member.known', member: null });
}

/** A member signs in: the keys of the browser become theirs, and the tab knows it. */
export async function arrive(runner: Runner, world: World, member: string): Promise<World> {
  insert(world.disk, world.session);
  adopt(member);
  const theirs = { ...world, disk: eject(), user: member };
  if (runner.form.users !== undefined) return theirs;
  const told = await report(runner, theirs, 'member.arrived');
  return runner.tell(told, { type: 'member.known', member });
}

/**
 * A visitor signs in, here and in another tab. Where the form shows a draft of an earlier visit, the site asks whose it is, and
 * the member says that it is theirs (machines/unclaimedWork.machine.ts).
 */
export async function becomeMember(
  subject: Subject,
  world: World,
  member: string,
): Promise<Verdict> {
  const { runner } = subject;
  const arrived = await arrive(runner, world, member);
  const items = (await runPort(findUnclaimed, { member })) as Claim['items'];
  if (items.length > 0) await runPort(claimWork, { member, items });
  const again = await restart(subject, { ...arrived, disk: eject() }, { before: world });
  const live = items.length > 0 ? [] : lost(runner, world, arrived);
  return [...live, ...lost(runner, world, again)];
}

/** A member signs out in a tab of their own. */
export async function signOut(world: World): Promise<World> {
  insert(world.disk, tab('2'));
  forgetMember();
  await settled(world.disk);
  return { ...world, disk: eject() };
}

/** Time passes until nothing waits for it any more, or an hour is over. */
export async function passTime(runner: Runner, from: World): Promise<World> {
  let world = from;
  let left = 3_600_000;
  for (let steps = 0; steps < 40; steps += 1) {
    const move = runner.moves(world).find(({ kind }) => kind === 'time');
    if (move?.kind !== 'time' || move.ms > left) break;
    left -= move.ms;
    world = await runner.apply(world, move);
  }
  return world;
}

/** Storage takes nothing more: the words stay on screen, and the page says that they are not kept. */
export async function withoutStorage(
  subject: Subject,
  world: World,
  storage: 'full' | 'refused',
): Promise<Verdict> {
  const { runner } = subject;
  const shut = { ...world, storage };
  const ended = await endSubmission(runner, shut, /^returned$/);
  const more = await typeMore(runner, ended);
  const now = more ?? ended;
  const isTold = more === undefined || more.draft?.snapshot.hasTag('refused') === true;
  // A change that needs no more room is kept.
  const isKept = isTold || lost(runner, more, await restart(subject, more)).length === 0;
  return [
    ...lost(runner, world, now),
    ...(isKept ? [] : ['the page does not say that it keeps nothing']),
    // A request that has come back was no draft any more, and the page says that it keeps nothing.
    ...(storage === 'full' && world.post.phase === 'none'
      ? lost(runner, world, await restart(subject, now, { before: world }))
      : []),
  ];
}

/** The shortest way to something typed, for each input. */
export function firstWordsOf(runner: Runner, reached: readonly Reached[]) {
  const ways = new Map<string, readonly string[]>();
  for (const { world, moves } of reached) {
    const [first = '', ...rest] = moves;
    if (ways.has(world.start) || first !== `@${world.start}` || runner.held(world).size === 0)
      continue;
    ways.set(world.start, rest);
  }
  return ways;
}
