// What an app hands to the kit: its flows, their models, its wording, and where files are kept.
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';
import type { Graph } from './explore.ts';
import type { Walked } from './ranking.ts';

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
  /** The folder of the committed listings, `<flow>.txt`. */
  listings: string;
  /** Files in it that are not listings. */
  documents: readonly string[];
  /** The flow whose document is committed beside the listings, `<flow>.md`: it shows what one looks like. */
  sample?: string;
  /** The folder of what is made to be read and is not committed: documents, test plans, data. */
  readings: string;
  /** The folder of the committed records of values, `<flow>.txt`. */
  records: string;
  /** The folder of the committed lists of what each model declares of the world around its machine, `<flow>.txt`. */
  declared: string;
  /** The document of the value mutants. */
  mutants: string;
  /** The folder of the drivers and of generated specs, `<flow>.spec.ts`. */
  specs: string;
  /** Where the skeleton of a model imports `definePaths` from: a file, or the name of a package. */
  kit?: string;
  /** The files that the paths of a flow are made from: its machine and its model. */
  sources: (flow: string) => { machine: string; model: string };
};

/** Where the command line reads and writes: the root of the repository, output, and errors. */
export type Console = {
  root: string;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** What was committed of a flow at an earlier commit. */
export type Earlier = {
  /** The commit, in words. */
  name: string;
  /** Whether the machine is the same as today's. */
  isSame: boolean;
  /** Undefined where the flow did not exist. */
  machine: AnyStateMachine | undefined;
  /** The text of its listing; undefined where there was none. */
  listing: string | undefined;
};

/**
 * A property that an app counts over its machines, for `--property <name>`: the names of the machines, whether its
 * documents are written, and where it speaks.
 * @returns 0 where it holds
 */
export type Property = (
  names: readonly string[],
  writes: boolean,
  console: Console,
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
  /** What the browser tests walk of a flow, and the part of its graph that a browser offers. */
  tours?: (flow: string, graph: Graph) => Promise<{ walked: readonly Walked[]; offered: Graph }>;
  /** The least part of a flow's pairs that the tours must walk, in percent. */
  goalOf?: (flow: string) => number;
  /**
   * A flow at an earlier commit, by default where the branch began.
   * @returns undefined where the commit cannot be read
   */
  earlier?: (root: string, flow: string, ref: string) => Promise<Earlier | undefined>;
  /** Mutants that behave like their machine, by flow and id, each with the reason. */
  equivalentMutants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Value mutants that nothing notices, by flow and id, each with the reason. */
  survivors: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
