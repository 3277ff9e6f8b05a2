// The start of a page: its breadcrumb, its title, its purpose, and its plate.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageWords } from '#boot/pageData.ts';
import type { BreadcrumbItem } from '#ui/Breadcrumb.tsx';
import { PageHeading } from '#ui/Page.tsx';
import { Plate } from '#ui/Plate.tsx';
import type { Look } from '#ui/plates/draw.ts';
import { Stack } from '#ui/Stack.tsx';
import { Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { Crumbs } from './Crumbs.tsx';
import { Points } from './Points.tsx';

/** The opening's own element, so that the next section can tell that a hairline precedes it. */
export const OpeningBox = styled(Stack)``;

const Box = styled.div<{ $split: boolean }>`
  display: grid;
  gap: ${tokens.space.three};
  align-items: end;
  padding-block-end: ${tokens.space.three};
  border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.tablet} {
    grid-template-columns: ${(p) => (p.$split ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)')};
    gap: ${tokens.space.two};
  }
  ${media.desktop} {
    gap: ${tokens.space.four};
  }
`;

const Figure = styled.div`
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.medium};
  overflow: hidden;
`;

const Further = styled.p`
  max-width: ${tokens.measure};
  color: ${tokens.color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.half};
`;

export type OpeningProps = {
  /** The breadcrumb, for pages below another page. */
  crumbs?: readonly BreadcrumbItem[];
  /** The motif of its plate. */
  plate?: Look;
  /** The content of the page, as a list. */
  points?: { label: string; points: readonly string[] };
  /** Links and badges under the text. */
  children?: ReactNode;
};

/** The opening of one of the site's routes, with its texts. */
export function Opening({ crumbs, plate, points, children }: OpeningProps) {
  const { path, h1, purpose } = usePageWords();
  const [lede, ...further] = purpose;
  return (
    <OpeningBox $gap="two">
      {crumbs ? <Crumbs items={crumbs} /> : null}
      <Box $split={plate !== undefined}>
        <Stack $gap="one">
          <PageHeading title={h1} lede={lede} />
          {further.map((sentence) => (
            <Further key={sentence}>
              <Sentence text={sentence} />
            </Further>
          ))}
          {points ? <Points {...points} /> : null}
          {children ? <Actions>{children}</Actions> : null}
        </Stack>
        {plate ? (
          <Figure>
            <Plate look={plate} id={path} ratio={1.6} />
          </Figure>
        ) : null}
      </Box>
    </OpeningBox>
  );
}
