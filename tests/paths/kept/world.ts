// One tab with a form, and everything that decides what becomes of its words: the machine of the form, its real draft with the
// real store, the real ports of its submission, the browser's storage, and who is here.
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import type { RequestSubmitter } from '../../../src/adapters/outbox/submitRequest.ts';
import type { DraftPorts } from '../../../src/flows/draft/ports.ts';
import type { Paths } from '../kit/define.ts';
import type { Situation } from '../kit/engine.ts';
import type { Move } from '../kit/moves.ts';
import type { Disk, Session, Storage } from './browser.ts';
import type { Return, Who } from './returns.ts';

export type { Who };

/** A machine that holds typed data, and what it needs to be run with its real children. */
export type Form = {
  model: Paths;
  draft?: DraftPorts;
  whenQueued?: NonNullable<RequestSubmitter['whenQueued']>;
  /** Who can open its page, if it is for members only; it disappears with its member. */
  users?: readonly Who[];
  /** What the user has decided not to send, and a submission ends as well. */
  leavesOut?: (context: never) => unknown;
  /** Ports whose success means that the service, or the outbox, has what was typed. */
  sends?: readonly string[];
  /** Ports that answer by their input, instead of the outcomes of the model. */
  answers?: Readonly<Record<string, (input: never, user: Who) => unknown>>;
  /** What brings the user back to the form after a restart: moves by id, or events of the user. */
  returns?: (before: World, user: Who) => readonly Return[];
};

/** Where the request of the form is: nowhere, on its way into the outbox, or in it. */
export type Post = {
  phase: 'none' | 'queueing' | 'queued';
  submission: Submission | null;
  entry: OutboxEntry | null;
  /** Who has what the form still shows: the outbox of this browser, or the service. */
  holder: 'nobody' | 'outbox' | 'service';
  handedOver: ReadonlySet<string>;
};

/** A situation of the form with its real children. */
export type World = {
  form: Situation;
  draft: Situation | null;
  disk: Disk;
  storage: Storage;
  session: Session;
  user: Who;
  /** Which load of the page this is: its drafts have names of their own. */
  load: number;
  /** The input that the machine was started with. */
  start: string;
  /** Whether the browser does not answer which drafts are stored, as long as the page is open. */
  isSlow: boolean;
  post: Post;
};

/** No request of the form is on its way, and none was handed over. */
export const nothingSent: Post = {
  phase: 'none',
  submission: null,
  entry: null,
  holder: 'nobody',
  handedOver: new Set(),
};

/** Runs a real port to its end. */
export const runPort = (logic: unknown, input: unknown): Promise<unknown> =>
  toPromise(createActor(logic as AnyActorLogic, { input }).start());

/** Whether the outbox may answer so: before a request is in it, only that it could not take it. */
function isAnswer({ post, user }: World, output: unknown): boolean {
  const { outcome, problem } = (output ?? {}) as {
    outcome?: string;
    problem?: { key: string };
  };
  const isBefore =
    output === null || (outcome === 'returned' && /^(?:failed|no_room)$/.test(problem?.key ?? ''));
  if (post.phase !== 'queued') return isBefore;
  if (outcome === 'waitingForAccount') return user === null && post.submission?.kind !== 'advisory';
  if (outcome === 'stored' || outcome === 'returned')
    return !isBefore && (user !== null || post.submission?.kind === 'advisory');
  return outcome === 'waitingForNetwork';
}

/** Whether a move of the model is possible with the real children: those of the draft are made by the draft. */
export function isPossible(form: Form, world: World, move: Move): boolean {
  if (move.kind === 'environment') {
    const { type } = move.event;
    if (move.source === 'draft' || type === 'member.left') return false;
    if (type === 'member.arrived') return world.user !== null;
    return type !== 'member.absent' || world.user === null;
  }
  if (move.kind !== 'actor') return true;
  const port = world.form.running.find(({ id }) => id === move.invocation)?.port ?? '';
  if (port === 'draft' || form.answers?.[port] !== undefined) return false;
  if (port !== 'submission') return true;
  return isAnswer(world, 'output' in move.event ? move.event['output'] : null);
}
