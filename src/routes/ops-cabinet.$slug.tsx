// /ops-cabinet/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { bringFlows } from '#app/flows.ts';
import { ToolkitDetail } from '#pages/opsCabinet/ToolkitDetail.tsx';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/ops-cabinet/$slug')({
  loader: ({ context: { house }, params: { slug } }) =>
    wholeDetail(house.flows, '/ops-cabinet', slug, bringFlows(house.flows, 'files')),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: ToolkitDetail,
});
