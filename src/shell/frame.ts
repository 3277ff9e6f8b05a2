// The parts of the frame around a page.

export type Frame = { header: boolean; footer: boolean };

/** Whether a path is this one or below it. */
export const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/**
 * The header is hidden on paths starting with /dashboard when a user is signed in (docs/product-spec.md, "2. Screens and routes").
 * It is also hidden there before the user is known: a visitor is redirected to /auth.
 * Onboarding is a full screen of its own.
 */
export function frameOf(path: string, visitor: { isMember: boolean; isResolving: boolean }): Frame {
  if (isUnder(path, '/onboarding')) return { header: false, footer: false };
  const isDashboard = path.startsWith('/dashboard') && (visitor.isMember || visitor.isResolving);
  return { header: !isDashboard, footer: true };
}

/** Pages that are chosen in by their address' query: they stay while it changes. */
export const choosing: ReadonlySet<string> = new Set([
  '/signal-stack',
  '/ops-cabinet',
  '/from-lab',
  '/next-curve',
  '/library',
  '/desk',
]);
