// /reset-password
import { createFileRoute } from '@tanstack/react-router';
import { doorParts } from '#pages/auth/still.ts';
import { titled } from '#pages/parts/head.ts';
import { headWords } from '#pages/parts/load.ts';
import { ResetPasswordPage } from '#pages/resetPassword/ResetPasswordPage.tsx';

export const Route = createFileRoute('/reset-password')({
  loader: () => headWords('/reset-password', doorParts.bring()),
  head: ({ loaderData }) => titled(loaderData),
  component: ResetPasswordPage,
});
