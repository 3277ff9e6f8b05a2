// The link to an answer, for its member: made, copied, and revoked.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { requestPage } from '#content/requestPage.ts';
import { useFlows } from '#boot/useFlow.ts';
import { CopyLink } from '#flows/share/CopyLink.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, MutedLines } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = requestPage.document.forwarding;

type ForwardingProps = {
  id: string;
  title: string;
  /** A link exists already. */
  isThere: boolean;
};

const Box = styled.div`
  max-width: ${tokens.size.heading};
`;

/** The link, as long as it is known. */
function NewLink({ token, title }: { token: string; title: string }) {
  const [flow] = useFlows('stack/share');
  return <CopyLink flow={flow} link={`/answers/${token}`} title={title} words={words} />;
}

/** The view of `forwarding`. */
export function Forwarding({ id, title, isThere }: ForwardingProps) {
  const [flow] = useFlows('requestPage/forwarding');
  const actor = useActorRef(flow, { input: { id, isThere } });
  const snapshot = useSelector(actor, (current) => current);
  const { token, problem } = snapshot.context;
  const path = statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(path, 'button');
  const isMaking = snapshot.hasTag('none') && snapshot.hasTag('busy');
  const said = problem === null ? null : problem || words.failed;
  return (
    <Box ref={box} data-flow="forwarding" data-state={path} data-print="hide">
      <Stack $gap="one">
        <Eyebrow>{words.label}</Eyebrow>
        <MutedLines>{snapshot.hasTag('none') ? words.none : words.there}</MutedLines>
        {said === null || snapshot.hasTag('dialogOpen') ? null : (
          <Notice tone="error" live title={said} />
        )}
        {snapshot.hasTag('none') ? (
          <Row>
            <Button
              size="small"
              isPending={isMaking}
              onPress={() => actor.send({ type: 'link.requested' })}
            >
              {isMaking ? words.making : words.make}
            </Button>
          </Row>
        ) : (
          <>
            {token === null ? (
              <MutedLines>{words.hidden}</MutedLines>
            ) : (
              <NewLink token={token} title={title} />
            )}
            <Row>
              <Button
                size="small"
                variant="danger"
                onPress={() => actor.send({ type: 'revocation.requested' })}
              >
                {words.revoke}
              </Button>
            </Row>
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={snapshot.hasTag('dialogOpen')}
        title={words.confirm.title}
        text={words.confirm.text}
        confirmLabel={words.confirm.revoke}
        cancelLabel={words.confirm.keep}
        busyLabel={words.confirm.busy}
        isBusy={snapshot.hasTag('busy')}
        problem={said}
        onConfirm={() => actor.send({ type: 'revocation.confirmed' })}
        onCancel={() => actor.send({ type: 'action.cancelled' })}
      />
    </Box>
  );
}
