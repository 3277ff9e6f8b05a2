// A card that is still loading, in its final space: its skeleton covers it, so that nothing shifts when it appears.
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
  /** Whether its skeleton is shown while it is veiled; without one its space stays blank. */
  hasSkeleton: boolean;
  /** Whether the card has a plate. */
  plate?: boolean;
  /** The card. */
  children: ReactNode;
};

/** The card, or its placeholder. */
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
