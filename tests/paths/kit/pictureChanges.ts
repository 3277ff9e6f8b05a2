// What differs between the pictures of two builds of an app: a function of their indexes and of the hashes of their files.
import type { FlowPictures, PictureIndex, Shot } from './pictures.ts';

/** The pictures of one of the two builds. */
export type PictureSide = {
  index: PictureIndex;
  /** The hash of each picture's content by its file; a file that is not named here does not exist. */
  hashes: ReadonlyMap<string, string>;
  /** The flows whose pictures were asked for: one of them that the index lacks could not be walked. */
  asked: readonly string[];
};

/** One look in which a state differs: the files of the two builds. */
export type LookPair = { look: string; before?: string; after?: string };

/** A state that another picture shows than before, or that only one of the builds has. */
export type PlaceChange = {
  kind: 'differs' | 'new' | 'gone';
  before?: Shot;
  after?: Shot;
  pairs: readonly LookPair[];
};

/** What differs in a flow. */
export type FlowChange = {
  flow: string;
  title: string;
  places: readonly PlaceChange[];
  /** How many pictures are the same. */
  equal: number;
  /** The build in which it could not be walked: there is nothing to compare. */
  unwalked?: 'before' | 'after';
};

/** The file of a state's picture in a look, if it exists. */
function fileIn({ hashes }: PictureSide, shot: Shot | undefined, look: string) {
  const file = shot?.files[look];
  return file !== undefined && hashes.has(file) ? file : undefined;
}

/** The looks of both builds: those of the later one first. */
const looksOf = (before: PictureSide, after: PictureSide) => [
  ...new Set([...after.index.looks, ...before.index.looks]),
];

type Compared = { place: PlaceChange | undefined; equal: number };

/** One state in every look. */
function placeChange(
  before: PictureSide,
  after: PictureSide,
  one: Shot | undefined,
  other: Shot | undefined,
): Compared {
  let equal = 0;
  const pairs: LookPair[] = [];
  for (const look of looksOf(before, after)) {
    const was = fileIn(before, one, look);
    const is = fileIn(after, other, look);
    if (was === undefined && is === undefined) continue;
    const isEqual =
      was !== undefined && is !== undefined && before.hashes.get(was) === after.hashes.get(is);
    if (isEqual) equal += 1;
    else
      pairs.push({
        look,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      });
  }
  const kind = one === undefined ? 'new' : other === undefined ? 'gone' : 'differs';
  if (kind === 'differs' && pairs.length === 0) return { place: undefined, equal };
  return {
    equal,
    place: {
      kind,
      pairs,
      ...(one !== undefined && { before: one }),
      ...(other !== undefined && { after: other }),
    },
  };
}

/** The shot of a place, if there is one. */
const shotOf = (flow: FlowPictures | undefined, place: string) =>
  flow?.shots.find((shot) => shot.place === place);

/** One flow: its states in the order of the later build, then those that are gone. */
function flowChange(flow: string, before: PictureSide, after: PictureSide): FlowChange {
  const one = before.index.flows.find((each) => each.flow === flow);
  const other = after.index.flows.find((each) => each.flow === flow);
  const title = other?.title ?? one?.title ?? flow;
  const unwalked =
    one === undefined && before.asked.includes(flow)
      ? 'before'
      : other === undefined && after.asked.includes(flow)
        ? 'after'
        : undefined;
  if (unwalked !== undefined) return { flow, title, places: [], equal: 0, unwalked };
  const places = new Set(
    [...(other?.shots ?? []), ...(one?.shots ?? [])].map((shot) => shot.place),
  );
  const compared = [...places].map((place) =>
    placeChange(before, after, shotOf(one, place), shotOf(other, place)),
  );
  return {
    flow,
    title,
    places: compared.flatMap(({ place }) => place ?? []),
    equal: compared.reduce((sum, { equal }) => sum + equal, 0),
  };
}

/** What differs between the pictures of two builds, flow by flow. */
export function pictureChanges(before: PictureSide, after: PictureSide): FlowChange[] {
  const flows = new Set(
    [after, before].flatMap(({ index, asked }) => [
      ...asked,
      ...index.flows.map(({ flow }) => flow),
    ]),
  );
  return [...flows]
    .map((flow) => flowChange(flow, before, after))
    .toSorted((one, two) => one.title.localeCompare(two.title, 'en'));
}

/** A state as the later build has it, or as the earlier one had it. */
export const shotOfChange = ({ before, after }: PlaceChange): Shot | undefined => after ?? before;

/** How many states differ, are new and are gone, and how many pictures are the same. */
export function tallyOf(changes: readonly FlowChange[]) {
  const places = changes.flatMap((change) => change.places);
  const count = (kind: PlaceChange['kind']) => places.filter((each) => each.kind === kind).length;
  return {
    differs: count('differs'),
    new: count('new'),
    gone: count('gone'),
    equal: changes.reduce((sum, { equal }) => sum + equal, 0),
  };
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The tally in words. */
export function tallyText(changes: readonly FlowChange[]): string {
  const { differs, new: fresh, gone, equal } = tallyOf(changes);
  return [
    counted(differs, 'state differs', 'states differ'),
    counted(fresh, 'is new', 'are new'),
    counted(gone, 'is gone', 'are gone'),
    counted(equal, 'picture is the same', 'pictures are the same'),
  ].join(', ');
}

/** How a state differs, in words. */
export function kindText({ kind, pairs }: PlaceChange, labelOf: (look: string) => string): string {
  if (kind !== 'differs') return kind;
  return `differs in ${pairs
    .map(({ look, before, after }) => {
      const only = before === undefined ? ' (now only)' : after === undefined ? ' (then only)' : '';
      return `${labelOf(look)}${only}`;
    })
    .join('; ')}`;
}

/** Why a flow cannot be compared, in words. */
export const unwalkedText = (side: 'before' | 'after') =>
  `Its tours failed in ${side === 'before' ? 'the earlier build' : 'the later build'}: there is nothing to compare.`;

/** What differs, as sentences. */
export const changeSentences = (
  changes: readonly FlowChange[],
  labelOf: (look: string) => string,
): string[] =>
  changes.flatMap(({ title, places, unwalked }) => [
    ...(unwalked === undefined ? [] : [`${title}: ${unwalkedText(unwalked)}`]),
    ...places.map((change) => {
      const { place = '' } = shotOfChange(change) ?? {};
      const is = change.kind === 'differs' ? '' : 'is ';
      return `${title}: ‘${place}’ ${is}${kindText(change, labelOf)}`;
    }),
  ]);
