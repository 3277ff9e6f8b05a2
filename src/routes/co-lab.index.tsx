// /co-lab
import { createFileRoute } from '@tanstack/react-router';
import { CoLabPage } from '#pages/coLab/CoLabPage.tsx';
import { coLabIslands } from '#pages/coLab/asking.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/co-lab/')({
  loader: ({ context: { app } }) => wordsOf('/co-lab', coLabIslands.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: CoLabPage,
});
