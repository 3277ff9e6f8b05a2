// The buttons of the queue's keys: to the next request, into it, and back.
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
  const shown = ['previous', 'next', isOpen ? 'close' : 'open', 'refresh'] as const;
  return (
    <Steps>
      {shown.map((step) => (
        <Button
          key={step}
          size="small"
          aria-keyshortcuts={commands[step].key}
          isDisabled={!snapshot.can(steps[step])}
          onPress={() => actor.send(steps[step])}
        >
          {labels[step]}
          <VisuallyHidden>{commands[step].name.slice(labels[step].length)}</VisuallyHidden>
        </Button>
      ))}
    </Steps>
  );
}
