// @vitest-environment happy-dom
// What may follow an answer, as ports: what each asks of the backend, and what each makes of its answer.
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { afterAnswer } from '#content/afterAnswer.ts';
import { storeConsent } from '#flows/consent/ports.ts';
import { sendQuestion } from '#flows/followUp/ports.ts';
import { followUpDraft } from '#flows/followUp/ports/draft.ts';
import { storeOpinion } from '#flows/opinion/ports.ts';
import { opinionDraft } from '#flows/opinion/ports/draft.ts';
import { toRecord } from '#flows/requestPage/ports/record.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

beforeEach(() => {
  freshBrowser();
  holdSession();
});

const run = (logic: AnyActorLogic, input: unknown) =>
  toPromise(createActor(logic, { input }).start());
const at = '2026-11-24 09:00:00+00';
const iso = '2026-11-24T09:00:00.000Z';

describe('an opinion', () => {
  const said = { id: 'r1', helped: true, why: 'We charged.' };
  test('is stored as it was said', async () => {
    const requests = wire(() => ({
      body: { outcome: 'stored', opinion: { helped: true, why: 'We charged.', said_at: at } },
    }));
    expect(await run(storeOpinion, said)).toEqual({
      outcome: 'stored',
      opinion: { helped: true, why: 'We charged.', saidAt: iso },
    });
    expect(requests.at(-1)).toMatchObject({ path: '/rest/v1/rpc/say_of_answer', body: said });
  });
  test('that is refused has its reason, and one without an answer fails', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'no_answer' } }));
    expect(await run(storeOpinion, said)).toEqual({ outcome: 'refused', reason: 'no_answer' });
    wire(() => ({ body: { outcome: 'stored', opinion: null } }));
    await expect(run(storeOpinion, said)).rejects.toThrow(/^$/);
  });
  test('has a draft, as far as it is one', () => {
    expect(opinionDraft.understand({ helped: 'yes', why: 'W' })).toEqual({
      helped: null,
      why: 'W',
    });
    expect(opinionDraft.understand({ helped: false, why: '' })).toEqual({ helped: false, why: '' });
    expect(opinionDraft.understand({ helped: false })).toBeNull();
  });
});

describe('a consent', () => {
  test.each([
    [true, { given_at: at }, iso],
    [false, null, null],
  ])('is stored: %j', async (consents, consent, givenAt) => {
    const requests = wire(() => ({ body: { outcome: 'stored', consent } }));
    expect(await run(storeConsent, { id: 'r1', consents })).toEqual({ outcome: 'stored', givenAt });
    expect(requests.at(-1)).toMatchObject({
      path: '/rest/v1/rpc/consent_to_export',
      body: { id: 'r1', consents },
    });
  });
  test.each(['not_signed_in', 'not_found', 'no_answer'] as const)(
    'refused with %s has a sentence',
    async (reason) => {
      wire(() => ({ body: { outcome: 'refused', reason } }));
      expect(await run(storeConsent, { id: 'r1', consents: true })).toEqual({
        outcome: 'refused',
        message: afterAnswer.consent.problems[reason],
      });
    },
  );
});

describe('a follow-up', () => {
  const asked = { id: 'r1', note: 'And who signs?' };
  const row = { id: 'r1', kind: 'asynq', status: 'followedUp', due_at: '2100-01-01 09:00:00+00' };
  test('is stored with the date of its answer', async () => {
    const requests = wire(() => ({ body: { outcome: 'stored', request: row } }));
    expect(await run(sendQuestion, asked)).toEqual({
      outcome: 'stored',
      dueAt: '2100-01-01T09:00:00.000Z',
    });
    expect(requests.at(-1)).toMatchObject({ path: '/rest/v1/rpc/follow_up', body: asked });
  });
  test('has no date where a promise was broken before, and fails without an answer', async () => {
    wire(() => ({ body: { outcome: 'stored', request: { ...row, breached_at: at } } }));
    expect(await run(sendQuestion, asked)).toEqual({ outcome: 'stored', dueAt: null });
    wire(() => ({ body: { outcome: 'stored' } }));
    await expect(run(sendQuestion, asked)).rejects.toThrow(/^$/);
  });
  test.each(['follow_up_over', 'follow_up_used', 'illegal_move', 'invalid', 'not_found'])(
    'refused with %s has its reason',
    async (reason) => {
      wire(() => ({ body: { outcome: 'refused', reason, detail: {} } }));
      expect(await run(sendQuestion, asked)).toEqual({ outcome: 'refused', reason });
    },
  );
  test('has a draft, as far as it is one', () => {
    expect(followUpDraft.understand({ note: 'And' })).toEqual({ note: 'And' });
    expect(followUpDraft.understand({ note: '' })).toBeNull();
    expect(followUpDraft.understand({})).toBeNull();
  });
});

test('the backend’s row says what may follow', () => {
  const request = { id: 'r1', kind: 'asynq', status: 'answered', answers: {} };
  expect(
    toRecord({
      request,
      moves: ['follow_up', 7],
      follow_up: { until: at, asked_at: null },
      opinion: { helped: false, why: null, said_at: at },
      consent: { given_at: at },
    }),
  ).toMatchObject({
    moves: ['follow_up'],
    followUp: { until: iso, askedAt: null },
    opinion: { helped: false, why: null, saidAt: iso },
    consentedAt: iso,
  });
  expect(toRecord({ request, follow_up: null, opinion: null, consent: null })).toMatchObject({
    moves: [],
    followUp: null,
    opinion: null,
    consentedAt: null,
  });
});
