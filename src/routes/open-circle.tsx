// /open-circle
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { OpenCirclePage } from '#pages/openCircle/OpenCirclePage.tsx';
import { meetingIsland } from '#pages/openCircle/meeting.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/open-circle')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/open-circle',
      Promise.all([
        loadFlows(app.flows, 'gatherings', 'gatherings/scrollTop'),
        meetingIsland.load(app.flows),
      ]),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: OpenCirclePage,
});
