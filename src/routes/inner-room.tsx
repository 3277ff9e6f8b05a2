// /inner-room
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { membersOnly } from '#boot/guard.ts';
import { InnerRoomPage } from '#pages/innerRoom/InnerRoomPage.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/inner-room')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) =>
    wordsOf(
      '/inner-room',
      loadFlows(app.flows, 'perks', 'perkRequest', 'fileDownload', 'officeHours'),
    ),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: InnerRoomPage,
});
