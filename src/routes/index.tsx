// /
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#pages/home/HomePage.tsx';
import { heroIslands, homeIslands } from '#pages/home/moving.ts';
import { homeParts } from '#pages/home/staticParts.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { app } }) =>
    wordsOf('/', homeParts.load(), heroIslands.load(app.flows), homeIslands.load(app.flows)),
  head: ({ loaderData }) => titled(loaderData),
  component: HomePage,
});
