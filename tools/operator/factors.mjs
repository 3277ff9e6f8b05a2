// `npm run operator -- factors remove <address>`: for a member who has lost their authenticator app and their recovery codes.
import { Sorry } from '../../server/sorry.mjs';
import { Misuse } from './usage.mjs';
import { plain } from './words.mjs';

/** @typedef {{ outcome: 'removed', count: number } | { outcome: 'refused', reason: string }} Answer */

/**
 * @param {import('./usage.mjs').Wish} wish
 * @param {() => Promise<import('./backend.mjs').Desk>} open
 * @param {{ say: (text: string) => void }} around
 */
export async function factors({ words, json }, open, { say }) {
  const [what, address, ...rest] = words;
  if (what !== 'remove' || address === undefined || rest.length > 0)
    throw new Misuse('factors takes remove <address>.');
  const { ask } = await open();
  const answer = /** @type {Answer} */ (await ask('rpc/remove_factors', { address }));
  if (answer.outcome === 'refused') throw new Sorry(`Nobody has signed up as ${plain(address)}.`);
  if (json) return say(JSON.stringify(answer, null, 2));
  say(
    answer.count === 0
      ? `${plain(address)} had no second factor. All their sessions have ended.`
      : `${plain(address)} has no second factor any more, and all their sessions have ended: their password alone signs in.`,
  );
}
