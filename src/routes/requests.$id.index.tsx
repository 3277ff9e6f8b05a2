// /requests/{id}
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '#boot/guard.ts';
import { RequestPage } from '#pages/request/RequestPage.tsx';
import { requestHead } from '#pages/request/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/requests/$id/')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) =>
    requestHead(
      app.flows,
      'requestPage',
      'requestPage/fileDownload',
      'requestPage/notePlayback',
      'myRequests',
      'rescheduling',
      'calendarAddress',
      'calendarAddress/share',
      // Below an answer that is a plain note.
      'requestPage/opinion',
      'requestPage/consent',
      'requestPage/followUp',
    ),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: RequestPage,
});
