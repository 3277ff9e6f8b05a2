// /inner-room
import { createFileRoute } from '@tanstack/react-router';
import { bringFlows } from '#app/flows.ts';
import { membersOnly } from '#app/guard.ts';
import { InnerRoomPage } from '#pages/innerRoom/InnerRoomPage.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/inner-room')({
  beforeLoad: membersOnly,
  loader: ({ context: { house } }) =>
    wordsOf('/inner-room', bringFlows(house.flows, 'benefits', 'files', 'room')),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: InnerRoomPage,
});
