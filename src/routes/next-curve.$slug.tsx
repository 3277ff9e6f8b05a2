// /next-curve/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { Detail } from '#pages/parts/Detail.tsx';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/next-curve/$slug')({
  loader: ({ context: { app }, params: { slug } }) => wholeDetail(app.flows, '/next-curve', slug),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: Detail,
});
