// The folder of a new flow: its view, its words, its ports, the module by which the app finds it, and its preview.

/** @typedef {import('./name.mjs').Names} Names */

/**
 * src/flows/<id>/<View>.tsx
 * @param {Names} names
 */
export const view = ({
  id,
  view: name,
  title,
}) => `// ${title}: the button, and below it what arrived, or why nothing did.
import { useActorRef, useSelector } from '@xstate/react';
import { service } from '#content/service.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { words } from './words.ts';

/** The view of \`${id}\`. */
export function ${name}() {
  const machine = useFlow('${id}');
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { text, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const hasFailed = snapshot.hasTag('failed');
  return (
    <Stack $align="start" data-flow="${id}" data-state={statePath(snapshot.value)}>
      <Heading>{words.title}</Heading>
      <Button
        variant="primary"
        isPending={isBusy}
        onPress={() => actor.send({ type: hasFailed ? 'retry.requested' : '${id}.requested' })}
      >
        {hasFailed ? service.retry : words.load}
      </Button>
      <output>{isBusy ? words.loading : snapshot.hasTag('empty') ? words.empty : text}</output>
      {hasFailed ? <Notice tone="error" live title={problem || words.failed} /> : null}
    </Stack>
  );
}
`;

/**
 * src/flows/<id>/words.ts
 * @param {Names} names
 */
export const words = ({
  id,
  title,
}) => `// What \`${id}\` says while it is being built. Before a page shows it, its words move to content/ (CONTRIBUTING.md).

export const words = {
  title: '${title}',
  load: 'Load',
  loading: 'Loading...',
  empty: 'There is nothing here yet.',
  failed: 'It could not be loaded.',
  noService: 'No service answers this yet.',
} as const;
`;

/**
 * src/flows/<id>/ports.ts
 * @param {Names} names
 */
export const ports = ({
  id,
  view: name,
}) => `// The ports of \`${id}\`: the service that has the text.
import { fromPromise } from 'xstate';
import { ${id}Machine } from '#machines/${id}.machine.ts';
import type { ${name}Answer } from '#machines/${id}.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { words } from './words.ts';

/** Port \`load${name}\`. It has no service yet, and says so: call an adapter of src/adapters here. */
const load${name} = fromPromise<${name}Answer>(() => Promise.reject(new Error(words.noService)));

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('${id}', ${id}Machine.provide({ actors: { load${name} } }));
`;

/**
 * src/flows/<id>/index.ts
 * @param {Names} names
 */
export const index = ({ id }) => `// \`${id}\`, loaded when a page asks for it.
import type { ${id}Machine } from '#machines/${id}.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    ${id}: typeof ${id}Machine;
  }
}
`;

/**
 * src/flows/<id>/preview.tsx
 * @param {Names} names
 */
export const preview = ({
  id,
  view: name,
}) => `// What /ui?flow=${id} shows, in development and in the path tests, until a page shows the flow (CONTRIBUTING.md).

export { ${name} as Preview } from './${name}.tsx';
`;
