// What a screen reader's user hears and reaches in each state of a flow: its contract, as a text that people review. The browser
// half is e2e/paths/kit/heard.ts, the transcript of a walk transcript.ts.

/** How urgently something is announced: `assertive` interrupts what is being read. */
export type Urgency = 'polite' | 'assertive';

export type Announcement = { text: string; urgency: Urgency };

/** What is heard and reached at one moment. */
export type Heard = {
  title: string;
  /** Role, name and states of the element that has the focus; `page` where none has. */
  focus: string;
  /** What was announced on the way here. */
  announced: readonly Announcement[];
  /** The flow's stops of the Tab key, in their order. */
  stops: readonly string[];
  /** What can be read of the flow, line by line. */
  lines: readonly string[];
  /** The stops on a page of 390 px, where they were looked at. */
  narrow?: readonly string[];
};

/** A step of a walk, and what was heard after it. */
export type HeardStep = Heard & {
  /** What was done, in words. */
  say: string;
  /** The states after it. */
  states: readonly string[];
};

const keys = ['title', 'focus', 'announced', 'stops', 'narrow'] as const;
type Key = (typeof keys)[number];

/** What may be heard in a state: for each key at least one value. */
type Allowed = Record<Key, string[]>;

/** By the active atomic states, joined. */
export type Contract = Map<string, Allowed>;

/** The name of the place in which a flow is, in whatever order its parallel states were entered. */
export const placeOf = (states: readonly string[]) => states.toSorted().join(' + ');

/** What a line of a contract begins with. */
const labels: Record<Key, string> = {
  title: 'title',
  focus: 'focus',
  announced: 'announced',
  stops: 'stops',
  narrow: 'stops at 390 px',
};

const none = 'nothing';
const same = 'the same';
const separator = ' · ';
const empty = (): Allowed => ({ title: [], focus: [], announced: [], stops: [], narrow: [] });

const narrowFact = (stops: readonly string[], narrow: readonly string[]) => {
  const text = narrow.join(separator) || none;
  return text === (stops.join(separator) || none) ? same : text;
};

/** The facts of one moment, a line each; nothing of a narrow page that was not looked at. */
function factsOf({ title, focus, announced, stops, narrow }: Heard): Record<Key, string | null> {
  const said = announced.map(({ urgency, text }) => `${urgency} “${text}”`);
  return {
    title,
    focus,
    announced: said.join(separator) || none,
    stops: stops.join(separator) || none,
    narrow: narrow === undefined ? null : narrowFact(stops, narrow),
  };
}

/** The contract that allows what was heard, and nothing else. */
export function contractOf(steps: readonly HeardStep[]): Contract {
  const contract: Contract = new Map();
  for (const step of steps) {
    const place = placeOf(step.states);
    const allowed = contract.get(place) ?? empty();
    contract.set(place, allowed);
    const facts = factsOf(step);
    for (const key of keys) {
      const { [key]: fact } = facts;
      if (fact !== null && !allowed[key].includes(fact)) allowed[key].push(fact);
    }
  }
  return contract;
}

/** A contract as text: a heading for each place, a line for each value. */
export const contractText = (contract: Contract): string =>
  [...contract]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([place, allowed]) =>
      [
        `# ${place}`,
        ...keys.flatMap((key) =>
          // A narrow page that has the same stops goes without saying.
          key === 'narrow' && allowed[key].every((value) => value === same)
            ? []
            : allowed[key].toSorted().map((value) => `${labels[key]}: ${value}`),
        ),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

/**
 * Reads a contract.
 * @throws where a line is none of a contract
 */
export function contractIn(text: string): Contract {
  const contract: Contract = new Map();
  let allowed: Allowed | undefined;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    if (line.startsWith('# ')) {
      allowed = empty();
      contract.set(line.slice(2), allowed);
      continue;
    }
    const key = keys.find((one) => line.startsWith(`${labels[one]}: `));
    if (key === undefined || allowed === undefined)
      throw new Error(`‘${line}’ is no line of a contract.`);
    allowed[key].push(line.slice(labels[key].length + 2));
  }
  for (const { narrow } of contract.values()) if (narrow.length === 0) narrow.push(same);
  return contract;
}

const names: Record<Key, string> = {
  title: 'The title of the page is',
  focus: 'The focus is on',
  announced: 'Announced was',
  stops: 'The stops of the Tab key are',
  narrow: 'The stops of the Tab key at 390 px are',
};

/** What is heard in a place and not allowed there, as sentences. */
export function breaches(contract: Contract, states: readonly string[], heard: Heard): string[] {
  const place = placeOf(states);
  const allowed = contract.get(place);
  if (allowed === undefined) return [`The contract says nothing of ‘${place}’.`];
  const facts = factsOf(heard);
  return keys.flatMap((key) => {
    const { [key]: fact } = facts;
    return fact === null || allowed[key].includes(fact)
      ? []
      : [`${names[key]}: ${fact}\nAllowed: ${allowed[key].join('\n     or: ')}`];
  });
}

/** The atomic states of which a contract says nothing. */
export const unsaid = (contract: Contract, atomic: readonly string[]): string[] => {
  const said = new Set([...contract.keys()].flatMap((place) => place.split(' + ')));
  return atomic.filter((state) => !said.has(state));
};
