// The test kit of the draft of a question, as this browser stores it.
import type { AttachedFile } from '#machines/asynq.machine.ts';
import { keys, read } from '../../src/adapters/storage/keys.ts';
import { questionDraft } from '../../src/flows/asynq/ports/draft.ts';
import { draftAt } from '../paths/asynq.samples.ts';

export const deck: AttachedFile = {
  id: 'deck',
  name: 'deck.pdf',
  type: 'application/pdf',
  size: 5,
};
export const note: AttachedFile = {
  id: 'note',
  name: 'Voice note.webm',
  type: 'audio/webm',
  size: 7,
};
export const whole = { ...draftAt('review'), files: [deck], note };

const { store, understand } = questionDraft;

export const writeQuestion = (owner: string | null, draft: Readonly<Record<string, unknown>>) =>
  store.put({ id: `${owner}s`, place: '', owner, member: owner }, draft);
/** The newest saved draft, of any owner. */
export const readQuestion = () => {
  const { drafts = [] } = JSON.parse(read(keys.question) ?? '{}') as {
    drafts?: { owner: string | null; draft: object }[];
  };
  return drafts[0] ?? null;
};
export async function restoreFor(member: string | null) {
  const answer = await store.find('', member, understand);
  return answer.outcome === 'found' ? answer.words : null;
}
