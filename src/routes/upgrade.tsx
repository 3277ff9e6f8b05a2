// /upgrade
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { UpgradePage } from '#pages/upgrade/UpgradePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/upgrade')({
  loader: ({ context: { app } }) => wordsOf('/upgrade', loadFlows(app.flows, 'upgrade')),
  head: ({ loaderData }) => titled(loaderData),
  component: UpgradePage,
});
