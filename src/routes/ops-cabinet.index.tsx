// /ops-cabinet
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { OpsCabinetPage } from '#pages/opsCabinet/OpsCabinetPage.tsx';
import { perkParts } from '#pages/opsCabinet/perkParts.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/ops-cabinet/')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/ops-cabinet',
      loadFlows(app.flows, 'toolkits', 'fileDownload', 'upgrade'),
      perkParts.load(),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: OpsCabinetPage,
});
