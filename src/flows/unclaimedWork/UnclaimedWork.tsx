// "Are these yours?": a dialog that lists texts of an earlier visit without an owner, and never their content.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { unclaimedWork as words } from '#content/unclaimedWork.ts';
import type {
  PageLayer,
  UnclaimedItem,
  unclaimedWorkMachine,
} from '#machines/unclaimedWork.machine.ts';
import { useApp } from '#boot/app.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { useFocusOnRedraw } from '#ui/useFocusOnRedraw.ts';

const List = styled.ul`
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  > li {
    display: flex;
    flex-direction: column;
    padding-block: ${tokens.space.snug};
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
    ${media.tablet} {
      flex-direction: row;
      justify-content: space-between;
      align-items: baseline;
      gap: ${tokens.space.oneHalf};
    }
  }
`;

/** In the member's own time zone, because they compare it with their memory. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const names: Readonly<Record<UnclaimedItem['kind'], string>> = {
  ...words.drafts,
  ...words.requests,
};

const Item = ({ kind, at }: UnclaimedItem) => (
  <li>
    {names[kind]}
    <Muted as="span">
      {kind in words.drafts ? words.draft : words.request}
      {' · '}
      {at === null ? words.unknownDate : <time dateTime={at}>{day.format(new Date(at))}</time>}
    </Muted>
  </li>
);

type Shown<Tag> = {
  getSnapshot: () => { hasTag: (tag: Tag) => boolean };
  subscribe: PageLayer['subscribe'];
};

/** Renders an actor of the page over it while the actor has a tag. */
const layerOf = <Tag extends string>(actor: Shown<Tag>, tag: Tag): PageLayer => ({
  isOpen: () => actor.getSnapshot().hasTag(tag),
  subscribe: (notice) => actor.subscribe(notice),
});

/** The view of `unclaimedWork`, loaded with its flow: no first view contains more than the name of both. */
export function UnclaimedWork({ flow }: { flow: typeof unclaimedWorkMachine }) {
  const { onboardingLayer, siteSearch, mobileMenu, toaster } = useApp();
  const actor = useActorRef(flow, {
    input: {
      layers: [
        layerOf(onboardingLayer, 'layerTaken'),
        layerOf(siteSearch, 'dialogOpen'),
        layerOf(mobileMenu, 'dialogOpen'),
        layerOf(toaster, 'visible'),
      ],
    },
  });
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const isClaiming = snapshot.matches('claiming');
  const isRefusing = snapshot.matches('refusing');
  useFocusOnRedraw(snapshot.matches('claimed'));
  const postpone = () => actor.send({ type: 'work.postponed' });

  return (
    <Dialog
      title={words.title}
      closeLabel={words.postpone}
      isOpen={snapshot.hasTag('dialogOpen')}
      isDismissable={false}
      isCloseDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) postpone();
      }}
    >
      <p data-flow="unclaimedWork" data-state={statePath(snapshot.value)}>
        {words.text}
      </p>
      <List aria-label={words.listLabel}>
        {snapshot.context.items.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </List>
      {snapshot.hasTag('failed') ? (
        <>
          <Notice tone="error" live title={words.failed.title}>
            {words.failed.text}
          </Notice>
          <DialogActions>
            <Button variant="quiet" onPress={postpone}>
              {words.postpone}
            </Button>
            <Button variant="primary" onPress={() => actor.send({ type: 'work.retried' })}>
              {words.failed.retry}
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <Muted>{words.hint}</Muted>
          <DialogActions>
            <Button variant="quiet" isDisabled={isBusy} onPress={postpone}>
              {words.postpone}
            </Button>
            <Button
              isDisabled={isClaiming}
              isPending={isRefusing}
              onPress={() => actor.send({ type: 'work.refused' })}
            >
              {isRefusing ? words.refusing : words.refuse}
            </Button>
            <Button
              variant="primary"
              isDisabled={isRefusing}
              isPending={isClaiming}
              onPress={() => actor.send({ type: 'work.claimed' })}
            >
              {isClaiming ? words.claiming : words.claim}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
