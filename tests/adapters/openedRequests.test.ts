// @vitest-environment happy-dom
// Copies of opened requests in this browser: whose they are, how many stay, and when they go.
import { beforeEach, expect, test } from 'vitest';
import { copyOf, dropCopy, keepCopy } from '#flows/requestPage/ports/seen.ts';
import { toRecord } from '#flows/requestPage/ports/record.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';
import { adopt, forgetMember } from '#adapters/storage/memberKeys.ts';
import { answered, submitted } from '../paths/requestPage.samples.ts';

const at = '2026-11-21T20:30:00.000Z';
const named = (id: string) => ({ ...submitted, request: { ...submitted.request, id } });

beforeEach(() => localStorage.clear());

test('a member finds their own copy, the last one of a request', () => {
  keepCopy('ada', submitted, at);
  keepCopy('ada', answered, at);
  expect(copyOf('ada', 'r1')).toEqual({ record: answered, at });
  expect([copyOf('ben', 'r1'), copyOf('ada', 'r2')]).toEqual([null, null]);
});

test('another member’s copies do not stay beside one’s own', () => {
  keepCopy('ada', submitted, at);
  keepCopy('ben', named('r2'), at);
  expect([copyOf('ada', 'r1'), copyOf('ben', 'r2')?.at]).toEqual([null, at]);
});

test('twenty stay, the newest', () => {
  for (let count = 0; count < 21; count += 1) keepCopy('ada', named(`r${count}`), at);
  expect([copyOf('ada', 'r0'), copyOf('ada', 'r1')?.at, copyOf('ada', 'r20')?.at]).toEqual([
    null,
    at,
    at,
  ]);
});

test('a request that is not there any more leaves no copy, and the last one no key', () => {
  keepCopy('ada', submitted, at);
  dropCopy('ada', 'r1');
  expect(read(keys.openedRequests)).toBeNull();
});

test('they go at sign-out, and when another member signs in', () => {
  adopt('ada');
  keepCopy('ada', submitted, at);
  adopt('ada');
  expect(copyOf('ada', 'r1')).not.toBeNull();
  adopt('ben');
  expect(read(keys.openedRequests)).toBeNull();
  keepCopy('ben', submitted, at);
  forgetMember();
  expect(read(keys.openedRequests)).toBeNull();
});

test.each([
  'null',
  '{',
  '[]',
  '{"version":2,"copies":[]}',
  '{"version":1,"copies":{}}',
  '{"version":1,"copies":[null,{"owner":"ada"},{"owner":"ada","at":"x","record":{}}]}',
])('%s holds no copy', (stored) => {
  write(keys.openedRequests, stored);
  expect(copyOf('ada', 'r1')).toBeNull();
});

test('the backend’s row becomes what the page shows', () => {
  const parts = { diagnosis: ['A.'], recommendation: [], nextStep: [], sources: [] };
  const record = toRecord({
    request: {
      id: 'r1',
      kind: 'asynq',
      subject: 'Which?',
      status: 'answered',
      created_at: '2026-11-21 20:00:00+00',
      answers: '{"question":"Which?"}',
    },
    answer: {
      versions: [
        {
          version: 1,
          title: 'This one',
          signed_by: 'The advisor',
          signed_at: '2026-11-22 09:00:00+00',
          changed: null,
          parts,
        },
      ],
    },
    answer_files: [{ id: 'f', name: 'a.pdf', type: 'application/pdf', size: 2 }],
    forwarding: { created_at: '2026-11-23 09:00:00+00' },
  });
  expect(record).toMatchObject({
    request: { id: 'r1', answers: { question: 'Which?' } },
    versions: [{ version: 1, title: 'This one', signedAt: '2026-11-22T09:00:00.000Z', parts }],
    answerFiles: [{ id: 'f', name: 'a.pdf', type: 'application/pdf', size: 2 }],
    forwardedAt: '2026-11-23T09:00:00.000Z',
  });
  expect(() => toRecord({})).toThrow(/^$/);
});
