// The six tools of the lab: filters of which several may be chosen, and the cards, one of them expanded at a time.
import { useRef } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { categoriesOf, statuses, toolsShown } from '#machines/labTools.machine.ts';
import { lab } from '#content/lab.ts';
import { labTools } from '#content/labTools.ts';
import type { LabTool } from '#content/schema.items.ts';
import { useFlows } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { StackProvider } from '#flows/stack/StackProvider.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { ToggleChips } from '#ui/ToggleChips.tsx';
import { LabCard } from './LabCard.tsx';

const words = lab.page;
const tools: readonly LabTool[] = labTools;

/** Chips with ids in lower case, as in the address. */
const chipsOf = (labels: readonly string[]) =>
  labels.map((label) => ({ id: label.toLowerCase(), label }));
const statusChips = chipsOf(statuses);
const categoryChips = chipsOf(categoriesOf(tools));

/* If one card is longer than the others, they keep their height. */
const Cards = styled(Grid)<{ $isLoose: boolean }>`
  align-items: ${(p) => (p.$isLoose ? 'start' : 'stretch')};
`;

const countOf = (shown: number) =>
  fillIn(shown === 1 ? words.one : words.many, { count: shown, all: tools.length });

/** The view of `labTools`. */
export function LabTools() {
  const [toolsFlow, downloadFlow] = useFlows('labTools', 'fileDownload');
  const actor = useActorRef(toolsFlow, { input: { tools } });
  const download = useActorRef(downloadFlow);
  const snapshot = useSelector(actor, (current) => current);
  const { chosen, expanded } = snapshot.context;
  const shown = toolsShown(tools, chosen);
  const cards = useRef<HTMLDivElement>(null);
  /** It removes its button: the first tool that comes back gets the focus. */
  const clear = () => {
    const back = tools.findIndex((tool) => !shown.includes(tool));
    actor.send({ type: 'filters.cleared' });
    requestAnimationFrame(() =>
      cards.current?.children[Math.max(back, 0)]?.querySelector('a')?.focus(),
    );
  };
  const toggle = (filter: string) => actor.send({ type: 'filter.toggled', filter });
  return (
    <Stack $gap="two" data-flow="labTools" data-state={statePath(snapshot.value)}>
      <Stack as="section" $gap="one" aria-label={words.filters} data-needs-js="">
        <Row $gap="two" $align="start">
          <ToggleChips
            label={words.status}
            options={statusChips}
            value={chosen}
            onToggle={toggle}
          />
          <ToggleChips
            label={words.category}
            options={categoryChips}
            value={chosen}
            onToggle={toggle}
          />
        </Row>
        <Row $gap="one">
          <Muted as="output">{countOf(shown.length)}</Muted>
          {chosen.length > 0 ? (
            <Button size="small" variant="quiet" onPress={clear}>
              {words.clear}
            </Button>
          ) : null}
        </Row>
      </Stack>
      <StackProvider>
        <Cards ref={cards} $columns={3} $gap="oneHalf" $isLoose={expanded !== null}>
          {shown.map((tool) => (
            <LabCard
              key={tool.id}
              tool={tool}
              related={tools.filter(({ id }) => tool.relatedTools.includes(id))}
              download={download}
              isExpanded={tool.id === expanded}
              onExpand={() => actor.send({ type: 'card.expanded', id: tool.id })}
              onFold={() => actor.send({ type: 'card.folded' })}
            />
          ))}
        </Cards>
      </StackProvider>
    </Stack>
  );
}
