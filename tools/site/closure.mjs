// What a module of the build imports without waiting.

/** @typedef {{ getModuleInfo: (id: string) => { isEntry: boolean, importedIds: string[], dynamicImporters?: readonly string[], code?: string | null } | null, getModuleIds?: () => Iterable<string> }} Modules */

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
