// Keeps the log readable and discreet: the library prints every refused query with its parameters and a stack.

let tamed = false;

/**
 * One line for an error of the database, without the values that a member sent; other errors as they are.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function databaseLine(error) {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return `The database refused a request: ${error.message.split('\n', 1)[0]} (${String(error.code)})`;
}

/** Shortens what @supabase/lite prints about the database, once a process. AXIS_LOG=quiet drops it. */
export function tameConsole() {
  if (tamed) return;
  tamed = true;
  // A Postgres server's notices ("already exists, skipping") arrive as objects.
  const say = console.log.bind(console);
  console.log = (...parts) => {
    const [first] = parts;
    if (typeof first !== 'object' || !first || !('severity_local' in first)) say(...parts);
  };
  const print = console.error.bind(console);
  console.error = (...parts) => {
    const line = parts.map(databaseLine).find((found) => found !== undefined);
    if (line === undefined) print(...parts);
    else if (process.env['AXIS_LOG'] !== 'quiet') print(line);
  };
}
