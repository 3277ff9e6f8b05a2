// The page of one tool of the lab, with its worksheet to download; the tool works in the page itself.
import { createElement } from 'react';
import { usePageData } from '#boot/pageData.ts';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import { FileFoot } from '#pages/parts/FileFoot.tsx';
import type { DetailPageData } from '#pages/parts/load.ts';
import { toolAt } from './tools.ts';

/** The component of /from-lab/{slug}. */
export function LabDetail() {
  const data = usePageData<DetailPageData>();
  const { path } = data.item;
  const tool = toolAt(path);
  return (
    <DetailPage {...data} after={tool === undefined ? null : createElement(tool)}>
      <FileFoot path={path} isDescribed />
    </DetailPage>
  );
}
