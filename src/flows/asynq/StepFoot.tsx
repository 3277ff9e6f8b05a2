// The last line of a step: back, the status of the choice, and forward.
import { asynq } from '#content/asynq.ts';
import { Button } from '#ui/Button.tsx';
import { StepFoot as Foot } from '#ui/StepFrame.tsx';
import type { StepProps } from './asynq.ts';

const { wizard } = asynq;
const back = { type: 'step.back' } as const;

/** Back, for every step after the first. */
export function Back({ actor, snapshot }: StepProps) {
  return (
    <Button isDisabled={!snapshot.can(back)} onPress={() => actor.send(back)}>
      {wizard.back}
    </Button>
  );
}

type StepFootProps = StepProps & {
  /** What is missing, or the status of the choice. */
  note?: string;
  /** How the user leaves the step: a press of Continue, a submit, or a choice. */
  onward?: 'press' | 'submit' | 'choice';
};

/** The foot of a step. */
export function StepFoot({ actor, snapshot, note, onward = 'press' }: StepFootProps) {
  const on = { type: 'step.continued' } as const;
  const isDisabled = !snapshot.can(on);
  return (
    <Foot note={note} back={<Back actor={actor} snapshot={snapshot} />}>
      {onward === 'choice' ? undefined : onward === 'submit' ? (
        <Button type="submit" variant="primary" isDisabled={isDisabled}>
          {wizard.continue}
        </Button>
      ) : (
        <Button variant="primary" isDisabled={isDisabled} onPress={() => actor.send(on)}>
          {wizard.continue}
        </Button>
      )}
    </Foot>
  );
}
