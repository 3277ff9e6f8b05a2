// /from-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { LabDetail } from '#pages/fromLab/LabDetail.tsx';
import { loadTool } from '#pages/fromLab/tools.ts';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/from-lab/$slug')({
  loader: ({ context: { app }, params: { slug } }) =>
    wholeDetail(
      app.flows,
      '/from-lab',
      slug,
      loadTool(app.flows, slug),
      loadFlows(app.flows, 'fileDownload'),
    ),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: LabDetail,
});
