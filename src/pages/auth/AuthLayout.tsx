// The layout of the sign-in pages: the introduction with the curve at the left, the form at the right. One column on a
// phone.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Column } from '#ui/Page.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { authParts } from './staticParts.ts';

const Drawn = authParts.piece('Drawn');

const Box = styled(Column)`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${tokens.space.two};
  padding-block: ${tokens.space.three} ${tokens.space.section};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    align-items: start;
    gap: ${tokens.space.six};
    padding-block-start: ${tokens.space.four};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.three};
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.oneHalf};
  width: 100%;
  max-width: ${tokens.size.dialog};
  ${media.tablet} {
    padding: ${tokens.space.two};
    background: ${tokens.color.raised};
    border: ${tokens.line.hair} solid ${tokens.color.hairline};
    border-block-start: ${tokens.line.bold} solid ${tokens.color.accent};
    border-radius: ${tokens.radius.medium};
  }
`;

export type AuthLayoutProps = {
  /** The page's heading, where it is not in the panel. */
  heading?: ReactNode;
  children: ReactNode;
};

/** Heading and drawing beside a form. */
export function AuthLayout({ heading, children }: AuthLayoutProps) {
  return (
    <Box>
      <Words>
        {heading}
        <Drawn />
      </Words>
      <Panel>{children}</Panel>
    </Box>
  );
}
