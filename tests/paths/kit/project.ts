// What an app hands to the kit: its flows, their models, its wording, and where files are kept.
import type { AnyEventObject } from 'xstate';
import type { Paths } from './define.ts';

/** What a report says about a flow besides its paths. */
export type FlowEntry = { title: string; audience: string };

/** Events that leave a machine, as sentences of what a user notices. */
export type Wording = {
  /** An emitted event: a toast, a navigation. */
  emitted: (event: AnyEventObject) => string;
  /** An event that was sent to another actor. */
  sent: (event: AnyEventObject) => string;
};

/** Paths from the root of the repository. */
export type ProjectFiles = {
  /** The folder of the committed listings, `<flow>.md`. */
  listings: string;
  /** Files in it that are not listings. */
  documents: readonly string[];
  /** The folder of the committed records of values, `<flow>.txt`. */
  records: string;
  /** The folder of the committed lists of what each model declares of the world around its machine, `<flow>.txt`. */
  declared: string;
  /** The document of the value mutants. */
  mutants: string;
  /** The folder of the drivers and of generated specs, `<flow>.spec.ts`. */
  specs: string;
  /** The files that the paths of a flow are made from: its machine and its model. */
  sources: (flow: string) => { machine: string; model: string };
};

/**
 * A property that an app counts over its machines, for `--property <name>`: the names of the machines, whether its
 * documents are written, and where it speaks.
 * @returns 0 where it holds
 */
export type Property = (
  names: readonly string[],
  writes: boolean,
  console: { root: string; say: (text: string) => void; complain: (text: string) => void },
) => Promise<number>;

/** An app as the kit sees it. */
export type Project = {
  /** Every flow that must have paths, in the order of the list. */
  flows: readonly (readonly [flow: string, entry: FlowEntry])[];
  /** The models by flow; a flow without one is reported. */
  models: Readonly<Record<string, Paths>>;
  wording: Wording;
  files: ProjectFiles;
  /** Properties beside the paths, by name. */
  properties?: Readonly<Record<string, Property>>;
  /** Products of machines that run beside each other, by name; `explore` gets the names that are asked for. */
  products?: { names: readonly string[]; explore: Property };
  /** Mutants that behave like their machine, by flow and id, each with the reason. */
  equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Value mutants that nothing notices, by flow and id, each with the reason. */
  survivors: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
