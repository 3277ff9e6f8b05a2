// The doors of the site: what this is at the left, with the curve; the form at the right. One column on a phone.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Curve } from '#ui/Curve.tsx';
import { Column } from '#ui/Page.tsx';
import { media, tokens } from '#ui/tokens.ts';

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

const Drawing = styled.div`
  display: none;
  max-width: ${tokens.size.form};
  ${media.desktop} {
    display: block;
  }
  ${media.print} {
    display: none;
  }
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

export type DoorLayoutProps = {
  /** The page's heading, where it does not stand in the panel. */
  heading?: ReactNode;
  children: ReactNode;
};

/** Heading and drawing beside a form. */
export function DoorLayout({ heading, children }: DoorLayoutProps) {
  return (
    <Box>
      <Words>
        {heading}
        <Drawing>
          <Curve />
        </Drawing>
      </Words>
      <Panel>{children}</Panel>
    </Box>
  );
}
