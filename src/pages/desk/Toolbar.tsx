// The buttons of the queue's keys: to the next request, into it, and back.
import { useRef } from 'react';
import { styled } from 'styled-components';
import { desk as words } from '#content/desk.ts';
import type { DeskQueueEvent } from '#machines/deskQueue.machine.ts';
import type { DeskQueueProps } from '#flows/deskQueue/props.ts';
import { Button } from '#ui/Button.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const { commands } = words.keys;
const { steps: labels } = words.queue;

/* Two and two on a phone, where a row has no room for the last one. */
const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.half};
  ${media.tablet} {
    display: flex;
  }
`;

const steps = {
  previous: { type: 'previous.requested' },
  next: { type: 'next.requested' },
  open: { type: 'selected.opened' },
  close: { type: 'request.closed' },
  refresh: { type: 'refresh.requested' },
} as const satisfies Record<string, DeskQueueEvent>;

/** In a row, always in the same order. */
export function Toolbar({ actor, snapshot }: DeskQueueProps) {
  const isOpen = snapshot.hasTag('opened');
  const said = useRef<HTMLElement>(null);
  /** The focus stays on the button, to be pressed again: the line that is now marked is announced. */
  const take = (step: keyof typeof steps) => {
    actor.send(steps[step]);
    const { rows, opened, selected } = actor.getSnapshot().context;
    const marked = rows.find(({ id }) => id === selected);
    if (said.current === null || !(step === 'next' || step === 'previous')) return;
    said.current.textContent = opened === null ? (marked?.subject ?? '') : '';
  };
  const shown = ['previous', 'next', isOpen ? 'close' : 'open', 'refresh'] as const;
  return (
    <Steps>
      {shown.map((step) => (
        <Button
          key={step}
          size="small"
          aria-keyshortcuts={commands[step].key}
          isDisabled={!snapshot.can(steps[step])}
          onPress={() => take(step)}
        >
          {labels[step]}
          <VisuallyHidden>{commands[step].name.slice(labels[step].length)}</VisuallyHidden>
        </Button>
      ))}
      <VisuallyHidden as="output" ref={said} />
    </Steps>
  );
}
