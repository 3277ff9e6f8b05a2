// /desk for a signed-in member: the database says whether there is such a page, and only then it is fetched.
import { Suspense, type ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import { deskFactor } from '#content/deskFactor.ts';
import { service } from '#content/service.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Page } from '#ui/Page.tsx';

/** Fetched once the database has confirmed staff. */
const page = onDemand(() => import('./DeskPage.tsx'), 'desk');

type DeskGateProps = {
  /** The page of an unknown address. */
  missing: ReactNode;
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <Notice
      tone="error"
      live
      title={service.unreachable}
      action={
        <Button size="small" onPress={onRetry}>
          {service.retry}
        </Button>
      }
    />
  </Page>
);

/** Staff without a second factor. */
const Shut = () => (
  <Page>
    <Notice
      title={deskFactor.title}
      action={
        <LinkButton size="small" href={deskFactor.action.href}>
          {deskFactor.action.name}
        </LinkButton>
      }
    >
      {deskFactor.text}
    </Notice>
  </Page>
);

function Asked({ missing }: DeskGateProps) {
  const flow = useFlow('desk');
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const isOpen = snapshot.hasTag('open');
  const { status, part } = page.useLoadState(isOpen);
  const shown =
    part === null ? (
      missing
    ) : (
      <Suspense fallback={missing}>
        <part.DeskPage actor={actor} snapshot={snapshot} />
      </Suspense>
    );
  return (
    <div data-flow="desk" data-state={statePath(snapshot.value)}>
      {snapshot.hasTag('missing') ? missing : null}
      {snapshot.hasTag('needsFactor') ? <Shut /> : null}
      {snapshot.hasTag('failed') ? (
        <Failed onRetry={() => actor.send({ type: 'retry.requested' })} />
      ) : null}
      {isOpen && status !== 'unreachable' ? shown : null}
      {isOpen && status === 'unreachable' ? <Failed onRetry={() => void page.load()} /> : null}
    </div>
  );
}

/** The view of `desk`. */
export const DeskGate = ({ missing }: DeskGateProps) => (
  <Suspense fallback={missing}>
    <Asked missing={missing} />
  </Suspense>
);
