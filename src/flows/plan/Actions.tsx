// What a member can do about a plan, with the dialogs that ask first.
import { plan as words } from '#content/plan.ts';
import { portal } from '#content/portal.ts';
import { Portal } from '#flows/portal/Portal.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import type { ShownProps } from './props.ts';
import { changeWords, dateOf } from './words.ts';

const { actions } = words;

/** The problem of the last step, in the service's words or ours; null where there is none. */
export const problemIn = ({ snapshot }: Pick<ShownProps, 'snapshot'>) => {
  const { problem } = snapshot.context;
  return problem === null ? null : problem || actions.failed;
};

/** The buttons of the status that the plan has. */
export function Actions({ actor, snapshot, plan }: ShownProps) {
  const { step } = snapshot.context;
  const isStepping = snapshot.hasTag('stepping');
  if (plan.status === 'ended') {
    const { again } = words.products[plan.product];
    return (
      <Row>
        <LinkButton href={again.href} variant="primary">
          {again.name}
        </LinkButton>
      </Row>
    );
  }
  if (snapshot.hasTag('elsewhere'))
    return (
      <Stack $gap="one">
        <Portal />
        <Row>
          <Button
            size="small"
            variant="quiet"
            onPress={() => actor.send({ type: 'retry.requested' })}
          >
            {portal.again}
          </Button>
        </Row>
      </Stack>
    );
  // Without an end date there is nothing that could be changed at it.
  if (plan.until === null) return null;
  return (
    <Row $gap="half">
      {plan.status === 'running' ? (
        <Button
          size="small"
          isDisabled={isStepping}
          onPress={() => actor.send({ type: 'change.requested' })}
        >
          {changeWords(plan).button}
        </Button>
      ) : null}
      {plan.status === 'failing' ? (
        <Button
          size="small"
          variant="primary"
          isPending={isStepping && step === 'pay'}
          isDisabled={isStepping && step !== 'pay'}
          onPress={() => actor.send({ type: 'payment.requested' })}
        >
          {isStepping && step === 'pay' ? actions.paying : actions.pay}
        </Button>
      ) : null}
      {/* With keys: React must not make the one out of the other, or the dialog gives the focus to the opposite. */}
      {plan.status === 'ending' ? (
        <Button
          key="resume"
          size="small"
          variant="primary"
          isPending={isStepping && step === 'resume'}
          isDisabled={isStepping && step !== 'resume'}
          onPress={() => actor.send({ type: 'resumption.requested' })}
        >
          {isStepping && step === 'resume' ? actions.resuming : actions.resume}
        </Button>
      ) : (
        <Button
          key="cancel"
          size="small"
          variant="danger"
          isDisabled={isStepping}
          onPress={() => actor.send({ type: 'cancellation.requested' })}
        >
          {actions.cancel}
        </Button>
      )}
    </Row>
  );
}

/** The two dialogs. */
export function Dialogs({ actor, snapshot, plan }: ShownProps) {
  const common = {
    isBusy: snapshot.hasTag('busy'),
    problem: problemIn({ snapshot }),
    onCancel: () => actor.send({ type: 'action.cancelled' }),
  };
  const { cancellation } = words;
  const change = changeWords(plan);
  return (
    <>
      <ConfirmDialog
        {...common}
        isOpen={snapshot.hasTag('cancellationOpen')}
        title={cancellation.title}
        text={fillIn(cancellation.text, { until: dateOf(plan.until) })}
        confirmLabel={cancellation.confirm}
        cancelLabel={cancellation.keep}
        busyLabel={cancellation.busy}
        onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
      />
      <ConfirmDialog
        {...common}
        tone="plain"
        isOpen={snapshot.hasTag('changeOpen')}
        title={change.title}
        text={change.text}
        confirmLabel={change.confirm}
        cancelLabel={change.keep}
        busyLabel={change.busy}
        onConfirm={() => actor.send({ type: 'change.confirmed' })}
      />
    </>
  );
}
