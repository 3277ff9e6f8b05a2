// /ops-cabinet/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { ToolkitDetail } from '#pages/opsCabinet/ToolkitDetail.tsx';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/ops-cabinet/$slug')({
  loader: ({ context: { app }, params: { slug } }) =>
    wholeDetail(app.flows, '/ops-cabinet', slug, loadFlows(app.flows, 'fileDownload')),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: ToolkitDetail,
});
