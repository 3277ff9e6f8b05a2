// /second-curve
import { createFileRoute } from '@tanstack/react-router';
import { SecondCurvePage } from '#pages/secondCurve/SecondCurvePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/second-curve/')({
  loader: () => headWords('/second-curve'),
  head: ({ loaderData }) => titled(loaderData),
  component: SecondCurvePage,
});
