// Replaces a page that cannot be shown: the reason, and links. It is in every page's scripts, so it is small.
import type { ReactNode } from 'react';
import { Page, PageHeading, type PageHeadingProps } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';

type LostProps = Pick<PageHeadingProps, 'eyebrow' | 'title' | 'lede'> & {
  /** Buttons and links. */
  children: ReactNode;
};

/** A page in place of another one. */
export function Lost({ children, ...words }: LostProps) {
  return (
    <Page>
      <Stack $gap="two">
        <PageHeading {...words} />
        <Row>{children}</Row>
      </Stack>
    </Page>
  );
}
