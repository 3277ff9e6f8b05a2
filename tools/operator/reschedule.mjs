// `npm run operator -- reschedule <id> agree | keep`: the decision on another slot that a member has asked for.
import { Sorry } from '../../server/sorry.mjs';
import { noteOf, prefixOf, requestOf } from './find.mjs';
import { refusalSentence } from './refusals.mjs';
import { Misuse } from './usage.mjs';
import { slotWords } from './words.mjs';

/**
 * @param {import('./usage.mjs').Wish} typedArgs
 * @param {() => Promise<import('./backend.mjs').Desk>} open
 * @param {{ say: (text: string) => void }} around
 */
export async function reschedule({ words, values, json }, open, { say }) {
  const [id, decision, ...rest] = words;
  if ((decision !== 'agree' && decision !== 'keep') || rest.length > 0)
    throw new Misuse('reschedule takes an id and agree or keep: reschedule <id> agree.');
  const prefix = prefixOf(id);
  const note = noteOf(values['note'], values['file']) ?? null;
  const desk = await open();
  const row = await requestOf(desk, prefix);
  const answer = /** @type {import('./backend.mjs').Moved} */ (
    await desk.ask('rpc/decide_move', { id: row.id, agreed: decision === 'agree', note })
  );
  if (answer.outcome === 'refused') throw new Sorry(refusalSentence(row, answer));
  const { slot } = answer.request;
  say(
    json
      ? JSON.stringify(answer.request, null, 2)
      : `Office hours ${row.short} ${decision === 'agree' ? 'moved to' : 'stay at'} ${slotWords(slot ?? '')}; the member will be told by email.`,
  );
}
