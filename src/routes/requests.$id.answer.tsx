// /requests/{id}/answer
import { createFileRoute } from '@tanstack/react-router';
import { requestPage } from '#content/requestPage.ts';
import { loadFlows } from '#boot/flows.ts';
import { membersOnly } from '#boot/guard.ts';
import { AnswerPage } from '#pages/request/AnswerPage.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/requests/$id/answer')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) =>
    loadFlows(
      app.flows,
      'requestPage',
      'requestPage/fileDownload',
      'requestPage/forwarding',
      'stack',
      'stack/share',
    ),
  head: () => titled(requestPage.document),
  pendingComponent: Loading,
  component: AnswerPage,
});
