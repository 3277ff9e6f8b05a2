// /advisory
import { createFileRoute } from '@tanstack/react-router';
import { AdvisoryPage } from '#pages/advisory/AdvisoryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { applicationIsland } from '#pages/advisory/application.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/advisory')({
  loader: ({ context: { app } }) => wordsOf('/advisory', applicationIsland.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: AdvisoryPage,
});
