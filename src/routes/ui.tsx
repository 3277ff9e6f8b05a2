// /ui: the design system in all its states, in development only.
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { titled } from '#pages/parts/head.ts';

// The condition is a constant at build time: the site that is served knows nothing of the gallery.
const Gallery = import.meta.env.DEV
  ? lazy(() => import('#ui/gallery/Gallery.tsx').then((module) => ({ default: module.Gallery })))
  : () => null;

export const Route = createFileRoute('/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  head: () => titled(undefined),
  component: Gallery,
});
