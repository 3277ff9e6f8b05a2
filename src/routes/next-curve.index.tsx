// /next-curve
import { createFileRoute } from '@tanstack/react-router';
import { NextCurvePage } from '#pages/nextCurve/NextCurvePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { signalIslands } from '#pages/nextCurve/moving.ts';
import { nextCurveParts } from '#pages/nextCurve/still.ts';
import { letterIslands } from '#pages/parts/letters.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/next-curve/')({
  loader: () =>
    headWords(
      '/next-curve',
      Promise.all([letterIslands.bring(), signalIslands.bring(), nextCurveParts.bring()]),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: NextCurvePage,
});
