// Writes the skeleton of a model: every name that the machine has, and nothing said about it. It compiles, and the kit
// names each gap.
import type { Draft } from './draft.ts';
import type { Payloads } from './payloads.ts';
import { inWords } from './reading.ts';
import { eventTypesOf, isAtomic, pathOf, statesOf } from './transitions.ts';

/** Where a skeleton stands and what it imports. */
export type Place = {
  /** The module that exports `definePaths`, as the skeleton imports it. */
  kit: string;
  /** The machine's file, as the skeleton imports it. */
  machine: string;
  /** The command that names what is unsaid. */
  command: string;
};

/** A machine in a skeleton: the export that holds it, and what the model is called. */
export type Part = { key: string; name: string; draft: Draft; payloads: Payloads };

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const keyOf = (name: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : quoted(name));

/** An object over several lines, or `{}`. */
function block(indent: string, lines: readonly string[]): string {
  if (lines.length === 0) return '{}';
  return `{\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
}

/** What the types and the machine say of the payload of an event. */
function payloadOf(type: string, { draft, payloads }: Part) {
  const reading = draft.events.get(type) ?? new Set();
  const declared = payloads.fields.get(type);
  return {
    reading,
    carries: declared ?? [],
    isKnownEmpty: declared !== undefined && declared.length === 0 && reading.size === 0,
    isUntyped: declared === undefined && !payloads.isTyped && reading.size === 0,
  };
}

/** Why an event needs samples, as the end of a sentence; undefined where it needs none. */
export function needOf(type: string, part: Part): string | undefined {
  const { reading, carries, isKnownEmpty, isUntyped } = payloadOf(type, part);
  if (isKnownEmpty || isUntyped) return undefined;
  if (reading.size > 0) return `the machine reads ${inWords(reading)}`;
  if (carries.length > 0)
    return `its type carries ${carries.map((field) => `\`${field}\``).join(', ')}`;
  return 'its type is not in the files that were read';
}

function eventLines(types: readonly string[], part: Part): string[] {
  return types.flatMap((type) => {
    const need = needOf(type, part);
    if (need !== undefined) return [`// ${need}`, `${keyOf(type)}: { say: '', samples: {} },`];
    // Without types every event may carry something: it is said that this one does not.
    const isTyped = payloadOf(type, part).isKnownEmpty && part.payloads.isTyped;
    const samples = isTyped ? '' : ', samples: { plain: {} }';
    return [`${keyOf(type)}: { say: ''${samples} },`];
  });
}

function modelOf(part: Part): string {
  const { machine, input, feeds, ports, answers } = part.draft;
  const reported = [...feeds.values()].flat();
  const types = eventTypesOf(machine).filter((type) => !type.includes('*'));
  const families = eventTypesOf(machine).filter((type) => type.includes('*'));
  const states = statesOf(machine).filter(isAtomic).map(pathOf);
  const environment = [...feeds].flatMap(([feed, own]) =>
    own.length === 0
      ? [`${keyOf(feed)}: {},`]
      : [`${keyOf(feed)}: {`, ...eventLines(own, part).map((line) => `  ${line}`), '},'],
  );
  const outcomes = [
    ...[...feeds.keys()].map((feed) => [
      `// a feed: it can only fail, as it starts`,
      `${keyOf(feed)}: {},`,
    ]),
    ...ports.map((port) => {
      const reading = answers.get(port) ?? new Set();
      return [
        ...(reading.size > 0 ? [`// the machine reads ${inWords(reading, 'its answer')}`] : []),
        `${keyOf(port)}: {},`,
      ];
    }),
  ].flat();
  const isRead = input.size > 0;
  const machineName = part.key === 'default' ? `${part.name}Machine` : part.key;
  return [
    `export const ${part.name} = definePaths({`,
    `  machine${machineName === 'machine' ? '' : `: ${machineName}`},`,
    ...(isRead ? [`  // the machine reads ${inWords(input)}`] : []),
    `  input: ${isRead ? '{}' : "{ start: { say: '' } }"},`,
    ...families.map(
      (family) => `  // ‘${family}’ is heard too: name the events that it stands for`,
    ),
    `  events: ${block(
      '  ',
      eventLines(
        types.filter((type) => !reported.includes(type)),
        part,
      ),
    )},`,
    ...(environment.length > 0 ? [`  environment: ${block('  ', environment)},`] : []),
    ...(outcomes.length > 0 ? [`  outcomes: ${block('  ', outcomes)},`] : []),
    `  states: ${block(
      '  ',
      states.map((state) => `${keyOf(state)}: '',`),
    )},`,
    '  resting: [],',
    '  invariants: {},',
    '});',
  ].join('\n');
}

/** The text of a file with the skeletons of models. */
export function skeletonOf({ kit, machine, command }: Place, parts: readonly Part[]): string {
  /** A model cannot have the name of the machine that it imports. */
  const named = parts.map((part) => ({
    ...part,
    name: parts.some(({ key }) => key === part.name) ? `${part.name}Paths` : part.name,
  }));
  const ordinary = named.flatMap(({ key }) => (key === 'default' ? [] : [key]));
  const [fallback] = named.filter(({ key }) => key === 'default');
  const imports = [
    ...(fallback === undefined ? [] : [`${fallback.name}Machine`]),
    ...(ordinary.length === 0 ? [] : [`{ ${ordinary.join(', ')} }`]),
  ].join(', ');
  return [
    `// The words that the machine lacks for its paths. What is unsaid is named by: ${command}`,
    `import { definePaths } from ${quoted(kit)};`,
    `import ${imports} from ${quoted(machine)};`,
    '',
    named.map(modelOf).join('\n\n'),
    '',
  ].join('\n');
}
