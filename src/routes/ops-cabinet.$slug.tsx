// /ops-cabinet/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { ToolkitDetail } from '#pages/opsCabinet/ToolkitDetail.tsx';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/ops-cabinet/$slug')({
  loader: ({ params }) => detailAt('/ops-cabinet', params.slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: ToolkitDetail,
});
