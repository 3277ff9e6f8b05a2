// /open-circle
import { createFileRoute } from '@tanstack/react-router';
import { OpenCirclePage } from '#pages/openCircle/OpenCirclePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/open-circle')({
  loader: () => headWords('/open-circle'),
  head: ({ loaderData }) => titled(loaderData),
  component: OpenCirclePage,
});
