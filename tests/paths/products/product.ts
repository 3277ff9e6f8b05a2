// What a product is: machines that run beside each other, what couples them, and what always holds of all of them.
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Paths } from '../kit/define.ts';
import type { Situation, StepTrace } from '../kit/engine.ts';
import type { Move } from '../kit/moves.ts';

/** The parts of a product by name, null where a part is not running, and what they share besides. */
export type World<Shared = unknown> = {
  parts: Readonly<Record<string, Situation | null>>;
  shared: Shared;
};

/** A machine in a product. */
export type Part = {
  /** Its path model: it says what the user, the environment and the ports can do. */
  model: Paths;
  /** The input of the model that it starts with; null where another part starts it later. */
  starts: string | null;
  /**
   * The moves of the model that the product makes, by id; all others are made by the coupling, or by none. Time passes for a
   * part that takes `wait`, for all of them at once.
   */
  moves: (id: string) => boolean;
  /** What tells two situations apart besides the states; by default nothing. */
  key?: (snapshot: AnyMachineSnapshot) => unknown;
};

/** A step of one part. */
export type PartStep = { before: Situation | null; after: Situation; trace: StepTrace };

/** One move, and everything that follows from it: parts hear each other at once, as actors of one page do. */
export type Turn<Shared = unknown> = {
  /** The world as it is now. */
  world: () => World<Shared>;
  /** Sends an event to a part; a part that does not run hears nothing. */
  send: (part: string, event: AnyEventObject) => void;
  /** Answers an open port of a part, by the name of the port. */
  answer: (part: string, port: string, outcome: { output: unknown } | { error: unknown }) => void;
  /** Starts a part, or starts it anew. */
  start: (part: string, input: unknown) => void;
  stop: (part: string) => void;
  share: (change: (shared: Shared) => Shared) => void;
};

/** A move that belongs to no machine: another tab closes, the backend stores. */
export type OwnMove<Shared = unknown> = {
  id: string;
  say: string;
  make: (turn: Turn<Shared>) => void;
};

/** What an invariant is called with: the world before and after a move, and what each part did in it. */
export type ProductMoment<Shared = unknown> = {
  before: World<Shared>;
  world: World<Shared>;
  steps: readonly ({ part: string } & PartStep)[];
};

export type Product<Shared = unknown> = {
  /** What is multiplied, where the product has several variants: the name of the form. */
  variant?: string;
  parts: Readonly<Record<string, Part>>;
  shared: Shared;
  /** What tells two worlds apart of what the parts share; by default all of it. */
  sharedKey?: (shared: Shared) => unknown;
  /** What the other parts hear of a step of this one: as the app wires them. */
  hear: Readonly<Record<string, (step: PartStep, turn: Turn<Shared>) => void>>;
  /** Moves of a part that are impossible in this world. */
  isPossible?: (part: string, move: Move, world: World<Shared>) => boolean;
  own?: (world: World<Shared>) => readonly OwnMove<Shared>[];
  /** What holds after each move, by its sentence. */
  invariants: Readonly<Record<string, (moment: ProductMoment<Shared>) => boolean>>;
  /** What can always be reached again, by its sentence: nothing is stuck. */
  leadsTo?: Readonly<Record<string, (world: World<Shared>) => boolean>>;
  /** The largest number of situations that are followed; those beyond it are checked and not followed. */
  bound: number;
};

/** Declares a product: checked against the type of what its parts share, returned without it. */
export const defineProduct = <Shared>(product: Product<Shared>): Product =>
  product as unknown as Product;

/** Moves by the beginnings of their ids. */
export const only =
  (...beginnings: readonly string[]) =>
  (id: string): boolean =>
    beginnings.some((beginning) => id === beginning || id.startsWith(`${beginning}/`));

/** A snapshot of a part that runs. */
export const seen = ({ parts }: Pick<World, 'parts'>, part: string): AnyMachineSnapshot | null =>
  parts[part]?.snapshot ?? null;
