// /requests/{id}
import { createFileRoute } from '@tanstack/react-router';
import { requestPage } from '#content/requestPage.ts';
import { loadFlows } from '#boot/flows.ts';
import { membersOnly } from '#boot/guard.ts';
import { RequestPage } from '#pages/request/RequestPage.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/requests/$id/')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) =>
    loadFlows(app.flows, 'requestPage', 'requestPage/fileDownload', 'myRequests'),
  head: () => titled(requestPage),
  pendingComponent: Loading,
  component: RequestPage,
});
