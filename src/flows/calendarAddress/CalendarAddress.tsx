// The private address of a member's calendar: made, subscribed to, copied, renewed, and revoked.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { calendarAddressMachine } from '#machines/calendarAddress.machine.ts';
import { calendarAddress as words } from '#content/calendarAddress.ts';
import { useFlows } from '#boot/useFlow.ts';
import { CopyLink } from '#flows/share/CopyLink.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted, MutedLines } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';

type AddressProps = {
  actor: ActorRefFrom<typeof calendarAddressMachine>;
  snapshot: SnapshotFrom<typeof calendarAddressMachine>;
};

/** The address, as long as it is known. */
function NewAddress({ token }: { token: string }) {
  const [flow] = useFlows('calendarAddress/share');
  const link = `/calendar/${token}.ics`;
  return (
    <CopyLink flow={flow} link={link} title={words.shareTitle} words={words}>
      <LinkButton size="small" variant="primary" href={`webcal://${window.location.host}${link}`}>
        {words.subscribe}
      </LinkButton>
    </CopyLink>
  );
}

const useSaid = ({ snapshot }: Pick<AddressProps, 'snapshot'>) => {
  const { problem } = snapshot.context;
  return problem === null ? null : problem || words.failed;
};

function Address({ actor, snapshot }: AddressProps) {
  const { token } = snapshot.context;
  const isMaking = snapshot.hasTag('none') && snapshot.hasTag('busy');
  // It takes the focus from the button that asks again.
  if (snapshot.hasTag('loading')) return <Muted tabIndex={-1}>{words.loading}</Muted>;
  if (snapshot.hasTag('unread'))
    return (
      <Notice
        tone="error"
        live
        title={words.unread.title}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
            {words.unread.action}
          </Button>
        }
      />
    );
  if (snapshot.hasTag('none'))
    return (
      <>
        <MutedLines>{words.none}</MutedLines>
        <Row>
          <Button
            size="small"
            isPending={isMaking}
            onPress={() => actor.send({ type: 'address.requested' })}
          >
            {isMaking ? words.making : words.make}
          </Button>
        </Row>
      </>
    );
  return (
    <>
      <MutedLines>{words.there}</MutedLines>
      {token === null ? (
        <MutedLines>{words.hidden}</MutedLines>
      ) : (
        <NewAddress key={token} token={token} />
      )}
      <Row $gap="half">
        <Button size="small" onPress={() => actor.send({ type: 'renewal.requested' })}>
          {words.renew}
        </Button>
        <Button
          size="small"
          variant="danger"
          onPress={() => actor.send({ type: 'revocation.requested' })}
        >
          {words.revoke}
        </Button>
      </Row>
    </>
  );
}

function Dialogs({ actor, snapshot }: AddressProps) {
  const problem = useSaid({ snapshot });
  const isBusy = snapshot.hasTag('busy');
  const onCancel = () => actor.send({ type: 'action.cancelled' });
  const { renewal, revocation } = words;
  return (
    <>
      <ConfirmDialog
        isOpen={snapshot.hasTag('renewalOpen')}
        title={renewal.title}
        text={renewal.text}
        confirmLabel={renewal.confirm}
        cancelLabel={renewal.keep}
        busyLabel={renewal.busy}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => actor.send({ type: 'renewal.confirmed' })}
        onCancel={onCancel}
      />
      <ConfirmDialog
        isOpen={snapshot.hasTag('revocationOpen')}
        title={revocation.title}
        text={revocation.text}
        confirmLabel={revocation.confirm}
        cancelLabel={revocation.keep}
        busyLabel={revocation.busy}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => actor.send({ type: 'revocation.confirmed' })}
        onCancel={onCancel}
      />
    </>
  );
}

/** The view of `calendarAddress`; nothing where no server would answer under such an address. */
export function CalendarAddress({ number }: { number: number }) {
  const [flow] = useFlows('calendarAddress');
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const path = statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(path, 'button, p[tabindex]');
  const said = useSaid({ snapshot });
  const { done } = snapshot.context;
  const isAsking = snapshot.hasTag('renewalOpen') || snapshot.hasTag('revocationOpen');
  return (
    <div ref={box} data-flow="calendarAddress" data-state={path} data-print="hide">
      {snapshot.hasTag('unavailable') ? null : (
        <Section number={number} title={words.title} isText>
          <Stack $gap="one">
            <MutedLines>{words.text}</MutedLines>
            {said === null || isAsking ? null : <Notice tone="error" live title={said} />}
            {done === null ? null : <Notice tone="success" live title={words.outcomes[done]} />}
            <Address actor={actor} snapshot={snapshot} />
          </Stack>
        </Section>
      )}
      <Dialogs actor={actor} snapshot={snapshot} />
    </div>
  );
}
