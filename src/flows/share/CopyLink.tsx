// A private link that was just made, in a field and with a button that copies it: the conversation of every 'Share'.
import type { ReactNode } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { shareMachine } from '#machines/share.machine.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';

export type CopyLinkProps = {
  flow: typeof shareMachine;
  /** From the root of the site. */
  link: string;
  title: string;
  words: { field: string; copy: string; copied: string; byHand: string; done: string };
  /** What else can be done with the link, before it is copied: then copying is not the first thing to do. */
  children?: ReactNode;
};

/** The field, and the button below it. */
export function CopyLink({ flow, link, title, words, children }: CopyLinkProps) {
  const share = useActorRef(flow);
  const snapshot = useSelector(share, (current) => current);
  return (
    <div data-flow="share" data-state={statePath(snapshot.value)}>
      <Stack $gap="half">
        <CopyField label={words.field} value={new URL(link, window.location.origin).href} />
        {snapshot.hasTag('panelOpen') ? (
          <Notice
            live
            title={words.byHand}
            action={
              <Button size="small" onPress={() => share.send({ type: 'panel.closed' })}>
                {words.done}
              </Button>
            }
          />
        ) : (
          <Row $gap="half">
            {children}
            <Button
              size="small"
              {...(children === undefined && { variant: 'primary' })}
              isPending={snapshot.hasTag('busy')}
              onPress={() => share.send({ type: 'link.shared', link, title })}
            >
              {words.copy}
            </Button>
            <output>{snapshot.hasTag('copied') ? words.copied : ''}</output>
          </Row>
        )}
      </Stack>
    </div>
  );
}
