// Which pictures are taken of a flow, what their files are called, and what is written down of them. The browser half is
// e2e/paths/kit/pictures.ts.
import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import type { Paths } from './define.ts';
import { createEngine } from './engine.ts';
import type { Situation } from './engine.ts';
import { activeStatesOf } from './explore.ts';
import { placeOf } from './heard.ts';
import { applyMove, enabledMoves } from './moves.ts';
import { pathOf, statesOf } from './transitions.ts';

/** A state of a flow as its user sees it. */
export type Shot = {
  /** The active atomic states, joined. */
  place: string;
  states: readonly string[];
  tags: readonly string[];
  /** What the chart says of each of the states. */
  descriptions: Readonly<Record<string, string>>;
  /** The title of the page. */
  title: string;
  /** The tour and the number of moves after which it was taken (0: before the first), and what was done last, in words. */
  tour: number;
  step: number;
  say: string;
  /** The files by look, from the folder of the pictures. */
  files: Readonly<Record<string, string>>;
  /** Why there is none, or none in some of the looks. */
  none?: string;
};

/** The pictures of a flow; `none` says why it has no states to show. */
export type FlowPictures = { flow: string; title: string; shots: readonly Shot[]; none?: string };

/** What is written down beside the pictures, as `index.json`. */
export type PictureIndex = { looks: readonly string[]; flows: readonly FlowPictures[] };

/** The longest name of a place in a file name: file systems end at 255 bytes. */
const longest = 120;

/** The name of a place for a file; a long one is cut, and told apart by a hash. */
export function fileNameOf(states: readonly string[]): string {
  const name = states.join('+').replaceAll(/[^\w.+-]/g, '_') || 'ended';
  if (name.length <= longest) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, longest - hash.length - 1)}~${hash}`;
}

/** The file of a picture. */
export const fileOf = (flow: string, states: readonly string[], look: string) =>
  `${flow}/${fileNameOf(states)}.${look}.png`;

/** The active atomic states in the order of the chart: that of a snapshot depends on what was entered last. */
export function orderedStates(machine: AnyStateMachine, situation: Situation): string[] {
  const active = new Set(activeStatesOf(situation));
  return statesOf(machine)
    .map(pathOf)
    .filter((state) => active.has(state));
}

/** What the chart says of each state. */
export function descriptionsOf(machine: AnyStateMachine, states: readonly string[]) {
  const known = new Map(statesOf(machine).map((node) => [pathOf(node), node.description ?? '']));
  return Object.fromEntries(states.map((state) => [state, known.get(state) ?? '']));
}

/** The places that a walk is the first to reach, by the number of moves before them (0: before the first). */
export type Firsts = ReadonlyMap<number, string>;

/** The places that each of some walks is the first to reach. */
export function firstsOf(
  model: Paths,
  walks: readonly { start: string; ids: readonly string[] }[],
): Firsts[] {
  const engine = createEngine(model.machine);
  const seen = new Set<string>();
  return walks.map(({ start, ids }) => {
    const firsts = new Map<number, string>();
    const note = (situation: Situation, after: number) => {
      const place = placeOf(activeStatesOf(situation));
      if (seen.has(place)) return;
      seen.add(place);
      firsts.set(after, place);
    };
    let { situation } = engine.begin(model.input[start]?.input);
    note(situation, 0);
    for (const [index, id] of ids.entries()) {
      const move = enabledMoves(model, situation).find((one) => one.id === id);
      if (move === undefined) break;
      ({ situation } = applyMove(engine, situation, move));
      note(situation, index + 1);
    }
    return firsts;
  });
}

/** The shots of a flow, one for each place: of two the one that was taken first. */
export function orderedShots(shots: readonly Shot[]): Shot[] {
  const byPlace = new Map<string, Shot>();
  for (const shot of shots.toSorted((one, two) => one.tour - two.tour || one.step - two.step))
    if (!byPlace.has(shot.place)) byPlace.set(shot.place, shot);
  return [...byPlace.values()];
}

/**
 * What is written down of a flow: its states in the order in which a tour reaches them, and why it has none where it has none.
 * @param planned the places that the tours were to reach first
 */
export function flowPictures(
  flow: string,
  title: string,
  planned: readonly string[],
  shots: readonly Shot[],
): FlowPictures {
  const ordered = orderedShots(shots);
  const isPictured = ordered.some(({ files }) => Object.keys(files).length > 0);
  const reasons = [...new Set(ordered.flatMap(({ none }) => none ?? []))];
  if (isPictured || planned.length > ordered.length) return { flow, title, shots: ordered };
  return { flow, title, shots: ordered, none: reasons.join(' ') || 'No tour walks it.' };
}

/** The states of a flow without pictures, as sentences. */
export function missingSentences(
  { flow, none, shots }: FlowPictures,
  planned: readonly string[] = [],
): string[] {
  if (none !== undefined) return [`${flow} has no pictures: ${none}`];
  const taken = new Set(shots.map(({ place }) => place));
  return [
    ...shots
      .filter(({ files }) => Object.keys(files).length === 0)
      .map((shot) => `${flow}: no picture of ‘${shot.place}’: ${shot.none ?? ''}`),
    ...planned
      .filter((place) => !taken.has(place))
      .map((place) => `${flow}: no picture of ‘${place}’: its tour ended before.`),
  ];
}

/** An index in which some flows are taken anew. */
export function mergedIndex(old: PictureIndex | undefined, fresh: PictureIndex): PictureIndex {
  const isFresh = new Set(fresh.flows.map(({ flow }) => flow));
  const flows = [...(old?.flows ?? []).filter(({ flow }) => !isFresh.has(flow)), ...fresh.flows];
  return {
    looks: fresh.looks,
    flows: flows.toSorted((one, two) => one.flow.localeCompare(two.flow, 'en')),
  };
}

/** The names of files that are not the same in two folders, or in one of them only, by the hash of their content. */
export const differing = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .toSorted();
