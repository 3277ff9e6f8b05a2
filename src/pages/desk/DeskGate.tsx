// /desk for a signed-in member: the database says whether there is such a page, and only then it is fetched.
import { Suspense, type ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { useFlow } from '#boot/useFlow.ts';
import { deskFactor as words } from '#content/deskFactor.ts';
import { service } from '#content/service.ts';
import { site } from '#content/site.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Page, PageHeading } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';

/** Fetched once the database has confirmed staff. */
const page = onDemand(() => import('./DeskPage.tsx'), 'desk');

type DeskGateProps = {
  /** The page of an unknown address. */
  missing: ReactNode;
};

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page>
    <title>{`${title} · ${site.brand.titleSuffix}`}</title>
    <Stack $gap="two">
      <PageHeading title={title} />
      {children}
    </Stack>
  </Page>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Titled title={words.failed}>
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
  </Titled>
);

/** Staff without a second factor. */
const Shut = () => (
  <Titled title={words.title}>
    <Notice
      action={
        <LinkButton size="small" href={words.action.href}>
          {words.action.name}
        </LinkButton>
      }
    >
      {words.text}
    </Notice>
  </Titled>
);

function Asked({ missing }: DeskGateProps) {
  const flow = useFlow('desk');
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const isOpen = snapshot.hasTag('open');
  const { status, part } = page.useLoadState(isOpen);
  // A heading or a button that is replaced with its page: the heading of the next one gets the focus.
  const box = useLostFocus<HTMLDivElement>(
    isOpen ? `${status} ${part === null}` : statePath(snapshot.value),
  );
  const shown =
    part === null ? (
      missing
    ) : (
      <Suspense fallback={missing}>
        <part.DeskPage actor={actor} snapshot={snapshot} />
      </Suspense>
    );
  return (
    <div ref={box} data-flow="desk" data-state={statePath(snapshot.value)}>
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
