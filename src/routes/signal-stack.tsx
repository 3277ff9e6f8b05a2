// /signal-stack
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { SignalStackPage } from '#pages/signalStack/SignalStackPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { publicationParts } from '#pages/parts/publications.ts';

export const Route = createFileRoute('/signal-stack')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/signal-stack',
      loadFlows(app.flows, 'feed', 'feed/signalStack', 'stack', 'stack/share'),
      publicationParts.load(),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: SignalStackPage,
});
