// Turns any error into one plain sentence: operators never read a stack trace.

/** An error whose message is already the sentence to print. */
export class Sorry extends Error {}

/** The message for a full disk: the process ends when it meets one, at a start or while it serves. */
export const fullDisk =
  'The disk is full: make room and start again; everything that was confirmed is kept.';

/**
 * One sentence for any error that was thrown while starting, or in another task.
 * @param {unknown} error
 * @param {{ host?: string, port?: number, task?: string }} [where] task: what did not happen, as the beginning of a sentence
 * @returns {string}
 */
export function sentenceFor(error, where = {}) {
  if (error instanceof Sorry) return error.message;
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (
    error instanceof Error ? error : new Error(String(error))
  );
  if (code === 'EADDRINUSE' || /port \d+ is already in use/i.test(message))
    return `Port ${where.port ?? ''} is taken: stop what listens there, or choose another with PORT=….`;
  if (code === 'EACCES' && !path && where.port !== undefined)
    return `Listening on port ${where.port} is not permitted: choose a port above 1023 with PORT=….`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST=${where.host ?? ''} is not an address of this machine.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path ?? 'A folder'} may not be written: check its permissions.`;
  // The last is PostgreSQL's.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return fullDisk;
  const firstLine = message.split('\n').find((line) => line.trim() !== '') ?? 'unknown cause';
  return `${where.task ?? 'Axis One could not start'}: ${firstLine.trim().replace(/\.$/, '')}.`;
}

/**
 * Prints the sentence and ends the process.
 * @param {unknown} error
 * @param {{ host?: string, port?: number, task?: string }} [where]
 * @returns {never}
 */
export function giveUp(error, where) {
  process.stderr.write(`${sentenceFor(error, where)}\n`);
  process.exit(1);
}
