// The common parts of a flow's steps: heading, hint, and the line with the back and forward buttons.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Display, Lede, Sentence } from './Text.tsx';
import { media, tokens } from './tokens.ts';

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

const Foot = styled.div<{ $hasBack: boolean }>`
  display: grid;
  grid-template-columns: ${(p) => (p.$hasBack ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: ${tokens.space.one};
  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${tokens.space.two};
  }
`;

/** On a phone it is above the buttons, otherwise between them. */
const Note = styled.output`
  display: block;
  grid-column: 1 / -1;
  order: -1;
  min-height: 1.4em;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: ${tokens.leading.snug};
  letter-spacing: ${tokens.tracking.mono};
  color: ${tokens.color.muted};
  ${media.tablet} {
    order: 0;
  }
`;

const Navigation = styled.div`
  display: grid;
  flex: none;
  ${media.tablet} {
    margin-inline-start: auto;
  }
`;

export type StepFrameProps = {
  title: string;
  hint?: string;
  /** 1 where the flow is the content of the page, 2 in a layer. */
  level?: 1 | 2;
  /** One column of fields instead of a grid of cards. */
  narrow?: boolean;
  children: ReactNode;
};

/** A step under its heading. */
export function StepFrame({ title, hint, level = 2, narrow = false, children }: StepFrameProps) {
  return (
    <Box $narrow={narrow}>
      <Head>
        <Display as={`h${level}`} tabIndex={-1}>
          {title}
        </Display>
        {hint === undefined ? null : (
          <Lede>
            <Sentence text={hint} />
          </Lede>
        )}
      </Head>
      {children}
    </Box>
  );
}

export type StepFootProps = {
  /** The status of the choice; changes are announced. */
  note?: ReactNode;
  /** The back button. */
  back?: ReactNode;
  /** The forward button. */
  children?: ReactNode;
};

/** The last line of a step. */
export function StepFoot({ note, back, children }: StepFootProps) {
  return (
    <Foot $hasBack={back !== undefined}>
      {back}
      {note === undefined ? null : <Note>{note}</Note>}
      {children === undefined ? null : <Navigation>{children}</Navigation>}
    </Foot>
  );
}
