// Pages beside those of the content. What their addresses name is known in the browser alone, so that their HTML is a shell.

/**
 * Their paths: the pages that many addresses share (sharedPages in server/http/table.mjs), those of a member's own, and those of mailed links. The build of the path tests serves
 * /ui too, where a flow is walked that no page shows yet.
 */
export const shellPaths: readonly string[] = [
  '/requests/id',
  '/requests/id/answer',
  '/answers/token',
  '/account',
  '/address/confirm',
  '/address/return',
  '/plan',
  ...(import.meta.env.MODE === 'e2e' ? ['/ui'] : []),
];
