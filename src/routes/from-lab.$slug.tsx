// /from-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { LabDetail } from '#pages/fromLab/LabDetail.tsx';
import { bringTool } from '#pages/fromLab/moving.ts';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/from-lab/$slug')({
  loader: ({ context: { house }, params: { slug } }) =>
    wholeDetail(
      house.flows,
      '/from-lab',
      slug,
      bringTool(house.flows, slug),
      loadFlows(house.flows, 'fileDownload'),
    ),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: LabDetail,
});
