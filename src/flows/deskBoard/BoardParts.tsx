// What the sections of the desk have in common: an act's button, and the line of one who asks.
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import type { Asker, BoardAct } from '#machines/deskBoard.machine.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { tones } from '#flows/myRequests/words.ts';
import { PremiumBadge, Status } from '#ui/Badge.tsx';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Row } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { whoOf } from './names.ts';
import type { DeskBoardProps } from './props.ts';

/** Rows under each other, with a hairline over each. */
export const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  > li {
    display: grid;
    gap: ${tokens.space.half};
    min-width: 0;
    padding-block: ${tokens.space.one};
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
    overflow-wrap: anywhere;
  }
`;

/** One who asks within a row: a line beside a hairline. */
export const Inner = styled.ul`
  display: grid;
  gap: ${tokens.space.one};
  margin: 0;
  padding: 0 0 0 ${tokens.space.one};
  list-style: none;
  border-inline-start: ${tokens.line.hair} solid ${tokens.color.strong};
  > li {
    display: grid;
    gap: ${tokens.space.half};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type ActButtonProps = DeskBoardProps & { act: BoardAct; variant?: ButtonVariant };

/** The button of an act; for screen readers it also says about what. */
export function ActButton({ actor, snapshot, act, variant = 'secondary' }: ActButtonProps) {
  const { act: taken } = snapshot.context;
  const isTaken =
    snapshot.matches({ shown: { acting: 'atOnce' } }) &&
    taken?.id === act.id &&
    taken.kind === act.kind;
  return (
    <Button
      size="small"
      variant={variant}
      aria-label={`${deskBoard.acts[act.kind].name}: ${act.about}`}
      isPending={isTaken}
      // Under a dialog it cannot be pressed anyway, and gets the focus back when that closes.
      isDisabled={
        !isTaken && !snapshot.hasTag('dialogOpen') && !snapshot.can({ type: 'act.chosen', act })
      }
      onPress={() => actor.send({ type: 'act.chosen', act })}
    >
      {deskBoard.acts[act.kind].name}
    </Button>
  );
}

/** Who asks, with their status, and the way to the request. */
export function Who({ asker }: { asker: Asker }) {
  return (
    <Row $gap="half">
      <Status tone={tones[asker.status]}>{statusName(asker.status)}</Status>
      {asker.tier === 'premium' ? <PremiumBadge word={deskBoard.premium} /> : null}
      <TextLink tone="action" href={`/desk?request=${asker.id}`}>
        {whoOf(asker)}
        <VisuallyHidden>{` ${deskBoard.open}`}</VisuallyHidden>
      </TextLink>
    </Row>
  );
}
