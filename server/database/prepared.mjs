// Which statements a connection prepares. A prepared one is sent in one step and parsed once; the driver keeps each until its
// connection ends, and the API's statements are written from what clients ask for, so there is a bound.

/** How many statements are prepared at most, and how many are remembered as sent once. */
const room = 300;

/** How long a statement may be, in characters. */
const longest = 8000;

/**
 * Makes a memory of statements, for all connections of a database.
 * @returns {(statement: string) => boolean} whether to prepare this one: from its second use on, within the limit
 */
export function openMemory() {
  /** @type {Set<string>} */
  const once = new Set();
  /** @type {Set<string>} */
  const prepared = new Set();
  return (statement) => {
    if (prepared.has(statement)) return true;
    if (prepared.size >= room || statement.length > longest) return false;
    if (once.delete(statement)) {
      prepared.add(statement);
      return true;
    }
    if (once.size >= room) once.clear();
    once.add(statement);
    return false;
  };
}
