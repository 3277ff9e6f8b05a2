// /second-curve
import { createFileRoute } from '@tanstack/react-router';
import { SecondCurvePage } from '#pages/secondCurve/SecondCurvePage.tsx';
import { testimonialIslands } from '#pages/secondCurve/moving.ts';
import { secondCurveParts } from '#pages/secondCurve/staticParts.ts';
import { titled } from '#pages/parts/head.ts';
import { newsletterIslands } from '#pages/parts/newsletters.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/second-curve/')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/second-curve',
      newsletterIslands.load(app.flows),
      testimonialIslands.load(app.flows),
      secondCurveParts.load(),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: SecondCurvePage,
});
