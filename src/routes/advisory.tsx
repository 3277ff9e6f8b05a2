// /advisory
import { createFileRoute } from '@tanstack/react-router';
import { bringFlows } from '#app/flows.ts';
import { AdvisoryPage } from '#pages/advisory/AdvisoryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/advisory')({
  loader: ({ context: { house } }) => wordsOf('/advisory', bringFlows(house.flows, 'advisory')),
  head: ({ loaderData }) => titled(loaderData),
  component: AdvisoryPage,
});
