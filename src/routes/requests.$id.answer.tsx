// /requests/{id}/answer
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly } from '#boot/guard.ts';
import { AnswerPage } from '#pages/request/AnswerPage.tsx';
import { answerHead } from '#pages/request/load.ts';
import { Loading } from '#pages/parts/Loading.tsx';
import { titled } from '#pages/parts/head.ts';

export const Route = createFileRoute('/requests/$id/answer')({
  beforeLoad: membersOnly,
  loader: ({ context: { app } }) =>
    answerHead(
      app.flows,
      'requestPage',
      'requestPage/fileDownload',
      'requestPage/opinion',
      'requestPage/consent',
      'requestPage/followUp',
      'requestPage/forwarding',
      'stack',
      'stack/share',
    ),
  head: ({ loaderData }) => titled(loaderData),
  pendingComponent: Loading,
  component: AnswerPage,
});
