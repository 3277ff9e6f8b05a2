// /
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#pages/home/HomePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/')({
  loader: () => headWords('/'),
  head: ({ loaderData }) => titled(loaderData),
  component: HomePage,
});
