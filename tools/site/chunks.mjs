// How the scripts are cut: what the entry needs at once is one chunk, because small ones compress badly.

/** @typedef {{ getModuleInfo: (id: string) => { isEntry: boolean, importedIds: string[] } | null, getModuleIds?: () => Iterable<string> }} Modules */

/**
 * Everything that the entry imports without waiting, itself included.
 * @param {Modules} modules
 * @param {string} entry
 * @returns {Set<string>}
 */
export function closureOf(modules, entry) {
  const found = new Set([entry]);
  // A set grows while it is walked.
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * The plugin: puts the entry's modules into one chunk of the browser's build.
 * @returns {import('vite').Plugin}
 */
export function oneEntryChunk() {
  /** @type {Set<string>} */
  let atOnce = new Set();
  return {
    name: 'axis-one:one-entry-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      atOnce = new Set(entries.flatMap((entry) => [...closureOf(this, entry)]));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'house', test: (id) => atOnce.has(id), priority: 1 },
          // React Aria apart from what is ours: a page that only reads must not carry the menus of another.
          {
            name: 'aria',
            test: /node_modules\/(?:@react-|react-aria|react-stately|@internationalized|@floating-ui)/,
            priority: 0.5,
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 3000,
          },
          // What several pages share comes in few pieces rather than one for each component.
          {
            name: 'shared',
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 3000,
          },
        ],
      },
    }),
  };
}
