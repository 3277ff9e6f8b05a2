// 'Share', on any item: copies the link; where copying is not allowed, shows it in a small panel beside the button.
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { SharedLink } from '#machines/share.machine.ts';
import { signalStack } from '#content/signalStack.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { PopoverAt } from '#ui/Popover.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useStackActors } from '#flows/stack/StackProvider.tsx';

const words = signalStack.share;

/** The whole address, to be taken along by hand. */
const WholeLink = ({ link }: Pick<SharedLink, 'link'>) => (
  <CopyField label={words.field} value={new URL(link, window.location.origin).href} />
);

/** The button, named after its item. */
export function Share({ link, title }: SharedLink) {
  const { share } = useStackActors();
  const snapshot = useSelector(share, (current) => current);
  const button = useRef<HTMLButtonElement>(null);
  const isMine = snapshot.context.link === link;
  const isBusy = snapshot.hasTag('busy');
  const isOpen = isMine && snapshot.hasTag('panelOpen');
  const close = () => share.send({ type: 'panel.closed' });
  return (
    <span data-flow="share" data-state={statePath(snapshot.value)}>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon="share"
        isPending={isBusy || snapshot.hasTag('panelOpen')}
        onPress={() => share.send({ type: 'link.shared', link, title })}
      >
        {words.button}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <PopoverAt label={words.panel} anchor={button} isOpen={isOpen} onClose={close}>
        <Stack $gap="one">
          <Muted>{words.hint}</Muted>
          <WholeLink link={link} />
          <Button size="small" onPress={close}>
            {words.close}
          </Button>
        </Stack>
      </PopoverAt>
    </span>
  );
}

/** That it was copied, announced. */
export function ShareNote({ link }: Pick<SharedLink, 'link'>) {
  const { share } = useStackActors();
  const isCopied = useSelector(
    share,
    (snapshot) => snapshot.hasTag('copied') && snapshot.context.link === link,
  );
  return <Muted as="output">{isCopied ? words.copied : ''}</Muted>;
}
