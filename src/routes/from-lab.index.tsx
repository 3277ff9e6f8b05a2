// /from-lab
import { createFileRoute } from '@tanstack/react-router';
import { FromLabPage } from '#pages/fromLab/FromLabPage.tsx';
import { labIslands } from '#pages/fromLab/moving.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/from-lab/')({
  loader: ({ context: { app } }) => wordsOf('/from-lab', labIslands.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: FromLabPage,
});
