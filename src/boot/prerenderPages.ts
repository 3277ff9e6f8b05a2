// The components of the routes, as the prerenderer finds them: a browser gets the script of its page from the HTML.
import type { ComponentType } from 'react';

/** The components of all routes, each in the module into which the router's plugin puts it. */
const components = import.meta.glob<{ component: ComponentType }>(
  ['../routes/*.tsx', '!../routes/__root.tsx', '!../routes/ui.tsx'],
  { query: '?tsr-split=component' },
);

/**
 * The component of a route.
 * @param file in src/routes
 * @throws where there is none
 */
export async function componentIn(file: string): Promise<ComponentType> {
  const load = components[`../routes/${file}`];
  if (load === undefined) throw new Error(`src/routes/${file} has no component.`);
  return (await load()).component;
}
