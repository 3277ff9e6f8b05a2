// Premium texts: read from the database for users with a plan, as the blocks that all texts of the site consist of.
import { fromPromise } from 'xstate';
import type { Block } from '#content/schema.publications.ts';
import type { TextAnswer } from '#machines/premiumText.machine.ts';
import { fromBase64 } from '#adapters/files/handOut.ts';
import { callFunction, textIn } from '#adapters/supabase/functions.ts';

/**
 * The blocks in the database's answer; they were checked when it was filled from content/.
 * @throws an Error without a sentence where it is something else
 */
function blocksIn(json: string): Block[] {
  const blocks: unknown = JSON.parse(json);
  if (!Array.isArray(blocks) || blocks.length === 0) throw new Error('');
  return blocks as Block[];
}

/**
 * Port `readText`: takes the id under which a text is published; returns the whole text, or that the member may
 * not have it. Rejects with the shared Error of functions.ts where there is no answer.
 */
export const readText = fromPromise<TextAnswer, { id: string }>(async ({ input }) => {
  const answer = await callFunction('download_file', { id: input.id });
  if (answer.outcome !== 'found') return { outcome: 'withheld' };
  const bytes = fromBase64(textIn(answer, 'body'));
  return { outcome: 'found', blocks: blocksIn(new TextDecoder().decode(bytes)) };
});
