// The flows whose pictures a change can alter: those of the changed files, and the few that use one of them.
import { changedFiles } from './changedFiles.mjs';
import { flowOf, isRegistry, mostUsers, pageSubject, usersOf } from './changedFlows.mjs';

/** @typedef {import('./changedFlows.mjs').World} World */

/** What the site is made of. @param {string} path */
const isShown = (path) => /^(?:machines|content|src|public)\/|^index\.html$/.test(path);

/**
 * The flows that a page of src/pages shows, and those whose files import this one.
 * @param {string} path
 * @param {World} world
 */
function usersIn(path, world) {
  const shown = new Set(pageSubject(path, world)?.routes ?? []);
  const onPage = Object.keys(world.routes).filter((flow) =>
    (world.routes[flow] ?? []).some((route) => shown.has(route)),
  );
  return [...new Set([...usersOf(path, world), ...onPage])];
}

/**
 * The flows of changed files, by name, by import and by page.
 * @param {readonly { path: string }[]} changed
 * @param {World} world
 * @returns {{ flows: string[], wide: string[] }} wide: files that more flows show than are worth their pictures, or of which
 *   no import says which do
 */
export function flowsTouched(changed, world) {
  /** @type {Set<string>} */
  const flows = new Set();
  /** @type {string[]} */
  const wide = [];
  for (const { path } of changed) {
    const own = flowOf(path, world);
    if (own !== undefined) flows.add(own);
    else if (isShown(path) && !isRegistry(path)) {
      const users = usersIn(path, world);
      if (users.length === 0 || users.length > mostUsers) wide.push(path);
      else for (const user of users) flows.add(user);
    }
  }
  return { flows: [...flows].toSorted(), wide };
}

/** So many files are named. */
const most = 5;

/**
 * The flows whose pictures the changes since a commit can alter; says which changes are left out.
 * @param {string} root
 * @param {string} ref
 * @param {(text: string) => void} say
 * @returns {Promise<string[]>}
 */
export async function flowsChanged(root, ref, say) {
  const { readWorld } = await import('./world.mjs');
  const { flows, wide } = flowsTouched(changedFiles(root, ref), readWorld());
  const more = wide.length > most ? ` and ${wide.length - most} more` : '';
  if (wide.length > 0)
    say(
      `More flows than these show ${wide.slice(0, most).join(', ')}${more}: name flows after the commit, or --all, to see them too.`,
    );
  return flows;
}
