// /open-circle
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { OpenCirclePage } from '#pages/openCircle/OpenCirclePage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/open-circle')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/open-circle',
      loadFlows(app.flows, 'gatherings', 'gatherings/meetingRequest', 'gatherings/scrollTop'),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: OpenCirclePage,
});
