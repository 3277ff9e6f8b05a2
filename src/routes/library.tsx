// /library
import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '#pages/library/LibraryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { libraryIslands } from '#pages/library/moving.ts';
import { letterIslands } from '#pages/parts/letters.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/library')({
  loader: () => headWords('/library', Promise.all([letterIslands.bring(), libraryIslands.bring()])),
  head: ({ loaderData }) => titled(loaderData),
  component: LibraryPage,
});
