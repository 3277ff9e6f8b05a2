// Which addresses belong to the backend.

/** Paths that belong to a backend and never to the site, whether this one serves them or not. */
const backendPaths = /^\/(auth|rest|storage|realtime|functions|graphql|_system|demo)(\/|$)/;

/** What a demo answers to a member's own token: a plan is granted, and its life is played. */
export const demoPaths = ['/demo/subscription', '/demo/plan'];

/**
 * Whether the backend answers for this path.
 * `/auth` and its tabs are pages of the site, so the three services count with their version only.
 * @param {string} pathname
 */
export function isBackendPath(pathname) {
  return backendPaths.test(pathname) && !/^\/auth(?!\/v1(\/|$))/.test(pathname);
}
