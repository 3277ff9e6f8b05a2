// /reset-password
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { doorParts } from '#pages/auth/still.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { ResetPasswordPage } from '#pages/resetPassword/ResetPasswordPage.tsx';

export const Route = createFileRoute('/reset-password')({
  loader: ({ context: { house } }) =>
    wordsOf('/reset-password', doorParts.bring(), loadFlows(house.flows, 'resetPassword')),
  head: ({ loaderData }) => titled(loaderData),
  component: ResetPasswordPage,
});
