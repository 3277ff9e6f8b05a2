// /newsletter
import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '#pages/newsletter/NewsletterPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { newsletterIslands } from '#pages/parts/newsletters.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/newsletter')({
  loader: ({ context: { app } }) => wordsOf('/newsletter', newsletterIslands.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: NewsletterPage,
});
