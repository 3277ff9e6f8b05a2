// Runs a form in a tab: moves of its model, with its real draft and the real ports of its submission.
import type { AnyEventObject } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { readEntry } from '../../../src/adapters/outbox/entries.ts';
import { discard } from '../../../src/adapters/outbox/outbox.ts';
import { submissionPortsOf } from '../../../src/adapters/outbox/submitRequest.ts';
import type { RequestSubmitter } from '../../../src/adapters/outbox/submitRequest.ts';
import { answerEvent, createEngine } from '../kit/engine.ts';
import type { Engine, Invocation, Step } from '../kit/engine.ts';
import { applyMove, enabledMoves } from '../kit/moves.ts';
import type { Move } from '../kit/moves.ts';
import { entriesOf, textsIn, typedIn } from '../kit/typed.ts';
import type { Entry } from '../kit/typed.ts';
import { eject, insert, sessionNow, settled, store } from './browser.ts';
import type { Storage } from './browser.ts';
import { draftChildOf, isForDraft } from './draftChild.ts';
import { isPossible, nothingSent, runPort } from './world.ts';
import type { Form, Post, Who, World } from './world.ts';
import type { Submission } from '#machines/submission.machine.ts';

/** The runner of one form. */
export function runnerOf(form: Form) {
  const engine: Engine = createEngine(form.model.machine);
  const typed = typedIn(form.model.machine);
  const child = form.draft && draftChildOf(form.draft);
  const known = new WeakMap<object, ReadonlyMap<string, Entry>>();
  const blanks = new Map<string, ReadonlySet<string>>();

  const begin = (start: string) => engine.begin(form.model.input[start]?.input);
  const blankOf = (start: string) => {
    const ids =
      blanks.get(start) ?? new Set(entriesOf(begin(start).situation.snapshot, typed).keys());
    blanks.set(start, ids);
    return ids;
  };

  /** The form where its page is not on screen. */
  const nothing = (start: string): Pick<World, 'form' | 'draft'> => ({
    form: begin(start).situation,
    draft: null,
  });

  /** The place of the draft when the page opens. */
  const placeOf = (start: string): string => {
    const { running } = begin(start).situation;
    const draft = running.find(({ port }) => port === 'draft');
    return (draft?.input as { place: string } | undefined)?.place ?? '';
  };

  /** What the user has typed, and the form holds. */
  const held = (world: Pick<World, 'form' | 'start'>): ReadonlyMap<string, Entry> => {
    const { snapshot } = world.form;
    const entries = known.get(snapshot) ?? entriesOf(snapshot, typed, blankOf(world.start));
    known.set(snapshot, entries);
    return entries;
  };

  /** The answer of a port that answers by its input. */
  function answerOf({ port, input }: Invocation, { user }: World) {
    try {
      return { output: form.answers?.[port]?.(input as never, user) };
    } catch (error) {
      return { error };
    }
  }

  /** Carries out what a step of the form has started, and what follows from it. */
  async function settle(world: World, first: Step): Promise<World> {
    const before = held(world);
    const steps = [first];
    for (let taken = steps.shift(); taken !== undefined; taken = steps.shift()) {
      world.form = taken.situation;
      const told: AnyEventObject[] = [];
      for (const { port, input } of taken.trace.started) {
        if (port === 'draft') await child?.begin(world, input, told);
        if (port === 'submission')
          world.post = { ...nothingSent, phase: 'queueing', submission: input as Submission };
      }
      for (const event of taken.trace.sent)
        if (isForDraft(event)) await child?.tell(world, event, told);
      for (const event of told)
        if (world.form.snapshot.status === 'active') {
          const next = engine.send(world.form, event);
          world.form = next.situation;
          steps.push(next);
        }
      const asked = world.form.running.find(({ port }) => form.answers?.[port] !== undefined);
      if (asked && steps.length === 0) {
        steps.push(
          engine.answer(world.form, asked.id, answerEvent(asked.id, answerOf(asked, world))),
        );
      }
    }
    const now = held(world);
    const isTyped = [...now.keys()].some((id) => !before.has(id));
    if (world.post.phase === 'none' && isTyped) world.post = nothingSent;
    await settled(world.disk);
    return { ...world, disk: eject(), session: sessionNow() };
  }

  /** A step from a world, in the browser of that world. */
  function step(from: World, move: (world: World) => Step): Promise<World> {
    insert(from.disk, from.session, from.storage);
    const world = { ...from };
    return settle(world, move(world));
  }

  /** Opens the page of the form. */
  function open(
    start: string,
    {
      disk,
      session,
      user,
      storage = 'open',
      load,
      isSlow = false,
    }: Pick<World, 'disk' | 'session' | 'user' | 'load'> & {
      storage?: Storage;
      isSlow?: boolean;
    },
  ): Promise<World> {
    const first = begin(start);
    const blank: World = {
      form: first.situation,
      draft: null,
      disk,
      storage,
      session,
      user,
      load,
      start,
      isSlow,
      post: nothingSent,
    };
    return step(blank, () => first);
  }

  /** What a submission ends without sending it. */
  const leftOut = (world: World): unknown => form.leavesOut?.(world.form.snapshot.context as never);

  const submitterOf = (user: Who): RequestSubmitter => ({
    outbox: null as never,
    currentUserId: () => user,
    find: () => Promise.resolve(null),
    ...(form.whenQueued && { whenQueued: form.whenQueued }),
  });

  /** The browser puts the submission into its outbox; without room it has none, and the form learns it. */
  async function queue(from: World): Promise<World> {
    insert(from.disk, from.session, from.storage);
    const { submission } = from.post;
    const input = { submission, isReturned: () => false };
    const entry = (await runPort(
      submissionPortsOf(submitterOf(from.user)).queueRequest,
      input,
    )) as OutboxEntry | null;
    const post: Post = {
      ...from.post,
      phase: entry === null ? 'queueing' : 'queued',
      holder: entry === null ? 'nobody' : 'outbox',
      entry,
      handedOver:
        entry === null ? new Set() : textsIn([entry.answers, entry.attachments, leftOut(from)]),
    };
    await settled(from.disk);
    return { ...from, post, disk: eject(), session: sessionNow() };
  }

  /** A port answers. For a submission, the outbox and the service have what its answer says. */
  async function answer(from: World, move: Move & { kind: 'actor' }): Promise<World> {
    const port = from.form.running.find(({ id }) => id === move.invocation);
    const output: unknown = 'output' in move.event ? move.event['output'] : undefined;
    const isGiven = 'output' in move.event;
    insert(from.disk, from.session, from.storage);
    store(move.event);
    const world = { ...from };
    if (port?.port === 'submission') {
      const outcome = isGiven ? (output as { outcome: string }).outcome : 'broken';
      if (world.post.entry !== null && (outcome === 'stored' || outcome === 'returned'))
        await discard(readEntry(world.post.entry.id), world.post.submission?.kept ?? []);
      if (outcome === 'stored') world.post = { ...world.post, phase: 'none', holder: 'service' };
      else if (outcome.startsWith('waiting')) world.post = { ...world.post, phase: 'none' };
      else world.post = nothingSent;
    } else if (isGiven && port !== undefined && form.sends?.includes(port.port)) {
      world.post = {
        ...nothingSent,
        holder: 'service',
        handedOver: textsIn([port.input, leftOut(world)]),
      };
    }
    return settle(world, applyMove(engine, world.form, move));
  }

  /** Makes a move of the model. */
  const apply = (from: World, move: Move): Promise<World> =>
    move.kind === 'actor'
      ? answer(from, move)
      : step(from, (world) => {
          if ('event' in move) store(move.event);
          return applyMove(engine, world.form, move);
        });

  /** Sends the form an event, where it takes it. */
  const send = (from: World, event: AnyEventObject): Promise<World> =>
    from.form.snapshot.can(event)
      ? step(from, (world) => engine.send(world.form, event))
      : Promise.resolve(from);

  /** Tells the draft an event of the session. */
  async function tell(from: World, event: AnyEventObject): Promise<World> {
    insert(from.disk, from.session, from.storage);
    const world = { ...from };
    const told: AnyEventObject[] = [];
    await child?.tell(world, event, told);
    await settled(from.disk);
    let now: World = { ...world, disk: eject(), session: sessionNow() };
    for (const one of told) now = await step(now, (given) => engine.send(given.form, one));
    return now;
  }

  /** The moves of the model that are possible with the real children. */
  const moves = (world: World): Move[] =>
    enabledMoves(form.model, world.form).filter((move) => isPossible(form, world, move));

  return {
    form,
    engine,
    typed,
    held,
    nothing,
    placeOf,
    open,
    queue,
    apply,
    answer,
    send,
    tell,
    moves,
    blankOf,
  };
}

export type Runner = ReturnType<typeof runnerOf>;
