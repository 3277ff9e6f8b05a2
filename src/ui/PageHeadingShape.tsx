// The placeholder for the heading of a page while it loads.
import { HeadingGroup } from './Page.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Display, Eyebrow } from './Text.tsx';
import { tokens } from './tokens.ts';

/** As high as a heading of one line with its eyebrow, so that nothing below it shifts. */
export const PageHeadingShape = () => (
  <HeadingGroup aria-hidden="true">
    <Eyebrow>{'\u00a0'}</Eyebrow>
    <Display as="div">
      <Skeleton width={tokens.size.card} height="1lh" />
    </Display>
  </HeadingGroup>
);
