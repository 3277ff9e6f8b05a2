// A link from a mail: replaces the form while the link is checked, needs a confirmation, or could not be opened.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFlow } from '#boot/useFlow.ts';
import { useApp, usePageActor } from '#boot/app.tsx';
import { mailedLink as words } from '#content/mailedLink.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { useStepFocus } from '#ui/useStepFocus.ts';

/** An address may be wider than a phone's screen. */
const Box = styled.div`
  overflow-wrap: anywhere;
`;

/** A text with an address: an address too long for its line breaks at its @ and not in the middle of a word. */
const broken = (text: string) => {
  const [before = '', ...after] = text.split('@');
  return [before, ...after.flatMap((part) => [<wbr key={part} />, `@${part}`])];
};

/** The view of `mailedLink`; `waiting` is the placeholder. */
export function MailedLink({ waiting }: { waiting: ReactNode }) {
  const { session } = useApp();
  const mailedLink = useFlow('mailedLink');
  const actor = useActorRef(mailedLink, { input: { session } });
  const snapshot = useSelector(actor, (current) => current);
  const member = usePageActor(session, (current) => current.context.member?.email ?? null);
  const { link, problem } = snapshot.context;
  const email = link?.email ?? '';
  const step = (['asking', 'failed', 'foreign'] as const).find((tag) => snapshot.hasTag(tag));
  const box = useStepFocus<HTMLDivElement>(step ?? 'busy');
  const decline = () => actor.send({ type: 'link.declined' });

  return (
    <Box ref={box} data-flow="mailedLink" data-state={statePath(snapshot.value)}>
      {step === undefined ? (
        <Stack $gap="oneHalf">
          <output>{snapshot.hasTag('closing') ? words.closing : words.checking}</output>
          {waiting}
        </Stack>
      ) : step === 'asking' ? (
        <Stack $gap="oneHalf">
          <Heading tabIndex={-1}>{broken(fillIn(words.ask.title, { email }))}</Heading>
          <Stack $gap="one">
            <p>{fillIn(words.ask[link?.kind ?? 'account'], { email })}</p>
            {member === null || member.toLowerCase() === email ? null : (
              <p>{fillIn(words.ask.instead, { email, member })}</p>
            )}
            <p>{words.ask.declineHint}</p>
          </Stack>
          <Button variant="primary" wide onPress={() => actor.send({ type: 'link.accepted' })}>
            {words.ask.accept}
          </Button>
          <Button wide onPress={decline}>
            {words.ask.decline}
          </Button>
        </Stack>
      ) : step === 'failed' ? (
        <Stack $gap="oneHalf">
          <Heading tabIndex={-1}>{words.failed.title}</Heading>
          <Notice tone="error" live title={problem ?? words.failed.unanswered}>
            {words.failed.text}
          </Notice>
          <Button variant="primary" wide onPress={() => actor.send({ type: 'link.retried' })}>
            {words.failed.retry}
          </Button>
          <Button wide onPress={decline}>
            {words.failed.decline}
          </Button>
        </Stack>
      ) : (
        <Stack $gap="oneHalf">
          <Heading tabIndex={-1}>
            {email === '' ? words.foreign.nameless : broken(fillIn(words.foreign.title, { email }))}
          </Heading>
          <Notice tone="error" live>
            {words.foreign.text}
          </Notice>
          <Button variant="primary" wide onPress={decline}>
            {words.foreign.close}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
