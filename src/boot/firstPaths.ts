// Which addresses the document that was loaded serves by itself: their steps need no router.
import { choosing } from '#shell/frame.ts';

/** The sign-in page, and its two tabs. */
export const authPath = /^\/auth(\/sign(in|up))?$/;

/** What the document says of itself: the kind of its page, the path that it was made for, and the flows of a member's own page. */
export type Made = Record<'kind' | 'madeFor' | 'own', string | undefined>;

/**
 * Whether the document also serves a path.
 * @param first the path that the user has opened
 */
export const pathsOf =
  ({ kind, madeFor = '', own }: Made, first: string) =>
  (pathname: string): boolean =>
    // The tabs of a member's page are choices in its address.
    (own !== undefined && pathname === madeFor) ||
    // The two tabs of /auth, and its return address; pages that keep their choices in the address.
    (kind === 'page' &&
      ((authPath.test(madeFor) && authPath.test(pathname)) ||
        (pathname === madeFor && choosing.has(pathname)))) ||
    // The HTML of every unknown address is the same: its own query may change, too.
    (kind === 'missing' && pathname === first && choosing.has(pathname));
