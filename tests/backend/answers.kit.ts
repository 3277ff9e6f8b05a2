// Answers as the operator's command writes them, and the page of a request as its member reads it.
import { store } from './requests.kit.ts';
import type { World } from './requests.kit.ts';
import type { Member, Outcome, Row } from './support.ts';

/** A document that the database takes; fields can be replaced, or removed with undefined. */
export const documentOf = (change: Row = {}): Row => ({
  title: 'Price the pilot',
  signedBy: 'The advisor',
  source: '## Diagnosis\n\nYou ask about price.',
  parts: {
    diagnosis: ['You ask about price.'],
    recommendation: ['Ask for half of it.'],
    nextStep: ['Call the second buyer by Monday.'],
    sources: [{ kind: 'list', ordered: false, boxes: false, items: [['Your list']] }],
  },
  ...change,
});

export const write = (world: World, id: string, change: Row = {}, correcting = false) =>
  world.rpc('write_answer', { id, document: documentOf(change), correcting }, 'server');

/** A question that is answered with a document; its id. */
export async function answered(world: World, who: Member): Promise<string> {
  const { id } = await store(world, who, 'asynq');
  const answer = await write(world, id);
  if (answer.outcome !== 'stored') throw new Error(JSON.stringify(answer));
  return id;
}

export interface Page extends Outcome {
  request: Row & { events: Row[]; attachments: Row[] };
  moves: string[];
  returns_question: boolean;
  answer: { versions: Row[] } | null;
  answer_files: Row[];
  follow_up: Row | null;
  forwarding: Row | null;
  opinion: Row | null;
  consent: Row | null;
}

export const pageOf = async (world: World, id: string, who?: Member) =>
  (await world.rpc('request_page', { id }, who)) as Page;

/** Makes a link to an answer, and returns its secret. */
export async function forward(world: World, id: string, who: Member): Promise<string> {
  const answer = (await world.rpc('forward_answer', { id }, who)) as Outcome & { token?: string };
  if (answer.token === undefined) throw new Error(JSON.stringify(answer));
  return answer.token;
}
