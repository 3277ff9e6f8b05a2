// /asyncq/responses/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { Detail } from '#pages/parts/Detail.tsx';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/asyncq/responses/$slug')({
  loader: ({ context: { app }, params: { slug } }) =>
    wholeDetail(app.flows, '/asyncq/responses', slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: Detail,
});
