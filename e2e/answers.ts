// A question, its file and its answer, without the site: as a member's browser and the operator's command store them.
import { randomUUID } from 'node:crypto';
import { asynq } from '../content/asynq.ts';
import { asynqDomains } from '../content/asynq/domains.ts';
import { call, keysOf, signIn } from './backend.ts';
import type { Person } from './person.ts';

const [domain] = asynqDomains;
const { timeline, team, stage } = asynq.wizard.context;

/** The words of a question's form, as it is read afterwards. */
export const chosen = {
  domain: domain.label,
  subcategory: domain.subcategories[0]?.label ?? '',
  blocker: domain.blockers[0]?.label ?? '',
};

type Row = Record<string, unknown>;

async function rpc(person: Person, name: string, args: Row, asServer = false) {
  const { server, email, password } = person;
  const { publishableKey, secretKey } = keysOf(server);
  const token = asServer ? undefined : (await signIn(server, email, password)).token;
  const { body } = await call(server, `/rest/v1/rpc/${name}`, {
    key: asServer ? secretKey : publishableKey,
    ...(token !== undefined && { token }),
    method: 'POST',
    body: JSON.stringify(args),
  });
  const answer = body as Row;
  if (answer['outcome'] !== 'stored') throw new Error(`${name}: ${JSON.stringify(body)}`);
  return answer;
}

/** Stores a question of this member, and returns its id. */
export async function asksAtOnce(person: Person, question: string): Promise<string> {
  const id = randomUUID();
  await rpc(person, 'submit_request', {
    id,
    kind: 'asynq',
    subject: question,
    answers: {
      domain: domain.id,
      subcategory: domain.subcategories[0]?.id,
      blockers: [domain.blockers[0]?.id],
      question,
      context: {
        timeline: timeline.options[0]?.id,
        teamInvolvement: team.options[0]?.id,
        stage: stage.options[0]?.id,
        productLink: '',
      },
    },
  });
  return id;
}

/** The first bytes of each type, by which the database knows it. */
const beginnings = {
  'application/pdf': Buffer.from('%PDF-1.4 a deck of one page'),
  'audio/webm': Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('webm')]),
};

/** Attaches a file to a stored question. */
export const attaches = (
  person: Person,
  id: string,
  name: string,
  type: keyof typeof beginnings = 'application/pdf',
) =>
  rpc(person, 'attach', {
    id: randomUUID(),
    request_id: id,
    name,
    type,
    body: beginnings[type].toString('base64'),
  });

const paragraph =
  'You ask about the price, and the figures that you sent say that the price is not what stops the second buyer. Two of three pilots ended with a signed use and without a signed budget, which is a question of who pays and not of how much. ';

/** A page and a half. */
const document = {
  title: 'Charge for the pilot, and name the buyer first',
  signedBy: 'The advisor',
  source: '## Diagnosis',
  parts: {
    diagnosis: [paragraph.repeat(2), paragraph],
    recommendation: [paragraph.repeat(2), paragraph.repeat(2)],
    nextStep: ['Call the second buyer by Monday, and ask whose budget it is.'],
    sources: [
      {
        kind: 'list',
        ordered: false,
        boxes: false,
        items: [['Your list of pilots'], ['Experience with eleven pilots, 2019 to 2025']],
      },
    ],
  },
};
export const answerTitle = document.title;

/** The operator signs an answer, or a correction that says what changed. */
export const answers = (person: Person, id: string, changed?: string) =>
  rpc(
    person,
    'write_answer',
    {
      id,
      document: changed === undefined ? document : { ...document, changed },
      correcting: changed !== undefined,
    },
    true,
  );
