// /second-curve
import { createFileRoute } from '@tanstack/react-router';
import { SecondCurvePage } from '#pages/secondCurve/SecondCurvePage.tsx';
import { voiceIslands } from '#pages/secondCurve/moving.ts';
import { secondCurveParts } from '#pages/secondCurve/still.ts';
import { titled } from '#pages/parts/head.ts';
import { letterIslands } from '#pages/parts/letters.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/second-curve/')({
  loader: ({ context: { house } }) =>
    wordsOf(
      '/second-curve',
      letterIslands.bring(house.flows),
      voiceIslands.bring(house.flows),
      secondCurveParts.bring(),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: SecondCurvePage,
});
