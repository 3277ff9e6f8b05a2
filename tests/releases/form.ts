// A form whose words lie in this browser: how today's build opens it on them, shows them, and writes them.
import { createActor, toPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { contextOf, isReady } from '../adapters/openForm.ts';
import type { OpenForm, Sitting } from '../adapters/openForm.ts';

/** A form that is open and has read what is stored. */
export type Restored = {
  /** What it shows of what was typed or chosen. */
  words: () => readonly string[];
  /** The user changes something, so that the form writes. */
  change: () => unknown;
};

export type StoredForm = {
  /** The folder of its fixtures. */
  name: string;
  /** The id of its machine. */
  flow: string;
  keys: readonly string[];
  /** Opens it, for a member or a visitor. */
  restore: (who: Sitting) => Promise<Restored>;
  /** Whether a visitor, who has no account, can write into it. */
  forVisitors: boolean;
};

/** Every text in a value, and the name of every box that is ticked. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as unknown[]).flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === true ? [name] : textsIn(inner),
  );
}

/** Waits until something holds; long only where it never does. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, tries < 100 ? 1 : 5));
  }
  throw new Error(`${what} does not open.`);
}

/** Runs a port once. @returns its answer */
export async function run<Output, Input>(port: PromiseActorLogic<Output, Input>, input: Input) {
  const actor = createActor(port, { input });
  actor.start();
  return toPromise(actor);
}

type Opening<Context> = {
  open: (who: Sitting) => OpenForm;
  /** The part of its context that the user has typed or chosen. */
  typed: (context: Context, state: string) => unknown;
  /** The user goes on with a draft that is offered. */
  takeUp?: (send: OpenForm['actor']['send']) => void;
  change: (send: OpenForm['actor']['send']) => void;
};

/** A form that is a chart, with its draft in it. */
export const charted =
  <Context>(name: string, { open, typed, takeUp, change }: Opening<Context>) =>
  async (who: Sitting): Promise<Restored> => {
    const form = open(who);
    await until(() => isReady(form), name);
    const { actor } = form;
    takeUp?.((event) => actor.send(event));
    return {
      words: () =>
        textsIn(
          typed(
            contextOf<Context>(form),
            JSON.stringify((actor.getSnapshot() as { value: unknown }).value),
          ),
        ),
      change: () => change((event) => actor.send(event)),
    };
  };

/** Several forms under one key, all open. */
export const together =
  (...forms: readonly StoredForm['restore'][]): StoredForm['restore'] =>
  async (who) => {
    const all = await Promise.all(forms.map((restore) => restore(who)));
    return {
      words: () => all.flatMap((one) => one.words()),
      change: () => all.forEach((one) => one.change()),
    };
  };
