// /library
import { createFileRoute } from '@tanstack/react-router';
import { LibraryPage } from '#pages/library/LibraryPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { libraryIslands } from '#pages/library/moving.ts';
import { letterIslands } from '#pages/parts/letters.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/library')({
  loader: ({ context: { house } }) =>
    wordsOf('/library', letterIslands.bring(house.flows), libraryIslands.bring(house.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: LibraryPage,
});
