// /signal-exchange/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { Detail } from '#pages/parts/Detail.tsx';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/signal-exchange/$slug')({
  loader: ({ params }) => detailAt('/signal-exchange', params.slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: Detail,
});
