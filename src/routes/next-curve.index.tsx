// /next-curve
import { createFileRoute } from '@tanstack/react-router';
import { NextCurvePage } from '#pages/nextCurve/NextCurvePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { signalIslands } from '#pages/nextCurve/moving.ts';
import { nextCurveParts } from '#pages/nextCurve/staticParts.ts';
import { newsletterIslands } from '#pages/parts/newsletters.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/next-curve/')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/next-curve',
      newsletterIslands.load(app.flows),
      signalIslands.load(app.flows),
      nextCurveParts.load(),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: NextCurvePage,
});
