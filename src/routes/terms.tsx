// /terms
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { TermsPage } from '#pages/site/SitePages.tsx';
import { termsText } from '#pages/site/texts.ts';

export const Route = createFileRoute('/terms')({
  loader: () => wordsOf('/terms', termsText.load()),
  head: ({ loaderData }) => titled(loaderData),
  component: TermsPage,
});
