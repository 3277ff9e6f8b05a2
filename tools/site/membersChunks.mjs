// How the scripts of the members' pages are cut: in few files, because these pages wait for all that they start with.
import { asked, entryName, shortName } from './chunks.mjs';
import { closureOf } from './closure.mjs';

/**
 * What the members' pages start with besides the entry, by the page: its component and its flows. The router is apart: a member's own page is
 * shown without it.
 */
const membersRoots = {
  router: /src\/boot\/router\.tsx$/,
  dashboard:
    /src\/(?:routes\/dashboard\.tsx\?tsr-split=component|flows\/(?:dashboard|feed|notifications|myRequests|stack)\/index\.ts|adapters\/supabase\/requestRows\.ts)$/,
  room: /src\/(?:routes\/inner-room\.tsx\?tsr-split=component|flows\/(?:perkRequest|perks|fileDownload|officeHours)\/index\.ts|adapters\/supabase\/requestRows\.ts)$/,
  service: /src\/flows\/(?:session\/ports\/late|stack\/ports\/rows)\.ts$/,
  // Apart from the ports, which /auth imports: a sign-in page is shown whether or not the library is here.
  supabase: /src\/adapters\/supabase\/library\.ts$/,
};

/**
 * The plugin for the build of the members' pages: they have no words in their HTML, and wait for their scripts. On a slow line eighty
 * small files take longer than their bytes do, so that what a page starts with is in four.
 * @returns {import('vite').Plugin}
 */
export function fewChunks() {
  /** @type {Map<string, string>} */
  const pieces = new Map();
  return {
    name: 'axis-one:few-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'members',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      /** @param {RegExp} roots */
      const reached = (roots) =>
        new Set(ids.filter((id) => roots.test(id)).flatMap((id) => [...closureOf(this, id)]));
      const atOnce = reached(/src\/boot\/(?:browser|ownPage)\.tsx$/);
      const all = Object.entries(membersRoots).map(([name, roots]) => ({
        name,
        closure: reached(roots),
      }));
      for (const id of ids) {
        const users = all.flatMap(({ name, closure }) => (closure.has(id) ? name : []));
        if (atOnce.has(id) || asked.test(id)) pieces.set(id, entryName);
        else if (users.length > 1) pieces.set(id, 'members');
        else if (users[0] !== undefined) pieces.set(id, users[0]);
      }
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: shortName,
      entryFileNames: shortName,
      codeSplitting: {
        groups: [
          ...[entryName, 'members', ...Object.keys(membersRoots)].map((name, index) => ({
            name,
            test: (/** @type {string} */ id) => pieces.get(id) === name,
            priority: 10 - index,
          })),
          // Small pieces are not put together: two that were could import each other, and then a part of a page worked or failed by which
          // of them came first (e2e/html/circles.spec.ts).
          { name: 'shared', minShareCount: 2, entriesAware: true },
        ],
      },
    }),
  };
}
