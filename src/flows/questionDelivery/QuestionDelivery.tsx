// What became of the question that was sent before this one.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { questionDeliveryMachine } from '#machines/questionDelivery.machine.ts';
import { asynq } from '#content/asynq.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Sentence } from '#ui/Text.tsx';

const tones = {
  stored: 'success',
  waitingForAccount: 'info',
  waitingForNetwork: 'info',
  returned: 'error',
} as const;
const endings = ['stored', 'waitingForAccount', 'waitingForNetwork', 'returned'] as const;

type QuestionDeliveryProps = {
  /** The actor that watches the outbox, while the first step still shows the question. */
  delivery: ActorRefFrom<typeof questionDeliveryMachine> | undefined;
};

/** The view of `questionDelivery`. */
export function QuestionDelivery({ delivery }: QuestionDeliveryProps) {
  const snapshot = useSelector(delivery, (current) => current);
  const ending = endings.find((one) => snapshot?.hasTag(one));
  if (snapshot === undefined || ending === undefined) return null;
  const { title, text, action } = asynq.wizard.submitted[ending];
  return (
    <div data-flow="questionDelivery" data-state={statePath(snapshot.value)}>
      <Notice
        tone={tones[ending]}
        live
        title={title}
        action={
          <LinkButton size="small" href={action.href}>
            {action.name}
          </LinkButton>
        }
      >
        <Sentence text={text} />
      </Notice>
    </div>
  );
}
