// What the view reads with a function or a table of the machine's file: part of the record of values.
import type { AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';

/** What is read of a snapshot; with `other`, by that export in place of the file's own. */
export type Reading<Snapshot> = (snapshot: Snapshot, other?: unknown) => unknown;

/** What the exports of a machine's file are, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** Declares what the view reads with an export. The mutation check reads it with the mutant's. */
export const reading =
  <Export, Snapshot>(
    own: Export,
    read: (given: Export, snapshot: Snapshot) => unknown,
  ): Reading<Snapshot> =>
  (snapshot, other) =>
    read((other ?? own) as Export, snapshot);

const replaced = new WeakMap<AnyStateMachine, Exports>();

/** From now on a machine is read with other exports; with undefined, with its own again. Returns those before. */
export function replaceExports(
  machine: AnyStateMachine,
  exports: Exports | undefined,
): Exports | undefined {
  const before = replaced.get(machine);
  if (exports === undefined) replaced.delete(machine);
  else replaced.set(machine, exports);
  return before;
}

/** What is read under a name of the model, as a function of the snapshot. */
export const readerOf =
  ({ reads }: Paths, machine: AnyStateMachine, name: string) =>
  (snapshot: unknown): unknown =>
    reads?.[name]?.(snapshot as never, replaced.get(machine)?.[name]);

/** The name under which the users of a helper name an export. */
export const exportName = (name: string) => `export ${name}`;
