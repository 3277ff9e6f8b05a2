// /asyncq
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { AsynqPage } from '#pages/asyncq/AsynqPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { asynqParts } from '#pages/asyncq/staticParts.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/asyncq/')({
  loader: ({ context: { app } }) =>
    wordsOf('/asyncq', asynqParts.load(), loadFlows(app.flows, 'asynq')),
  head: ({ loaderData }) => titled(loaderData),
  component: AsynqPage,
});
