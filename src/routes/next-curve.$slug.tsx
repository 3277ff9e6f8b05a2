// /next-curve/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { Detail } from '#pages/parts/Detail.tsx';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/next-curve/$slug')({
  loader: ({ params }) => detailAt('/next-curve', params.slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: Detail,
});
