// /advisory
import { createFileRoute } from '@tanstack/react-router';
import { AdvisoryPage } from '#pages/advisory/AdvisoryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/advisory')({
  loader: () => headWords('/advisory'),
  head: ({ loaderData }) => titled(loaderData),
  component: AdvisoryPage,
});
