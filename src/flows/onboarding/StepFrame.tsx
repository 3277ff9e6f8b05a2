// What the steps share: heading, hint, and the line with the way on.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Display, Lede } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Box = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.two};
  width: 100%;
  max-width: ${(p) => (p.$narrow ? tokens.size.step : tokens.size.stage)};
  margin-inline: auto;
  padding-block-start: ${tokens.space.one};
  ${media.tablet} {
    padding-block-start: ${tokens.space.three};
  }
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.one};
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.one};
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.two};
  }
`;

const Note = styled.output`
  display: block;
  min-height: 1.4em;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.snug};
  letter-spacing: ${tokens.tracking.mono};
  color: ${tokens.color.muted};
`;

const Way = styled.div`
  display: grid;
  flex: none;
  margin-inline-start: auto;
  width: 100%;
  ${media.tablet} {
    width: auto;
  }
`;

export type StepFrameProps = {
  title: string;
  hint?: string;
  /** One column of fields instead of a grid of cards. */
  narrow?: boolean;
  children: ReactNode;
};

/** A step under its heading. */
export function StepFrame({ title, hint, narrow = false, children }: StepFrameProps) {
  return (
    <Box $narrow={narrow}>
      <Head>
        <Display as="h2" tabIndex={-1}>
          {title}
        </Display>
        {hint === undefined ? null : <Lede>{hint}</Lede>}
      </Head>
      {children}
    </Box>
  );
}

export type StepFootProps = {
  /** What the choice so far amounts to; changes are announced. */
  note?: ReactNode;
  /** The button. */
  children: ReactNode;
};

/** The last line of a step. */
export function StepFoot({ note, children }: StepFootProps) {
  return (
    <Foot>
      {note === undefined ? null : <Note>{note}</Note>}
      <Way>{children}</Way>
    </Foot>
  );
}
