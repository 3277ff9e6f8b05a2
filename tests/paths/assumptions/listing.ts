// docs/paths/assumptions.md: how much of what the models assume the journeys see, and why they do not see the rest.
import { allDeclared, fits } from './compare.ts';
import type { Assumptions, Unseen } from './compare.ts';

const number = (value: number) => value.toLocaleString('en-US');

const code = (text: string) => `\`${text}\``;

const isListed = (groups: readonly Unseen[], fact: string) =>
  groups.some(({ facts }) => facts.some((pattern) => fits(pattern, fact)));

/** A reason with all its facts, by machine. */
function section({ reason, byTiming, facts }: Unseen, all: readonly string[]): string {
  const meant = all.filter((fact) => facts.some((pattern) => fits(pattern, fact)));
  const machines = [...new Set(meant.map((fact) => fact.split(' ')[0] ?? ''))];
  const lines = machines.map((machine) => {
    const own = meant.filter((fact) => fact.startsWith(`${machine} `));
    return `- ${machine}: ${own.map((fact) => code(fact.slice(machine.length + 1))).join(', ')}`;
  });
  const timing = byTiming === true ? ' *Seen in some runs: it depends on what comes first.*' : '';
  return `**${reason}**${timing} (${number(meant.length)})\n\n${lines.join('\n')}`;
}

/** The text of the document. */
export function listing(assumptions: Assumptions): string {
  const { service, unseen } = assumptions;
  const all = allDeclared(assumptions);
  const always = unseen.filter(({ byTiming }) => byTiming !== true);
  const never = all.filter((fact) => isListed(always, fact)).length;
  const sometimes = all.filter((fact) => isListed(unseen, fact)).length - never;
  const machines = Object.keys(assumptions.declared).length;
  return `# Assumptions are checked

*Made by \`npm run paths -- --property assumptions --out\`; \`npm test\` compares it.*

**${number(all.length)} declared facts of ${machines} machines: journeys see ${number(all.length - never - sometimes)} in every run, ${number(sometimes)} in some, and ${number(never)} not, for the reasons below.
${number(service.length)} different answers of the service are known.**

A path model says by hand what the world around its machine does: which events the machine hears, from whom and in which shape, and what its ports answer. \`tests/paths/declared/<flow>.txt\` lists it, made
from the model (\`npm run paths -- --out\`). Every journey in Chromium records what really happens: each event between actors, each answer of a port, each answer of the service (\`e2e/seen\`), as kinds and names, never what
a user typed. After the last journey the two are compared:

- What is seen and not declared fails, with the journey that saw it. Declare it in the model, or mend the adapter that says it.
- What is declared and not seen in a whole run must be listed with a reason in \`tests/paths/assumptions/unseen.ts\`, and what is listed there must
  not be seen. Up to five differences are printed, and more of them fail: on a busy machine the order of two answers decides about a few.
- An answer of the service that \`tests/paths/assumptions/service.ts\` does not have fails.

| written | means |
| --- | --- |
| \`hears member.known from memberFeed with member: null\` | the child \`memberFeed\` sends the event \`member.known\`, whose \`member\` is null |
| \`hears draft.requested\` | the page, or another flow, sends it |
| \`readDraft gives outcome: found\` | the port resolves with an object whose \`outcome\` is \`found\`; other fields are told by their kind |
| \`signOut fails without words\` | the port rejects with an error that has no message |

A port of which a model declares nothing but \`undefined\` has an output that the machine does not read: it may be anything.

## What no journey sees, and why

${unseen.map((group) => section(group, all)).join('\n\n')}

## What the service answers

${service.map((answer) => `- ${code(answer)}`).join('\n')}
`;
}
