// The page of a toolkit: its content, the first page of its file, and the file itself.
import { usePageData } from '#boot/pageData.ts';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import { FileFoot } from '#pages/parts/FileFoot.tsx';
import type { DetailPageData } from '#pages/parts/load.ts';

/** The component of /ops-cabinet/{slug}. */
export function ToolkitDetail() {
  const data = usePageData<DetailPageData>();
  return (
    <DetailPage {...data}>
      <FileFoot path={data.item.path} />
    </DetailPage>
  );
}
