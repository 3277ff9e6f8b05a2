// /advisory
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { AdvisoryPage } from '#pages/advisory/AdvisoryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/advisory')({
  loader: ({ context: { app } }) =>
    wordsOf('/advisory', loadFlows(app.flows, 'advisoryApplication')),
  head: ({ loaderData }) => titled(loaderData),
  component: AdvisoryPage,
});
