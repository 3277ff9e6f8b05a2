// The buttons of a request: what its chart allows now.
import { desk } from '#content/desk.ts';
import type { DeskCommand } from '#machines/deskRequest.machine.ts';
import type { RequestKind } from '#machines/request.machine.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { Row } from '#ui/Stack.tsx';
import type { DeskRequestProps } from './props.ts';

/** What each kind is asked for: the step that ends the wait. */
const wanted: Partial<Record<RequestKind, DeskCommand>> = {
  asynq: 'answer',
  'office-hours': 'schedule',
  'advisory-call': 'schedule',
};
const looks: Partial<Record<DeskCommand, ButtonVariant>> = {
  agreeMove: 'primary',
  decline: 'danger',
  refuseMove: 'danger',
  note: 'quiet',
};

type StepButtonsProps = DeskRequestProps & {
  /** Another advisor has the lease: only what the staff notes for each other is left. */
  isTheirs: boolean;
};

/** One button for each legal step. */
export function StepButtons({ actor, snapshot, record, isTheirs }: StepButtonsProps) {
  const goal = wanted[record.request.kind] ?? 'accept';
  const taken = snapshot.hasTag('busy') ? snapshot.context.command : null;
  return (
    <Row $gap="half">
      {record.commands
        .filter((command) => !isTheirs || command === 'note')
        .map((command) => (
          <Button
            key={command}
            size="small"
            variant={command === goal ? 'primary' : (looks[command] ?? 'secondary')}
            isPending={command === taken}
            isDisabled={!snapshot.can({ type: 'command.chosen', command }) && command !== taken}
            aria-keyshortcuts={desk.keys.commands[command].key}
            onPress={() => actor.send({ type: 'command.chosen', command })}
          >
            {desk.request.commands[command].name}
          </Button>
        ))}
    </Row>
  );
}
