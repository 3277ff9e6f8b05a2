// /accessibility
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { AccessibilityPage } from '#pages/site/SitePages.tsx';
import { accessibilityText } from '#pages/site/texts.ts';

export const Route = createFileRoute('/accessibility')({
  loader: () => wordsOf('/accessibility', accessibilityText.load()),
  head: ({ loaderData }) => titled(loaderData),
  component: AccessibilityPage,
});
