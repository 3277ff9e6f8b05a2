// /signal-stack
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { SignalStackPage } from '#pages/signalStack/SignalStackPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/signal-stack')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/signal-stack',
      loadFlows(app.flows, 'feed', 'feed/signalStack', 'stack', 'stack/share'),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: SignalStackPage,
});
