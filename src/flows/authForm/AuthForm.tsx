// Signing in or creating an account: the two tabs of /auth.
import { useSelector } from '@xstate/react';
import { auth } from '#content/auth.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import type { AuthTab } from '#machines/authForm.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { StepTransition } from '#ui/StepTransition.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx';
import { Heading } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { AuthFormRef } from './props.ts';

/** The view of `authForm`. */
export function AuthForm({ actor }: { actor: AuthFormRef }) {
  const snapshot = useSelector(actor, (current) => current);
  const isConfirming = snapshot.hasTag('confirming');
  const tab: AuthTab = snapshot.hasTag('signUp') ? 'signup' : 'signin';
  // The inline links are removed with their panel.
  const root = useLostFocus<HTMLDivElement>(tab);
  const choose = (chosen: AuthTab) => actor.send({ type: 'tab.chosen', tab: chosen });
  const isShut = (other: AuthTab) =>
    other !== tab && !snapshot.can({ type: 'tab.chosen', tab: other });

  return (
    <div ref={root} data-flow="authForm" data-state={statePath(snapshot.value)}>
      <StepTransition step={isConfirming ? 'confirming' : 'form'}>
        {isConfirming ? (
          <Stack $gap="oneHalf" $align="start">
            <Heading look={2} tabIndex={-1}>
              {auth.confirmEmail.title}
            </Heading>
            <Notice tone="success">
              {fillIn(auth.confirmEmail.text, { email: snapshot.context.email })}
            </Notice>
            <Button onPress={() => choose('signin')}>{auth.confirmEmail.action}</Button>
          </Stack>
        ) : (
          <Tabs
            selectedKey={tab}
            onSelectionChange={(key) => choose(key === 'signup' ? 'signup' : 'signin')}
          >
            <TabList aria-label={auth.page.tabsLabel}>
              <Tab id="signin" isDisabled={isShut('signin')}>
                {auth.signIn.tab}
              </Tab>
              <Tab id="signup" isDisabled={isShut('signup')}>
                {auth.signUp.tab}
              </Tab>
            </TabList>
            <TabPanel id="signin">
              <CredentialsForm tab="signin" actor={actor} />
            </TabPanel>
            <TabPanel id="signup">
              <CredentialsForm tab="signup" actor={actor} />
            </TabPanel>
          </Tabs>
        )}
      </StepTransition>
    </div>
  );
}
