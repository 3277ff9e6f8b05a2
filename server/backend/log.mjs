// Keeps the library's own output out of the log: it prints every refused query with its parameters and a stack.

let tamed = false;

/**
 * One line for an error of the database, without the values that a member sent; other errors as they are.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function databaseLine(error) {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  const code = String(error.code);
  // PostgreSQL quotes the value itself where a value cannot be read (class 22).
  if (code.startsWith('22')) return `The database refused a value (${code})`;
  return `The database refused a request: ${error.message.split('\n', 1)[0]} (${code})`;
}

/**
 * Turns what @supabase/lite prints about the database into lines of the log, once a process.
 * @param {import('../log.mjs').Log} log
 * @param {boolean} quiet without the database's refusals
 */
export function tameConsole(log, quiet) {
  // oxlint-disable no-console -- The console is the only way in which the library speaks.
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
    else if (!quiet) log.notice(line);
  };
}
