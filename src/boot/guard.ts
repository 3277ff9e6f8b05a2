// Guards of routes: they wait for the session actor, so that no guarded page is ever flashed.
import { redirect } from '@tanstack/react-router';
import { isUnder } from '#shell/frame.ts';
import type { App } from './app.tsx';
import { isMemberHere } from './currentUser.ts';

/** What every route receives. */
export type RouterContext = { app: App };

type Guarded = { context: RouterContext; location: { href: string; pathname: string } };

/**
 * Lets members in and redirects all other users to /auth, which returns them after they sign in
 * (docs/product-spec.md, "6. Roles and permissions": /dashboard and /inner-room; docs/product-decisions.md, "Sessions and storage").
 */
export async function membersOnly({ context, location }: Guarded): Promise<void> {
  if (await isMemberHere(context.app.session)) return;
  throw redirect({
    href: `/auth?tab=signin&next=${encodeURIComponent(location.href)}`,
    replace: true,
  });
}

/** While a mail link waits for an answer, or a recovery for its new password, every route redirects to /auth. */
export function recoveryFirst({ context, location }: Guarded): void {
  const session = context.app.session.getSnapshot();
  if (
    (session.hasTag('recovery') || session.hasTag('linkOpen')) &&
    !isUnder(location.pathname, '/auth')
  ) {
    throw redirect({ href: '/auth', replace: true });
  }
}
