// A card that is still to come, in the room that it will take: its skeleton lies over it, and nothing jumps as it appears.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SkeletonCard } from './Skeleton.tsx';

const Room = styled.div`
  position: relative;
  min-width: 0;
`;
const Held = styled.div`
  height: 100%;
  &[inert] {
    visibility: hidden;
  }
`;
const Cover = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  > * {
    height: 100%;
  }
`;

export type VeilProps = {
  isVeiled: boolean;
  /** While it is veiled, whether its skeleton is shown; without one its room stays blank. */
  hasSkeleton: boolean;
  /** Whether the card has a plate. */
  plate?: boolean;
  /** The card. */
  children: ReactNode;
};

/** The card, or what stands for it. */
export function Veil({ isVeiled, hasSkeleton, plate = true, children }: VeilProps) {
  return (
    <Room>
      <Held inert={isVeiled}>{children}</Held>
      {isVeiled && hasSkeleton ? (
        <Cover data-skeleton>
          <SkeletonCard plate={plate} />
        </Cover>
      ) : null}
    </Room>
  );
}
