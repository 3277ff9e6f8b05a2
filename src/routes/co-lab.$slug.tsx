// /co-lab/{slug}
import { createFileRoute } from '@tanstack/react-router';
import { ExpertPage } from '#pages/coLab/ExpertPage.tsx';
import { coLabIslands } from '#pages/coLab/asking.ts';
import { titled } from '#pages/parts/head.ts';
import { detailAt, detailHead } from '#pages/parts/load.ts';

export const Route = createFileRoute('/co-lab/$slug')({
  loader: ({ params }) => detailAt('/co-lab', params.slug, coLabIslands.bring()),
  head: ({ loaderData }) => titled(detailHead(loaderData)),
  component: ExpertPage,
});
