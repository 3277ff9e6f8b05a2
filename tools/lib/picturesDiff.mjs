// `npm run flows:diff -- <ref> --pictures`: takes the pictures of the flows that changed at an earlier commit, in a worktree that is
// thrown away, and in this tree, and writes what differs as one HTML file. What differs is decided by the path kit, which is handed in.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';
import { checkOut } from './checkOut.mjs';
import { imageIn, sideIn, takeIn } from './pictureSides.mjs';

/** @typedef {typeof import('../../tests/paths/kit/pictureChanges.ts') & typeof import('../../tests/paths/kit/changesSheet.ts') & typeof import('../../tests/paths/contactStyle.ts')} Kit */

/**
 * @typedef {object} Asked
 * @property {string} root
 * @property {string} ref
 * @property {readonly string[]} changed the flows that changed
 * @property {readonly string[]} named the flows that were named instead
 * @property {boolean} isAll whether all flows are wanted instead
 * @property {string} out the file of the page
 * @property {(text: string) => void} say
 * @property {(text: string) => void} complain
 */

/** The files of the kit that decide and lay out. */
export const kitFiles = [
  'tests/paths/kit/pictureChanges.ts',
  'tests/paths/kit/changesSheet.ts',
  'tests/paths/contactStyle.ts',
];

/** The file by which a commit is known to take pictures. */
const taker = 'tools/lib/pictures.mjs';

const model = /^([\w-]+)\.paths\.ts$/;

/** The flows that have a model: no other can be walked. @param {readonly string[]} files */
const modelled = (files) => files.flatMap((file) => model.exec(file)?.[1] ?? []);

/** @param {string} root @param {string[]} words */
const git = (root, ...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Whether a commit's own code takes pictures. @param {string} root @param {string} ref */
function takesPictures(root, ref) {
  try {
    git(root, 'cat-file', '-e', `${ref}:${taker}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The flows that are asked for, as each of the two trees knows them.
 * @param {Asked} asked
 * @throws {Sorry} where a name is unknown in both
 */
function flowsOf({ root, ref, changed, named, isAll }) {
  const list = git(root, 'ls-tree', '--name-only', ref, 'tests/paths/').split('\n');
  const earlier = modelled(list.map((path) => path.slice('tests/paths/'.length)));
  const present = modelled(readdirSync(join(root, 'tests/paths')));
  const known = [...new Set([...present, ...earlier])].toSorted();
  const unknown = named.find((flow) => !known.includes(flow));
  if (unknown !== undefined)
    throw new Sorry(`There is no flow ‘${unknown}’: npm run paths lists the flows.`);
  const wanted = isAll
    ? known
    : known.filter((flow) => (named.length > 0 ? named : changed).includes(flow));
  return {
    before: wanted.filter((flow) => earlier.includes(flow)),
    after: wanted.filter((flow) => present.includes(flow)),
    wanted,
  };
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** An exit removes the worktree; dying of the signal would not. */
const interrupt = () => process.exit(130);

/**
 * Takes the pictures of both trees, and writes what differs.
 * @param {Asked} asked
 * @param {Kit} kit
 * @param {import('./pictureSides.mjs').Take} [take]
 * @returns {Promise<number>} the exit code: 1 where pictures could not be taken
 */
export async function picturesSince(asked, kit, take = takeIn) {
  const { root, ref, say, complain } = asked;
  /** @type {(() => void)[]} */
  const leave = [];
  const clean = () => {
    for (const call of leave.splice(0).toReversed()) call();
  };
  process.once('exit', clean);
  for (const signal of signals) process.once(signal, interrupt);
  try {
    const { before, after, wanted } = flowsOf(asked);
    if (wanted.length === 0) {
      say(`No flow with pictures has changed since ${ref}.`);
      return 0;
    }
    if (before.length > 0 && !takesPictures(root, ref)) {
      complain(`‘${ref}’ takes no pictures: it is older than npm run paths -- --pictures.`);
      return 1;
    }
    const work = mkdtempSync(join(tmpdir(), 'axis-diff-'));
    leave.push(() => rmSync(work, { recursive: true, force: true }));
    say(`Pictures of ${wanted.join(', ')}, of ${ref} and of this tree:`);
    const into = { before: join(work, 'before'), after: join(work, 'after') };
    const codes = { before: 0, after: 0 };
    if (before.length > 0) {
      const folder = join(work, 'earlier');
      leave.push(checkOut(root, ref, folder));
      codes.before = await take({ folder, flows: before, into: into.before, isEarlier: true });
    }
    if (after.length > 0)
      codes.after = await take({ folder: root, flows: after, into: into.after, isEarlier: false });
    return lay(asked, kit, into, { before, after }, codes);
  } catch (error) {
    if (!(error instanceof Sorry)) throw error;
    complain(error.message);
    return 1;
  } finally {
    clean();
    process.removeListener('exit', clean);
    for (const signal of signals) process.removeListener(signal, interrupt);
  }
}

/**
 * Writes the page, and says what is on it.
 * @param {Asked} asked
 * @param {Kit} kit
 * @param {{ before: string, after: string }} into the folders of the pictures
 * @param {{ before: string[], after: string[] }} flows
 * @param {{ before: number, after: number }} codes
 */
function lay({ root, ref, out, say, complain }, kit, into, flows, codes) {
  const short = git(root, 'rev-parse', '--short', `${ref}^{commit}`).trim();
  const names = { before: ref === short ? ref : `${ref} (${short})`, after: 'this tree' };
  const before = sideIn(into.before, flows.before);
  const after = sideIn(into.after, flows.after);
  if (before === undefined || after === undefined) {
    complain(`No pictures of ${before === undefined ? names.before : names.after} could be taken.`);
    return 1;
  }
  const notes = /** @type {const} */ (['before', 'after'])
    .filter((side) => codes[side] !== 0)
    .map(
      (side) => `Tours failed in ${names[side]}: states that only they reach are missing in it.`,
    );
  const changes = kit.pictureChanges(before, after);
  const page = kit.changesSheet(changes, {
    style: kit.changesStyle(),
    labelOf: kit.labelOf,
    imageOf: (side, file) => imageIn(into[side], file),
    names,
    notes,
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, page);
  for (const note of notes) complain(note);
  for (const sentence of kit.changeSentences(changes, kit.labelOf)) say(sentence);
  say(`${kit.tallyText(changes)}: ${out}`);
  return notes.length === 0 ? 0 : 1;
}
