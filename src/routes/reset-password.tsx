// /reset-password
import { createFileRoute } from '@tanstack/react-router';
import { loadFlows } from '#boot/flows.ts';
import { authParts } from '#pages/auth/staticParts.ts';
import { titled } from '#pages/parts/head.ts';
import { wordsOf } from '#pages/parts/load.ts';
import { ResetPasswordPage } from '#pages/resetPassword/ResetPasswordPage.tsx';

export const Route = createFileRoute('/reset-password')({
  loader: ({ context: { app } }) =>
    wordsOf('/reset-password', authParts.load(), loadFlows(app.flows, 'resetPassword')),
  head: ({ loaderData }) => titled(loaderData),
  component: ResetPasswordPage,
});
