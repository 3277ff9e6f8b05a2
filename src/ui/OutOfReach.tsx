// Shown where the script of a pressed control cannot be fetched: the problem and two actions, instead of a dead button.
import { styled } from 'styled-components';
import { service } from '#content/service.ts';
import { Button } from './Button.tsx';
import { media, tokens } from './tokens.ts';

const Note = styled.div`
  position: fixed;
  z-index: ${tokens.z.toast};
  inset-inline: ${tokens.space.one};
  inset-block-end: ${tokens.space.one};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.one};
  max-width: ${tokens.size.dialog};
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.strong};
  border-inline-start: ${tokens.line.edge} solid ${tokens.color.danger};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  text-align: start;
  white-space: normal;
  ${media.tablet} {
    inset-inline: auto ${tokens.space.two};
    inset-block-end: ${tokens.space.two};
  }
`;

/** Where the note goes with the focus in it, the control that was pressed before gets it: a press of "Try again" removes both. */
const returnFocus = (note: HTMLElement | null) => {
  const opener = document.activeElement as HTMLElement | null;
  return () => {
    if (note?.contains(document.activeElement) === true) opener?.focus();
  };
};

export type OutOfReachProps = {
  onRetry: () => unknown;
  /** Nothing where the sentence stays as long as its reason does. */
  onGiveUp?: () => void;
};

/** A sentence, "Try again", and "Dismiss" where that is possible. */
export function OutOfReach({ onRetry, onGiveUp }: OutOfReachProps) {
  return (
    <Note role="alert" ref={returnFocus}>
      {service.partOutOfReach}
      <Button size="small" onPress={() => void onRetry()}>
        {service.retry}
      </Button>
      {onGiveUp === undefined ? null : (
        <Button size="small" variant="quiet" onPress={onGiveUp}>
          {service.dismiss}
        </Button>
      )}
    </Note>
  );
}
