// /from-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { LabDetail } from '#pages/fromLab/LabDetail.tsx';
import { bringTool } from '#pages/fromLab/moving.ts';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/from-lab/$slug')({
  loader: async ({ params: { slug } }) => {
    const [data] = await Promise.all([detailAt('/from-lab', slug), bringTool(slug)]);
    return data;
  },
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: LabDetail,
});
