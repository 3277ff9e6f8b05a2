// `npm run operator -- newsletter send <letter> <slug>`: an issue to each confirmed reader, once. What it says of itself comes from
// the feed of the built site, so that nothing is announced that cannot be read.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, root, withEnvFiles } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';
import { Misuse, nearest } from './usage.mjs';
import { plain } from './words.mjs';

const newsletters = ['second-curve', 'next-curve'];

/**
 * @typedef {{ url: string, title: string, summary: string }} Item
 * @typedef {{ outcome: string, reason?: string, readers: number, written: number, missing: number }} Answer
 */

/**
 * The item of a letter in the built site's feed.
 * @param {string} dist
 * @param {string} letter
 * @param {string} slug
 */
function issueOf(dist, letter, slug) {
  const file = join(dist, letter, 'feed.json');
  if (!existsSync(file))
    throw new Sorry(`There is no ${file}: build the site first, or name its folder in AXIS_DIST.`);
  const { items } = /** @type {{ items: Item[] }} */ (JSON.parse(readFileSync(file, 'utf8')));
  const paths = items.map(({ url }) => new URL(url).pathname);
  const at = paths.indexOf(`/${letter}/${slug}`);
  const item = items[at];
  if (item === undefined) {
    const known = paths.map((path) => path.slice(letter.length + 2));
    throw new Misuse(
      `${letter} has no issue “${plain(slug)}”: did you mean ${nearest(slug, known) ?? 'another letter'}?`,
    );
  }
  return { title: item.title, summary: item.summary, path: `/${letter}/${slug}` };
}

/**
 * @param {import('./usage.mjs').Wish} wish
 * @param {() => Promise<import('./backend.mjs').Desk>} open
 * @param {{ say: (text: string) => void, env: NodeJS.ProcessEnv }} around
 */
export async function newsletter({ words, values }, open, { say, env }) {
  const [what, letter = '', slug, ...rest] = words;
  if (what !== 'send' || slug === undefined || rest.length > 0)
    throw new Misuse('newsletter takes send <letter> <slug>.');
  if (!newsletters.includes(letter))
    throw new Misuse(
      `There is no letter “${plain(letter)}”: there are ${newsletters.join(' and ')}.`,
    );
  const { dist } = readSettings(withEnvFiles(env, root));
  const issue = { list: letter, slug, ...issueOf(dist, letter, slug) };
  const dry = values['dry'] !== undefined;
  const { ask } = await open();
  let total = 0;
  for (;;) {
    const answer = /** @type {Answer} */ (
      await ask('rpc/send_issue', { ...issue, trial: values['to'] ?? null, dry })
    );
    if (answer.outcome !== 'stored') throw new Sorry('The address after --to is not complete.');
    const { readers, written, missing } = answer;
    total += written;
    if (dry)
      return say(
        `“${issue.title}” would go to ${values['to'] === undefined ? missing : 1} of ${readers} readers. Nothing was sent.`,
      );
    if (values['to'] !== undefined)
      return say(`“${issue.title}” is on its way to ${plain(values['to'])} alone.`);
    // Written in parts: after an interruption the same command goes on.
    if (missing === 0 || written === 0)
      return say(
        `“${issue.title}” is on its way to ${total} readers; ${readers - total} of ${readers} had it before.`,
      );
  }
}
