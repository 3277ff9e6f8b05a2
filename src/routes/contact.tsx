// /contact
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { ContactPage } from '#pages/site/SitePages.tsx';
import { contactText } from '#pages/site/texts.ts';

export const Route = createFileRoute('/contact')({
  loader: () => wordsOf('/contact', contactText.load()),
  head: ({ loaderData }) => titled(loaderData),
  component: ContactPage,
});
