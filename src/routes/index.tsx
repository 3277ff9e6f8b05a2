// /
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#pages/home/HomePage.tsx';
import { homeParts } from '#pages/home/still.ts';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/')({
  loader: () => headWords('/', homeParts.bring()),
  head: ({ loaderData }) => titled(loaderData),
  component: HomePage,
});
