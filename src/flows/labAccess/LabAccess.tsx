// A tool that belongs to a plan, in its page: the tool itself, what was saved in it, or a preview on sample data.
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { HandedOut } from '#machines/handOut.machine.ts';
import type { PlanTool } from '#machines/labAccess.machine.ts';
import { labAccess as words } from '#content/labAccess.ts';
import { useFlow } from '#boot/useFlow.ts';
import { HandOutActions } from '#flows/handOut/HandOutActions.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';

export type LabAccessProps = {
  tool: PlanTool;
  /** The tool, for those whose plan includes it. */
  children: ReactNode;
  sample: HandedOut;
  /** Draws a sheet that cannot be changed: the sample, or what was saved. */
  draw: (sheet: HandedOut) => ReactNode;
  /** Why it is locked, and a link to the plans. */
  lock: ReactNode;
};

/** The view of `labAccess`. */
export function LabAccess({ tool, children, sample, draw, lock }: LabAccessProps) {
  const labAccess = useFlow('labAccess');
  const actor = useActorRef(labAccess, { input: { tool } });
  const snapshot = useSelector(actor, (current) => current);
  const state = { 'data-flow': 'labAccess', 'data-state': statePath(snapshot.value) };
  if (snapshot.hasTag('open')) return <div {...state}>{children}</div>;
  const { sheet } = snapshot.context;
  const said = sheet === null ? words.preview : words.readable;
  if (snapshot.hasTag('checking'))
    return (
      <Section id="use" label={words.preview.label} title={words.preview.title}>
        <Muted as="output" {...state}>
          {words.checking}
        </Muted>
      </Section>
    );
  return (
    <Section id="use" label={said.label} title={said.title}>
      <Stack $gap="two" {...state} data-print={sheet === null ? undefined : 'alone'}>
        <div data-print="hide">
          <Notice tone="gold" icon={false}>
            <Stack $gap="half">
              <span>{said.text}</span>
              <Row $gap="one">{lock}</Row>
            </Stack>
          </Notice>
        </div>
        {draw(sheet ?? sample)}
        {sheet === null ? null : (
          <HandOutActions
            handOut={snapshot.children.handOut}
            isKept
            onWant={(as) => actor.send({ type: 'sheet.wanted', as })}
          />
        )}
      </Stack>
    </Section>
  );
}
