// A short application: its button, the result beside the button, and the dialog with the form.
import { useActorRef, useSelector } from '@xstate/react';
import { applicationForms, type ApplicationForm } from '#machines/application.machine.ts';
import { applications } from '#content/applications.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Status } from '#ui/Badge.tsx';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { Dialog, expectDialog } from '#ui/Dialog.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { OutOfReach } from '#ui/OutOfReach.tsx';
import { Row } from '#ui/Stack.tsx';

const parts = onDemand(() => import('./ApplicationParts.tsx'));

const expectBoth = () => {
  parts.expect();
  expectDialog();
};

export type ApplicationProps = {
  /** Which of the forms (content/applications.ts). */
  form: ApplicationForm;
  /** The person to whom the application goes, where the form names one. */
  name?: string;
  variant?: ButtonVariant;
};

/** The view of `application`. */
export function Application({ form, name = '', variant = 'primary' }: ApplicationProps) {
  const words = applications.forms[form];
  const application = useFlow('application');
  const actor = useActorRef(application, {
    input: { form, kind: applicationForms[form].kind, subject: fillIn(words.subject, { name }) },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { ending } = snapshot.context;
  const isOpen = snapshot.hasTag('dialogOpen');
  const { status, part } = parts.useLoadState(isOpen);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Row
      $gap="one"
      data-flow="application"
      data-form={form}
      data-kind={applicationForms[form].kind}
      data-state={statePath(snapshot.value)}
      onPointerEnter={expectBoth}
      onFocus={expectBoth}
    >
      <Button
        variant={variant}
        isPending={snapshot.matches({ asking: 'restoring' })}
        onPress={() => actor.send({ type: 'dialog.opened' })}
      >
        {fillIn(words.open, { name })}
      </Button>
      <output>
        {ending === null || snapshot.hasTag('busy') ? null : (
          <Status tone="mint">{applications.endings[ending].mark}</Status>
        )}
      </output>
      {isOpen && status === 'unreachable' ? (
        <OutOfReach onRetry={parts.load} onGiveUp={close} />
      ) : null}
      <Dialog
        title={fillIn(words.title, { name })}
        isOpen={isOpen && part !== null}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        isDismissable={false}
        isCloseDisabled={snapshot.hasTag('busy')}
      >
        {part === null ? null : <part.ApplicationParts actor={actor} snapshot={snapshot} />}
      </Dialog>
    </Row>
  );
}
