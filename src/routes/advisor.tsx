// /advisor
import { createFileRoute } from '@tanstack/react-router';
import { AdvisorPage } from '#pages/advisor/AdvisorPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/advisor')({
  loader: () => wordsOf('/advisor'),
  head: ({ loaderData }) => titled(loaderData),
  component: AdvisorPage,
});
