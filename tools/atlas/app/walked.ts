// What was walked of a flow: in the model by the tours, or on the site by the journeys. Marks for the chart, and words.
import type { AtlasData, AtlasFlow } from '../data.ts';

/** Who walks. */
export type Walkers = 'tours' | 'journeys';

type Kind = 'states' | 'transitions';

/** Whether each state and each transition was walked; what cannot be seen to be walked is not in it. */
export type Walked = Readonly<Record<Kind, Readonly<Record<string, boolean>>>>;

/** How far an arrow of several transitions was walked. */
export type Extent = 'all' | 'part' | 'none';

type Flow = Pick<AtlasFlow, 'tours' | 'journeys'>;

/** How many have walked a state or a transition; undefined where nobody can be seen to. */
function countOf({ tours, journeys }: Flow, walkers: Walkers, kind: Kind, id: string) {
  const by = tours?.[kind][id];
  if (by === undefined) return undefined;
  return walkers === 'tours' ? by.length : (journeys?.[kind][id] ?? 0);
}

/** What was walked of a flow; null where nothing is known of it. */
export function walkedOf(flow: Flow, walkers: Walkers): Walked | null {
  const { tours, journeys } = flow;
  if (tours === null || (walkers === 'journeys' && journeys === null)) return null;
  const of = (kind: Kind) =>
    Object.fromEntries(
      Object.keys(tours[kind]).map((id) => [id, (countOf(flow, walkers, kind, id) ?? 0) > 0]),
    );
  return { states: of('states'), transitions: of('transitions') };
}

/** How far these were walked together. */
export function extentOf(
  walked: Walked[Kind] | undefined,
  ids: readonly string[],
): Extent | undefined {
  const known = ids.flatMap((id) => walked?.[id] ?? []);
  if (known.length === 0) return undefined;
  if (known.every(Boolean)) return 'all';
  return known.some(Boolean) ? 'part' : 'none';
}

const number = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The command that records the journeys. */
export const recordingCommand = 'npm test -- --only journeys';

export const nothingRecorded = 'No journey has been recorded on this machine.';
const nothingWalks = 'Nothing in a browser walks this chart: it has no driver.';

const shareOf = (walked: Readonly<Record<string, boolean>>, word: string) => {
  const all = Object.values(walked);
  return `${all.filter(Boolean).length} of ${number(all.length, word)}`;
};

/** How much of a flow was walked, as sentences. */
export function summaryOf(
  flow: Flow,
  walkers: Walkers,
  { journeys }: Pick<AtlasData, 'journeys'>,
): string {
  if (flow.tours === null) return nothingWalks;
  const walked = walkedOf(flow, walkers);
  if (walked === null || (walkers === 'journeys' && journeys === null)) return nothingRecorded;
  const share = `${shareOf(walked.states, 'state')} and ${shareOf(walked.transitions, 'transition')}`;
  const { length: count } = flow.tours.names;
  if (walkers === 'tours')
    return count === 1
      ? `The tour of this flow walks ${share}.`
      : `The ${count} tours of this flow walk ${share}.`;
  // A journey that runs a flow is in the machine itself from the beginning.
  const ran = flow.journeys?.states[''] ?? 0;
  return `${ran} of ${number(journeys?.count ?? 0, 'journey')} ran this flow, and walked ${share}; recorded last on ${journeys?.on}.`;
}

/** How many have walked a state or a transition, in two words; nothing where nobody can be seen to. */
export function countWords(flow: Flow, walkers: Walkers, kind: Kind, id: string): string {
  if (walkedOf(flow, walkers) === null) return '';
  const count = countOf(flow, walkers, kind, id);
  if (count === undefined) return '';
  const word = walkers.slice(0, -1);
  return count === 0 ? `no ${word}` : number(count, word);
}

/** Who has walked a state or a transition: sentences, and the names of the tours. */
export type WalkedBy = { tours: string; names: readonly string[]; journeys: string };

/** Says who has walked a state or a transition. */
export function walkedBy(
  flow: Flow,
  kind: Kind,
  id: string,
  { journeys }: Pick<AtlasData, 'journeys'>,
): WalkedBy {
  const { tours } = flow;
  const silent = { names: [], journeys: '' };
  if (tours === null) return { ...silent, tours: nothingWalks };
  const by = tours[kind][id];
  if (by === undefined)
    return {
      ...silent,
      tours:
        kind === 'states'
          ? 'Nobody is seen to walk it: it stands for states that were left before.'
          : 'Nobody is seen to walk it: it only keeps an event from the states around it.',
    };
  const reason = tours.reasons[id];
  const count = flow.journeys?.[kind][id] ?? 0;
  const all = tours.names.length;
  return {
    names: by.flatMap((tour) => tours.names[tour] ?? []),
    tours:
      by.length === 0
        ? `No tour walks it${reason === undefined ? '.' : `: ${reason}`}`
        : `${by.length} of ${number(all, 'tour')} ${by.length === 1 ? 'walks' : 'walk'} it:`,
    journeys:
      journeys === null
        ? nothingRecorded
        : count === 0
          ? `None of ${number(journeys.count, 'journey')} has walked it.`
          : `${count} of ${number(journeys.count, 'journey')} ${count === 1 ? 'has' : 'have'} walked it.`,
  };
}
