// /privacy
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { PrivacyPage } from '#pages/site/SitePages.tsx';
import { privacyText } from '#pages/site/texts.ts';

export const Route = createFileRoute('/privacy')({
  loader: () => wordsOf('/privacy', privacyText.load()),
  head: ({ loaderData }) => titled(loaderData),
  component: PrivacyPage,
});
