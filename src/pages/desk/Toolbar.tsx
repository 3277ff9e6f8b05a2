// The buttons of the queue's keys: to the next request, into it, and back.
import { desk as words } from '#content/desk.ts';
import type { DeskQueueEvent } from '#machines/deskQueue.machine.ts';
import type { DeskQueueProps } from '#flows/deskQueue/props.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const { commands } = words.keys;
const { steps: labels } = words.queue;

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
    <Row $gap="half">
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
    </Row>
  );
}
