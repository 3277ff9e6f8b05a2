// Modes of Impact: seven cards, and the dialog with the details of each.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import { home } from '#content/home.ts';
import { useFlow } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button, pressable } from '#ui/Button.tsx';
import { Card, CardTable } from '#ui/Card.tsx';
import { Dialog, DialogActions, expectDialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LinkButton, TextLink, textLinkLook, type TextLinkTone } from '#ui/LinkButton.tsx';
import { Mark, Marked } from '#ui/Mark.tsx';
import { Plate } from '#ui/Plate.tsx';
import { openCircle } from '#ui/plates/openCircle.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Lede } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { media, tokens } from '#ui/tokens.ts';

const { cards, open, dialog: words } = home.identities;
const numberOf = (at: number) => String(at + 1).padStart(2, '0');

/** Fills the eighth field of the table, where there is one. */
const Ornament = styled.div`
  display: none;
  align-content: center;
  ${media.tablet} {
    display: grid;
    > svg {
      background: none;
    }
  }
`;

/** The whole card opens the dialog: its text is the button's name too. */
const Open = styled.button<{ $tone: TextLinkTone }>`
  ${textLinkLook}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Without scripts, a link replaces the button. */
const WithoutScripts = styled.div`
  html[data-js] & {
    display: none;
  }
`;

const Cell = styled.div`
  position: relative;
  ${media.pointer} {
    &:hover {
      background: ${tokens.color.raised};
    }
  }
  > article {
    background: none;
    border: 0;
    border-radius: 0;
    > * > :last-child {
      position: static;
      border: 0;
    }
  }
`;

const Summary = styled.p`
  color: ${tokens.color.text};
`;

const Figures = styled.ul`
  display: grid;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  li {
    padding-block: ${tokens.space.half};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.small};
  }
`;

const Description = styled.p`
  max-width: ${tokens.measure};
`;

type TellProps = {
  actor: ActorRefFrom<typeof identityDialogMachine>;
  snapshot: SnapshotFrom<typeof identityDialogMachine>;
};

/** The description, in the first person. */
function Tell({ actor, snapshot }: TellProps) {
  const { at, count, isTurned } = snapshot.context;
  const card = cards[at];
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={card?.title ?? ''}
      isOpen={snapshot.hasTag('dialogOpen')}
      closeLabel={words.close}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    >
      {card === undefined ? null : (
        <Stack $gap="oneHalf">
          <Stack $gap="one" aria-live={isTurned ? 'polite' : undefined}>
            <Eyebrow>
              {`${numberOf(at)} / ${numberOf(count - 1)}`}
              <VisuallyHidden>{` ${card.title}`}</VisuallyHidden>
            </Eyebrow>
            <Lede>{card.role}</Lede>
            <Description>{card.description}</Description>
            <Figures aria-label={words.metrics}>
              {card.metrics.map((metric) => (
                <li key={metric}>{metric}</li>
              ))}
            </Figures>
          </Stack>
          <DialogActions>
            <Button icon="back" onPress={() => actor.send({ type: 'identity.previous' })}>
              {words.previous}
            </Button>
            <Button iconAfter="arrow" onPress={() => actor.send({ type: 'identity.next' })}>
              {words.next}
            </Button>
            <LinkButton href={card.cta.href} variant="primary">
              {card.cta.name}
            </LinkButton>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  );
}

/** The view of `identityDialog`. */
export function IdentityCards() {
  const identityDialog = useFlow('heroReveal/identityDialog');
  const actor = useActorRef(identityDialog, { input: { count: cards.length } });
  const snapshot = useSelector(actor, (current) => current);
  return (
    <div
      data-flow="identityDialog"
      data-state={statePath(snapshot.value)}
      onPointerEnter={expectDialog}
      onFocus={expectDialog}
    >
      <CardTable $columns={4}>
        {cards.map((card, at) => (
          <Cell key={card.id}>
            <Card
              heading={card.title}
              eyebrow={
                <Marked>
                  <Mark name={card.icon} />
                  {numberOf(at)}
                </Marked>
              }
              action={
                <>
                  <Open
                    {...pressable({ onPress: () => actor.send({ type: 'identity.opened', at }) })}
                    $tone="action"
                    aria-haspopup="dialog"
                    data-needs-js=""
                  >
                    {open}
                    <VisuallyHidden>{` ${card.title}`}</VisuallyHidden>
                    <Icon name="arrow" small />
                  </Open>
                  <WithoutScripts>
                    <TextLink href={card.cta.href} tone="action">
                      {card.cta.name}
                      <Icon name="arrow" small />
                    </TextLink>
                  </WithoutScripts>
                </>
              }
            >
              <Summary>{card.summary}</Summary>
            </Card>
          </Cell>
        ))}
        <Ornament>
          <Plate look={openCircle} id="modes-of-impact" ratio={1.4} />
        </Ornament>
      </CardTable>
      <Tell actor={actor} snapshot={snapshot} />
    </div>
  );
}
