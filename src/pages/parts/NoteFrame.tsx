// The frame of a numbered note: its number, its heading, and its text beside it.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Eyebrow, Heading } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Note = styled.section`
  display: grid;
  gap: ${tokens.space.snug} ${tokens.space.oneHalf};
  padding-block: ${tokens.space.two};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  scroll-margin-block-start: ${tokens.space.four};
  &:last-child {
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  /* The number is in the place of a Section's label, the heading in the place of its heading. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 4fr);
    align-items: baseline;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${tokens.space.snug} ${tokens.space.oneHalf};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    align-items: baseline;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  justify-items: start;
  max-width: ${tokens.measure};
`;

export type NoteFrameProps = { id: string; number: number; title: string; children: ReactNode };

/** A note, labelled by its heading. */
export function NoteFrame({ id, number, title, children }: NoteFrameProps) {
  return (
    <Note id={id} aria-labelledby={`${id}-title`}>
      <Eyebrow>{String(number).padStart(2, '0')}</Eyebrow>
      <Body>
        <Heading level={2} look={3} id={`${id}-title`}>
          {title}
        </Heading>
        <Text>{children}</Text>
      </Body>
    </Note>
  );
}
