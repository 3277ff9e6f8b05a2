// /library
import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '#pages/library/LibraryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { libraryIslands } from '#pages/library/moving.ts';
import { newsletterIslands } from '#pages/parts/newsletters.ts';
import { publicationParts } from '#pages/parts/publications.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/library')({
  loader: ({ context: { app } }) =>
    wordsOf(
      '/library',
      newsletterIslands.load(app.flows),
      libraryIslands.load(app.flows),
      publicationParts.load(),
    ),
  head: ({ loaderData }) => titled(loaderData),
  component: LibraryPage,
});
