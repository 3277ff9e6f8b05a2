// The page of one tool of the lab, with its worksheet to download; two of the tools work in the page itself.
import { usePageData } from '#boot/pageData.ts';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import { FileFoot } from '#pages/parts/FileFoot.tsx';
import type { DetailPageData } from '#pages/parts/load.ts';
import { LabCanvas, LabTimer } from './tools.ts';

/** The component of /from-lab/{slug}. */
export function LabDetail() {
  const data = usePageData<DetailPageData>();
  const { path } = data.item;
  const tool =
    path === '/from-lab/second-curve-timer' ? (
      <LabTimer />
    ) : path === '/from-lab/assumption-canvas' ? (
      <LabCanvas />
    ) : null;
  return (
    <DetailPage {...data} after={tool}>
      <FileFoot path={path} isDescribed />
    </DetailPage>
  );
}
