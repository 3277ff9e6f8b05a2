// /ui, in development and in the build of the path tests only: the design system, and flows that no page shows yet.
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { titled } from '#pages/parts/head.ts';

// The condition is a constant at build time: the site that is served contains nothing of this page.
const Preview =
  import.meta.env.DEV || import.meta.env.MODE === 'e2e'
    ? lazy(() =>
        import('#pages/preview/PreviewPage.tsx').then((module) => ({
          default: module.PreviewPage,
        })),
      )
    : () => null;

export const Route = createFileRoute('/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV && import.meta.env.MODE !== 'e2e') throw notFound();
  },
  head: () => titled(undefined),
  component: Preview,
});
