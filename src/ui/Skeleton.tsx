// The outline of content while it loads.
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, tokens } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Block = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${(p) => p.$width};
  height: ${(p) => p.$height};
  max-width: 100%;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.hairline};
  ${media.moving} {
    animation: ${breathe} ${tokens.duration.beat} ease-in-out infinite;
  }
  ${media.forced} {
    border: ${tokens.line.hair} solid GrayText;
  }
`;

export type SkeletonProps = { width?: string; height?: string };

/** One block of a skeleton. Hidden from assistive technology: name the wait with SkeletonGroup. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <Block $width={width} $height={height} aria-hidden="true" />;
}

const CardBox = styled.div<{ $plate: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.one};
  padding-block-end: ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.medium};
  overflow: hidden;
  ${(p) => (p.$plate ? '' : `padding-block-start: ${tokens.space.oneHalf};`)}
  > ${(p) => (p.$plate ? ':not(:first-child)' : '*')} {
    margin-inline: ${tokens.space.oneHalf};
    max-width: calc(100% - 2 * ${tokens.space.oneHalf});
  }
`;
const PlateBlock = styled(Block)`
  aspect-ratio: 2.8;
  border-radius: 0;
`;

/** The shape of a Card, with its plate or without. */
export function SkeletonCard({ plate = true }: { plate?: boolean }) {
  return (
    <CardBox aria-hidden="true" $plate={plate}>
      {plate ? <PlateBlock $width="100%" $height="auto" /> : null}
      <Skeleton width="40%" height={tokens.space.snug} />
      <Skeleton width="70%" height={tokens.size.mark} />
      <Skeleton width="85%" height={tokens.space.one} />
    </CardBox>
  );
}

/** A text alternative for the skeletons in it. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </>
  );
}
