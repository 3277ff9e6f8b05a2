// /from-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { bringFlows } from '#app/flows.ts';
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
      bringFlows(house.flows, 'files'),
    ),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: LabDetail,
});
