// What the operator's commands on a whole site share: backup, restore, keys.
import { resolve } from 'node:path';
import { readSettings, root, withEnvFiles } from '../../server/settings.mjs';
import { Sorry, giveUp } from '../../server/sorry.mjs';

/** @typedef {import('../../server/settings.mjs').Settings} Settings */

/**
 * The settings that the server is given, too.
 * @returns {Settings} throws a Sorry where another Supabase keeps the data
 */
function ownSettings() {
  const settings = readSettings(withEnvFiles(process.env, root));
  if (settings.hosted !== undefined)
    throw new Sorry(
      `This site uses the Supabase at ${settings.hosted.url}, which keeps its data and keys: use its own commands.`,
    );
  return settings;
}

/**
 * The one file that was named, from where the operator typed it: npm runs its commands in the project's folder.
 * @param {string[]} words
 * @param {string} usage
 * @returns {string}
 */
export function fileIn(words, usage) {
  const [file, ...rest] = words;
  if (file === undefined || file === '' || file.startsWith('-') || rest.length > 0)
    throw new Sorry(usage);
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/**
 * Runs a command: prints what it returns, or one sentence and exit code 1.
 * @param {string} task what did not happen when it fails, as the beginning of a sentence
 * @param {(words: string[], settings: () => Settings) => Promise<string>} run
 */
export async function runCommand(task, run) {
  // An exit removes drafts and locks; dying of the signal would not.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(1));
  try {
    console.log(await run(process.argv.slice(2), ownSettings));
  } catch (error) {
    giveUp(error, { task });
  }
}
