// The advisor's desk: the navigation of its sections, and the one that the address names.
import { Suspense } from 'react';
import { desk as words } from '#content/desk.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { site } from '#content/site.ts';
import { Page, PageHeading } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import type { DeskProps } from './props.ts';
import { QueuePanel } from './QueuePanel.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** The page. */
export function DeskPage(desk: DeskProps) {
  const { section } = desk.snapshot.context;
  return (
    <Page>
      <title>{`${words.title} · ${site.brand.titleSuffix}`}</title>
      <Stack $gap="two">
        <PageHeading
          title={words.title}
          lede={section === null ? words.lede : deskBoard.ledes[section]}
        />
        <SectionLinks {...desk} />
        <Suspense fallback={null}>
          {section === null ? (
            <QueuePanel signature={desk.snapshot.context.staff?.name ?? ''} />
          ) : (
            <BoardPanel key={section} section={section} />
          )}
        </Suspense>
        <KeysDialog {...desk} />
      </Stack>
    </Page>
  );
}
