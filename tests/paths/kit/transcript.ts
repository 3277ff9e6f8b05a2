// The transcript of a walk: what a screen reader's user meets step by step, in Markdown (docs/spoken).
import { placeOf } from './heard.ts';
import type { HeardStep } from './heard.ts';

const bullet = (line: string) => `   - ${line}`;

/** The lines that are new, in their order: the same line may be there more than once. */
function newLines(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...before];
  return now.filter((line) => {
    const at = rest.indexOf(line);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/**
 * One step of a walk.
 * @param before the step before it, as far as there is one
 * @param index its number, from 0
 */
export function stepText(before: HeardStep | undefined, step: HeardStep, index: number): string {
  const read = newLines(before?.lines ?? [], step.lines);
  return [
    `${index + 1}. **${step.say}** (${placeOf(step.states)})`,
    ...(step.title === before?.title ? [] : [bullet(`Title: ${step.title}`)]),
    ...step.announced.map(({ urgency, text }) =>
      bullet(`${urgency === 'assertive' ? 'Interrupts' : 'Says'}: ${text}`),
    ),
    ...(step.focus === before?.focus ? [] : [bullet(`Focus: ${step.focus}`)]),
    ...(read.length === 0 ? [] : [bullet(`New to read: ${read.join(' / ')}`)]),
  ].join('\n');
}

/** One walk, as a screen reader's user meets it. */
export const transcriptOf = (steps: readonly HeardStep[]): string =>
  steps.map((step, index) => stepText(steps[index - 1], step, index)).join('\n');

const heading = '## Tour ';

/** The transcripts of a flow, by the numbers of its tours. */
export const transcriptsText = (
  flow: string,
  walks: readonly { tour: number; steps: readonly HeardStep[] }[],
): string =>
  [
    `# ${flow}, as it is heard`,
    `Made by \`npm run paths -- ${flow} --heard\` from Chromium’s roles and names.`,
    ...walks.map(({ tour, steps }) => `${heading}${tour}\n\n${transcriptOf(steps)}`),
  ]
    .join('\n\n')
    .concat('\n');

/** The steps of each tour in a text of transcripts. */
export function transcriptsIn(text: string): Map<number, string[]> {
  const [, ...sections] = text.split(`\n${heading}`);
  return new Map(
    sections.map((section) => [
      Number.parseInt(section, 10),
      section
        .slice(section.indexOf('\n'))
        .trim()
        .split(/\n(?=\d+\. )/),
    ]),
  );
}

/** The fewest walks that pass every place, each of them whole. */
export function passingAll<Walk extends { steps: readonly HeardStep[] }>(
  walks: readonly Walk[],
): Walk[] {
  const chosen: Walk[] = [];
  const passed = new Set<string>();
  const adds = ({ steps }: Walk) =>
    new Set(steps.map(({ states }) => placeOf(states)).filter((place) => !passed.has(place))).size;
  for (;;) {
    const [best] = walks.toSorted(
      (one, other) => adds(other) - adds(one) || one.steps.length - other.steps.length,
    );
    if (best === undefined || adds(best) === 0) return chosen;
    chosen.push(best);
    for (const { states } of best.steps) passed.add(placeOf(states));
  }
}
