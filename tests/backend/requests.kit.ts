// Requests of every kind, as a member would send them: for the tests of the functions and of the matrix.
import { randomUUID } from 'node:crypto';
import type { Member, Outcome, Row, openBackend } from './support.ts';

export type World = Awaited<ReturnType<typeof openBackend>>;

/** A Saturday morning in November, in Paris and in UTC; the functions' clock of these tests. */
export const morning = '2026-11-21T08:00:00Z';

/** Complete answers for each kind. */
export const answersOf = {
  asynq: {
    domain: 'gtm',
    subcategory: 'pricing',
    blockers: ['No buyer has paid yet'],
    question: 'Do we put a price on the pilot in February?',
    context: { timeline: 'standard', teamInvolvement: 'solo', productLink: '', stage: 'seed' },
  },
  'office-hours': {
    slot: '2026-11-24T14:20',
    role: 'Founder',
    callObjective: 'The order of the proofs.',
    previousEngagement: false,
  },
  'advisory-call': { slot: '2026-11-25T14:00', callObjective: 'The order of the proofs.' },
  advisory: {
    name: 'Ada Example',
    email: 'Ada@Example.com',
    company: 'Example Ltd',
    role: 'Founder',
    challenge: 'Two buyers, one roadmap.',
    timeline: 'This quarter',
  },
  gathering: { gathering: 'paris-walk-2026-12-03' },
  meeting: { reason: 'A decision.', project: 'A sensor.', value: 'A customer list.' },
  contributor: { way: 'join', about: 'I price industrial software.' },
  partner: { company: 'Example Ltd', offer: 'Bench hours' },
  perk: { partner: 'cloud-credits' },
  channel: { channel: 'founders' },
  'lab-inquiry': { message: 'We would test the ledger.' },
} as const satisfies Record<string, Row>;

export type Kind = keyof typeof answersOf;
/** Those that every member may ask for: calls are for premium members (calls.test.ts). */
export const kinds = (Object.keys(answersOf) as Kind[]).filter((kind) => kind !== 'advisory-call');

/** Sends a request; fields can be replaced, or removed with undefined. */
export function submit(
  world: World,
  who: Member | undefined,
  kind: string,
  change: Row = {},
  id: string = randomUUID(),
): Promise<Outcome> {
  const answers = { ...(answersOf as Record<string, Row>)[kind], ...change };
  return world.rpc('submit_request', { id, kind, subject: `About ${kind}`, answers }, who);
}

/** Sends a request that must be stored, and returns its row. */
export async function store(
  world: World,
  who: Member | undefined,
  kind: Kind,
  change: Row = {},
): Promise<Row & { id: string }> {
  const answer = await submit(world, who, kind, change);
  if (answer.request === undefined) throw new Error(`${kind}: ${JSON.stringify(answer)}`);
  return answer.request as Row & { id: string };
}

/** The advisor's steps, one after the other; each must succeed. */
export async function move(world: World, id: string, ...steps: string[]): Promise<Row> {
  let request: Row = {};
  for (const to_status of steps) {
    // One after the other, because each starts where the previous one ended.
    const answer = await world.rpc('move_request', { id, to_status, note: null }, 'server');
    if (answer.request === undefined) throw new Error(`${to_status}: ${JSON.stringify(answer)}`);
    request = answer.request;
  }
  return request;
}
