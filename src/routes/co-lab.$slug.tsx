// /co-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { Detail } from '#pages/parts/Detail.tsx';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/co-lab/$slug')({
  loader: ({ params }) => detailAt('/co-lab', params.slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: Detail,
});
