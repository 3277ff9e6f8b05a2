// /co-lab
import { createFileRoute } from '@tanstack/react-router';
import { CoLabPage } from '#pages/coLab/CoLabPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/co-lab/')({
  loader: () => headWords('/co-lab'),
  head: ({ loaderData }) => titled(loaderData),
  component: CoLabPage,
});
