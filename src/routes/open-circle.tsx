// /open-circle
import { createFileRoute } from '@tanstack/react-router';
import { OpenCirclePage } from '#pages/openCircle/OpenCirclePage.tsx';
import { circleIslands } from '#pages/openCircle/islands.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/open-circle')({
  loader: ({ context: { app } }) => wordsOf('/open-circle', circleIslands.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: OpenCirclePage,
});
