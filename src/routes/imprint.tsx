// /imprint
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { ImprintPage } from '#pages/site/SitePages.tsx';
import { imprintText } from '#pages/site/texts.ts';

export const Route = createFileRoute('/imprint')({
  loader: () => wordsOf('/imprint', imprintText.load()),
  head: ({ loaderData }) => titled(loaderData),
  component: ImprintPage,
});
