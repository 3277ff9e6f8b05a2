// What a member can do about a plan that a checkout manages: leave for its page.
import { useActorRef, useSelector } from '@xstate/react';
import { portal as words } from '#content/portal.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';

/** The view of `portal`. */
export function Portal() {
  const actor = useActorRef(useFlow('plan/portal'));
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  return (
    <div data-flow="portal" data-state={statePath(snapshot.value)}>
      <Stack $gap="one">
        {snapshot.hasTag('refused') ? (
          <Notice tone="error" live title={snapshot.context.problem || words.failed} />
        ) : null}
        <Row $gap="half">
          <Button
            size="small"
            variant="primary"
            isPending={isBusy}
            onPress={() => actor.send({ type: 'portal.requested' })}
          >
            {isBusy ? words.busy : words.action}
          </Button>
        </Row>
        <Muted>{words.text}</Muted>
      </Stack>
    </div>
  );
}
