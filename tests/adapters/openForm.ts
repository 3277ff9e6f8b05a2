// A form that is opened for the tests of draft ownership, and its user.
import { SimulatedClock, createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { keys } from '../../src/adapters/storage/keys.ts';

/** The current user of this browser: an id, null for a visitor, undefined while unknown. */
export type Sitting = string | null | undefined;

/** The user of the tab, who stays the same. */
export const sits = (who: Sitting) => ({
  now: () => who,
  watch: () => () => {},
  onChange: () => () => {},
});

/** Starts a form; time passes in it only by `patienceEnds`. */
export function begin(
  machine: AnyStateMachine,
  watch: (actor: never) => void = () => {},
  input: unknown = {},
) {
  const clock = new SimulatedClock();
  const actor: AnyActorRef = createActor(machine, { clock, input });
  watch(actor as never);
  actor.start();
  return { actor, timeoutEnds: () => clock.increment(12_000) };
}

export type OpenForm = ReturnType<typeof begin>;

/** No restore is pending, in the form or in its draft. */
export const isReady = ({ actor }: OpenForm): boolean => {
  const { value, children } = actor.getSnapshot() as AnyMachineSnapshot;
  const child = (children['draft'] ?? children['mendingDraft']) as AnyActorRef | undefined;
  const draft = child?.getSnapshot() as AnyMachineSnapshot | undefined;
  return !JSON.stringify(value).includes('restoring') && draft?.hasTag('waiting') !== true;
};

export const contextOf = <Context>({ actor }: OpenForm) =>
  (actor.getSnapshot() as { context: Context }).context;

/** A form that saves a draft. */
export type Form = {
  name: string;
  key: (typeof keys)[keyof typeof keys];
  /** The words of an earlier visit, and those that are typed now. */
  kept: string;
  typed: string;
  /** The words under the key in the first version of the site, without an owner. */
  first: object;
  /** Where the first version did not keep the form: its place in the store, in which `first` is stored today. */
  place?: string;
  open: (who: Sitting) => OpenForm;
  /** The text in the form: '' for none. */
  words: (form: OpenForm) => string;
  type: (form: OpenForm, text: string) => void;
  empty: (form: OpenForm) => void;
};

/** What the browser holds of a form in the first version of the site, or, for a later form, without a visit. */
export const keptText = ({ place, first }: Form, owner: string | null): string =>
  JSON.stringify(
    place === undefined
      ? { version: 1, owner, ...first }
      : { version: 2, drafts: [{ id: 'd1', owner, visit: null, form: place, draft: first }] },
  );
