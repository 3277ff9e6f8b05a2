// /auth: a mailed link that waits for an answer, the code of a second factor, a new password for a recovery, or the two tabs for all
// other users.
import { Suspense, type ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { useFlows } from '#boot/useFlow.ts';
import { useApp, usePageActor, useVisitor } from '#boot/app.tsx';
import { auth } from '#content/auth.ts';
import { service } from '#content/service.ts';
import { site } from '#content/site.ts';
import { AuthForm } from '#flows/authForm/AuthForm.tsx';
import type { AuthTab } from '#machines/authForm.machine.ts';
import { Button } from '#ui/Button.tsx';
import { useIsHydrated } from '#ui/hydration.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { PageHeading } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type * as LinkedParts from './Linked.ts';

/**
 * The form, as it is in the HTML. The head script knows who will not see it (a member, a recovery) and whether the
 * address asks for other content: then it is hidden until that is settled.
 */
const Form = styled.div`
  html[data-visitor='returning'] &[data-waiting],
  html[data-asked] &[data-waiting] {
    visibility: hidden;
  }
`;

const Root = styled.div`
  display: contents;
`;

/** Why the user was sent here. */
function Explanation({ isSentHere, linkExpired }: { isSentHere: boolean; linkExpired: boolean }) {
  const { session } = useApp();
  const sessionEnded = usePageActor(session, (snapshot) => snapshot.hasTag('sessionEnded'));
  if (linkExpired) {
    const { title, text, action } = auth.expiredLink;
    return (
      <Notice
        tone="error"
        live
        title={title}
        action={
          <LinkButton size="small" href={action.href}>
            {action.name}
          </LinkButton>
        }
      >
        {text}
      </Notice>
    );
  }
  if (sessionEnded) return <Notice live>{auth.ended.text}</Notice>;
  if (isSentHere) return <Notice>{auth.guarded}</Notice>;
  return null;
}

/** Replaces the form where a used link has led a signed-in member here. */
function StillSignedIn() {
  const { text, action } = auth.expiredLink.member;
  return (
    <Stack $gap="one" $align="start">
      <p>{text}</p>
      <LinkButton href={action.href}>{action.name}</LinkButton>
    </Stack>
  );
}

/** The placeholder of the form, while the user is unknown. */
function Waiting() {
  return (
    <SkeletonGroup label={site.loading}>
      <Stack $gap="oneHalf">
        <Skeleton height={tokens.size.control} />
        <Skeleton width="60%" height={tokens.space.two} />
        <Skeleton height={tokens.size.field} />
        <Skeleton height={tokens.size.field} />
        <Skeleton height={tokens.size.control} />
      </Stack>
    </SkeletonGroup>
  );
}

export type AuthPageProps = {
  /** The tab in the address when the page was entered; later changes reach the machine through its own feed. */
  tab: AuthTab;
  /** Where a guarded page wants the visitor back. */
  next: string | null;
};

const linked = onDemand(() => import('./Linked.ts'));

const Plain = ({ children }: { children: ReactNode }) => (
  <AuthLayout heading={<PageHeading title={auth.page.heading} lede={auth.page.lede} />}>
    {children}
  </AuthLayout>
);

const waiting = <Waiting />;
const coming = <Plain>{waiting}</Plain>;

/** The result of a mailed link or of a password that needs a code as well, once its part has been fetched; until then the ordinary page. */
function Linked({ children }: { children: (part: typeof LinkedParts) => ReactNode }) {
  const { status, part } = linked.useLoadState(true);
  if (part !== null) return <Suspense fallback={coming}>{children(part)}</Suspense>;
  if (status !== 'unreachable') return coming;
  return (
    <Plain>
      <Notice
        tone="error"
        live
        title={service.partOutOfReach}
        action={<Button onPress={() => void linked.load()}>{service.retry}</Button>}
      />
    </Plain>
  );
}

/** The page. A mailed link has priority: until it is answered, no form checks who is signed in. */
export function AuthPage(props: AuthPageProps) {
  const { session } = useApp();
  const hasLink = usePageActor(session, (snapshot) => snapshot.hasTag('linkOpen'));
  const isLedOn = usePageActor(session, (snapshot) => snapshot.hasTag('linkKept'));
  const needsFactor = usePageActor(session, (snapshot) => snapshot.hasTag('factorNeeded'));
  // The button that answers the link, and the one that leaves a code unasked, are removed with the focus: the heading of the next view
  // gets it.
  const root = useLostFocus<HTMLDivElement>(
    `${hasLink} ${needsFactor}`,
    needsFactor && !hasLink ? 'h2[tabindex="-1"]' : undefined,
  );
  return (
    <Root ref={root}>
      {hasLink ? (
        <Linked>
          {({ MailedLink }) => (
            <Plain>
              <MailedLink waiting={waiting} />
            </Plain>
          )}
        </Linked>
      ) : isLedOn && !needsFactor ? (
        coming
      ) : (
        <AuthForms {...props} />
      )}
    </Root>
  );
}

/** Both flows run as long as the page is mounted, so that no change of the session restarts them. */
function AuthForms({ tab, next }: AuthPageProps) {
  const { session } = useApp();
  const [authFlow, passwordFlow] = useFlows('authForm', 'authForm/newPassword');
  const { isMember, isRecovering, isResolving } = useVisitor();
  const linkExpired = usePageActor(session, (snapshot) => snapshot.hasTag('linkExpired'));
  const needsFactor = usePageActor(session, (snapshot) => snapshot.hasTag('factorNeeded'));
  const authForm = useActorRef(authFlow, { input: { tab, next, session } });
  const newPassword = useActorRef(passwordFlow);
  const isHydrated = useIsHydrated();
  const isUntouched = useSelector(authForm, (snapshot) => snapshot.hasTag('editable'));
  // Saved or being saved: the session is leading onward, and the other form must not flash by.
  const isSaving = useSelector(newPassword, (snapshot) => !snapshot.hasTag('editable'));

  if (needsFactor)
    return (
      <Linked>
        {({ FactorStep }) => (
          <Plain>
            <FactorStep />
          </Plain>
        )}
      </Linked>
    );
  if (isRecovering || isSaving)
    return <Linked>{({ Recovery }) => <Recovery actor={newPassword} />}</Linked>;
  return (
    <Plain>
      <Explanation isSentHere={isHydrated && next !== null} linkExpired={linkExpired} />
      {isHydrated && isResolving && isUntouched ? (
        waiting
      ) : linkExpired && isMember ? (
        <StillSignedIn />
      ) : (
        <Form data-waiting={isHydrated ? undefined : ''}>
          <AuthForm actor={authForm} />
        </Form>
      )}
    </Plain>
  );
}
