// Compares what the models declare with what the journeys have seen.

/** What one journey saw, and whether it ended as expected. */
export type JourneyRecord = {
  journey: string;
  asExpected: boolean;
  /** `<machine> hears …`, `<machine> <port> gives …`, `<machine> <port> fails …`. */
  actors: readonly string[];
  /** `<method> <path> <status> <kind of body>`. */
  service: readonly string[];
  /** `<machine> enters <state>`, `<machine> takes <index> <state> <event>`: for the atlas, nothing is compared with it. */
  walked: readonly string[];
};

/** Facts, each with `*` for any text in it, and why no journey sees them. */
export type Unseen = {
  reason: string;
  /** They may be seen or not: it depends on which of two things comes first. */
  byTiming?: true;
  facts: readonly string[];
};

export type Assumptions = {
  /** What each model declares, without the name of its flow. */
  declared: Readonly<Record<string, readonly string[]>>;
  /** The service's answers, each with `*` for any text in it. */
  service: readonly string[];
  unseen: readonly Unseen[];
};

export type Comparison = {
  /** What was seen and is not declared, as sentences. */
  undeclared: string[];
  /** What is declared, was not seen, and has no reason. */
  unlisted: string[];
  /** What has a reason not to be seen, and was seen, or is declared no more. */
  stale: string[];
  /** How many declared facts were seen. */
  seen: number;
};

const nothing = ' gives nothing';
const heard = /^(\S+) hears (\S+) from (\S+)( with .+)?$/;

/** The body of an answer that came as its page was left. */
export const unread = 'unread';

const matchers = new Map<string, RegExp>();

/** Whether a pattern, with `*` for any text, fits. */
export function fits(pattern: string, fact: string): boolean {
  const matcher =
    matchers.get(pattern) ??
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&'))
        .join('.*')}$`,
    );
  matchers.set(pattern, matcher);
  return matcher.test(fact);
}

/** Known answers that an answer may be; one whose body is not known may be several. */
const knownAs = (fact: string, service: readonly string[]) =>
  service.filter((one) =>
    fact.endsWith(` ${unread}`)
      ? fits(`${one.split(' ').slice(0, 3).join(' ')} ${unread}`, fact)
      : fits(one, fact),
  );

/** Every declared fact, with the name of its machine. */
export const allDeclared = ({ declared }: Pick<Assumptions, 'declared'>): string[] =>
  Object.entries(declared).flatMap(([flow, facts]) => facts.map((fact) => `${flow} ${fact}`));

/**
 * What a fact says to its machine. A port of which nothing but `undefined` is declared has an output that nobody reads:
 * whatever it gives is that. A child that ends is no feed: the models count what it sends to what other flows send.
 */
function readerOf(facts: readonly string[]): (fact: string) => string {
  const outputs = new Map<string, Set<string>>();
  for (const fact of facts) {
    const [, port, output] = /^(\S+ \S+) gives (.+)$/.exec(fact) ?? [];
    if (port !== undefined && output !== undefined)
      outputs.set(port, (outputs.get(port) ?? new Set()).add(output));
  }
  return (fact) => {
    const port = /^(\S+ \S+) gives /.exec(fact)?.[1] ?? '';
    const declared = outputs.get(port);
    const [, machine, event, child, fields = ''] = heard.exec(fact) ?? [];
    if (outputs.has(`${machine} ${child}`)) return `${machine} hears ${event}${fields}`;
    return declared?.size === 1 && declared.has('nothing') ? `${port}${nothing}` : fact;
  };
}

/** The first journey that saw each fact. */
function firstSeen(
  records: readonly JourneyRecord[],
  factsIn: (record: JourneyRecord) => readonly string[],
): Map<string, string> {
  const seen = new Map<string, string>();
  for (const record of records)
    for (const fact of factsIn(record)) if (!seen.has(fact)) seen.set(fact, record.journey);
  return seen;
}

/** Compares the records of a run with what is declared. */
export function compare(assumptions: Assumptions, records: readonly JourneyRecord[]): Comparison {
  const declared = allDeclared(assumptions);
  const read = readerOf(declared);
  const actors = firstSeen(records, (record) => record.actors.map(read));
  const service = firstSeen(records, (record) =>
    record.service.flatMap((fact) => {
      const meant = knownAs(fact, assumptions.service);
      return meant.length === 0 ? [fact] : meant;
    }),
  );
  const known = new Set([...declared, ...assumptions.service]);
  const reasons = assumptions.unseen.flatMap(({ facts, byTiming = false }) =>
    facts.map((pattern) => ({ pattern, byTiming })),
  );
  const all = [...known];
  const seen = new Set([...actors.keys(), ...service.keys()]);
  return {
    undeclared: [
      ...[...actors]
        .filter(([fact]) => !known.has(fact))
        .map(
          ([fact, journey]) =>
            `${fact}: no model declares it, and this journey saw it: ${journey}. Declare it in tests/paths/${fact.split(' ')[0]}.paths.ts, or mend who says it.`,
        ),
      ...[...service]
        .filter(([fact]) => !known.has(fact))
        .map(
          ([fact, journey]) =>
            `${fact}: tests/paths/assumptions/service.ts does not have this answer of the service, and this journey saw it: ${journey}.`,
        ),
    ],
    unlisted: all
      .filter((fact) => !seen.has(fact) && !reasons.some(({ pattern }) => fits(pattern, fact)))
      .map(
        (fact) =>
          `${fact}: declared, and no journey sees it. Say why in tests/paths/assumptions/unseen.ts.`,
      ),
    stale: reasons.flatMap(({ pattern, byTiming }) => {
      const meant = all.filter((fact) => fits(pattern, fact));
      if (meant.length === 0) return [`${pattern}: nothing of the kind is declared any more.`];
      return byTiming
        ? []
        : meant
            .filter((fact) => seen.has(fact))
            .map(
              (fact) =>
                `${fact}: tests/paths/assumptions/unseen.ts has a reason why no journey sees it, and ${actors.get(fact) ?? service.get(fact)} did.`,
            );
    }),
    seen: all.filter((fact) => seen.has(fact)).length,
  };
}
