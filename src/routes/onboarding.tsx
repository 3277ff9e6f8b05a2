// /onboarding
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { OnboardingPage } from '#pages/onboarding/OnboardingPage.tsx';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';

export const Route = createFileRoute('/onboarding')({
  loader: ({ context: { app } }) => wordsOf('/onboarding', loadFlows(app.flows, 'onboarding')),
  head: ({ loaderData }) => titled(loaderData),
  component: OnboardingPage,
});
