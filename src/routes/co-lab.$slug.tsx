// /co-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { ExpertPage } from '#pages/coLab/ExpertPage.tsx';
import { coLabIslands } from '#pages/coLab/asking.ts';
import { titled } from '#pages/parts/head.ts';
import { wholeDetail, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/co-lab/$slug')({
  loader: ({ context: { app }, params: { slug } }) =>
    wholeDetail(app.flows, '/co-lab', slug, coLabIslands.load(app.flows)),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: ExpertPage,
});
