// /onboarding
import { createFileRoute } from '@tanstack/react-router';
import { OnboardingPage } from '#pages/onboarding/OnboardingPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';

export const Route = createFileRoute('/onboarding')({
  loader: () => headWords('/onboarding'),
  head: ({ loaderData }) => titled(loaderData),
  component: OnboardingPage,
});
