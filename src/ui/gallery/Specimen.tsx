// One exhibit of the gallery: a name, and the thing itself.
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../Stack.tsx';
import { Eyebrow, Heading } from '../Text.tsx';
import { tokens, type Theme } from '../tokens.ts';

export type SpecimensProps = { theme: Theme };

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

/** A named exhibit. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Eyebrow>{name}</Eyebrow>
      {children}
    </Box>
  );
}

/** A section of the gallery: a region with its title as the name. */
export function GalleryPage({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Stack as="section" $gap="two" aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      {children}
    </Stack>
  );
}

/** The handler of a control in the gallery: does nothing. */
export const noop = () => undefined;
