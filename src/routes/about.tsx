// /about
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { AboutPage } from '#pages/site/SitePages.tsx';
import { aboutText } from '#pages/site/texts.ts';

export const Route = createFileRoute('/about')({
  loader: () => wordsOf('/about', aboutText.load()),
  head: ({ loaderData }) => titled(loaderData),
  component: AboutPage,
});
