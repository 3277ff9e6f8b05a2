/**
 * The file under src/routes in which a route is written: `/co-lab/$slug` is co-lab.$slug.tsx, `/co-lab/` is co-lab.index.tsx.
 * @param routeId as the router names it
 */
export const routeFile = (routeId: string) =>
  `${`${routeId.slice(1)}${routeId.endsWith('/') ? 'index' : ''}`.replaceAll('/', '.')}.tsx`;
