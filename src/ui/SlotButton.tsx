// An office hour that can be requested: its time, its host, and its other details, in one line.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pressable } from './Button.tsx';
import { Host, type HostId } from './Host.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Line = styled.button`
  display: grid;
  grid-template-columns: ${tokens.space.four} minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.one};
  width: 100%;
  min-height: ${tokens.size.controlLarge};
  padding: ${tokens.space.half};
  border-radius: ${tokens.radius.small};
  text-align: start;
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.text};
  cursor: pointer;
  touch-action: manipulation;
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${tokens.color.raised};
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: ${tokens.ring.inside};
  }
  &:disabled {
    color: ${tokens.color.muted};
    cursor: default;
    del {
      text-decoration: line-through;
    }
  }
  ${media.forced} {
    &:disabled {
      color: GrayText;
    }
  }
`;
const Times = styled.span`
  display: grid;
  font-family: ${tokens.font.mono};
  font-variant-numeric: tabular-nums;
`;
const Own = styled.span`
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
  white-space: nowrap;
`;
/** The host, and at the other end of the line, or under it, the tag. */
const Rest = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.one};
  min-width: 0;
`;
const Who = styled.span`
  button:disabled & {
    opacity: ${tokens.opacity.veiled};
  }
`;
const Tag = styled.span<{ $isPlain: boolean }>`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${(p) => (p.$isPlain ? tokens.color.muted : tokens.color.gold)};
`;

export type SlotButtonProps = {
  /** All of it, as it is read out. */
  name: string;
  time: string;
  /** The same time in the user's time zone, if it differs. */
  own?: string | null | undefined;
  host: HostId;
  /** The host's role: "Operator". */
  note: string;
  tag?: ReactNode;
  isDisabled?: boolean | undefined;
  onPress: () => void;
};

/** A slot; one that cannot be had is struck out. */
export function SlotButton({
  name,
  time,
  own = null,
  host,
  note,
  tag,
  isDisabled = false,
  onPress,
}: SlotButtonProps) {
  return (
    <Line {...pressable({ onPress, isDisabled })} aria-label={name}>
      <Times>
        {isDisabled ? <del>{time}</del> : time}
        {own === null ? null : <Own>{own}</Own>}
      </Times>
      <Rest>
        <Who>
          <Host host={host} note={note} />
        </Who>
        {tag ? <Tag $isPlain={isDisabled}>{tag}</Tag> : null}
      </Rest>
    </Line>
  );
}

/** Slots under each other, a hairline between them. */
export const SlotLines = styled.ul`
  display: grid;
  > li {
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
`;
