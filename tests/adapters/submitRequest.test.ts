// @vitest-environment happy-dom
// submitRequest: the request is stored before anything else happens, and the form gets the real outcome.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { StoredAnswer, Submission, SubmissionOutput } from '#machines/submission.machine.ts';
import type { RequestSubmitter } from '../../src/adapters/outbox/submitRequest.ts';
import { changeEntries, settle } from '../../src/adapters/outbox/store.ts';
import { requestIn } from '../machines/myRequests.kit.ts';
import { queued, grantLocks } from './outboxWorld.ts';
import { restingOutbox, submissionOf } from './submissionWorld.ts';
import { freshBrowser } from './wire.ts';

const kept = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/adapters/outbox/files.ts', () => ({
  saveFiles: async (files: { id: string; file: Blob }[]) => {
    if (files.some(({ file }) => file.size > 5)) throw new Error('QuotaExceededError');
    for (const { id, file } of files) kept.set(id, file);
  },
  forgetFiles: async (ids: string[]) => ids.forEach((id) => kept.delete(id)),
}));

const words = { reason: 'Two boards', project: 'Halden', value: 'A decision' };
const meeting: Submission = { kind: 'meeting', subject: ' Halden\nand more ', answers: words };
const stored: StoredAnswer = { outcome: 'stored', request: requestIn('submitted') };

/** Submits a request; `answer` resolves with the outcome. */
function handIn(
  submission: Submission,
  submitter: Partial<RequestSubmitter> = {},
  network: 'there' | 'lost' = 'there',
) {
  const actor = createActor(
    submissionOf({
      outbox: restingOutbox(network),
      currentUserId: () => 'ada',
      find: async () => null,
      ...submitter,
    }),
    { input: submission },
  );
  const answer = toPromise(actor).then(answerIn);
  actor.start();
  return { answer, giveUp: () => actor.stop() };
}

/** What the form learns, as the outbox says it; null if the form gave up. */
const answerIn = (output: SubmissionOutput | undefined) => {
  if (output === undefined) return null;
  if (output.outcome === 'returned')
    return { outcome: 'refused', reason: output.problem.key, detail: output.detail };
  if (output.outcome === 'stored') return output;
  const why = output.outcome === 'waitingForAccount' ? 'signedOut' : 'offline';
  return { outcome: 'waiting', why };
};

const isQueued = () => vi.waitFor(() => expect(queued()).toHaveLength(1));
const onlyId = () => queued()[0]?.id ?? '';

beforeEach(() => {
  freshBrowser();
  grantLocks();
  kept.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a submitted request', () => {
  test('is in the outbox with its owner before any answer', async () => {
    const { answer } = handIn(meeting);
    await isQueued();
    expect(queued()).toMatchObject([
      { owner: 'ada', kind: 'meeting', subject: 'Halden', answers: words, refusal: null },
    ]);
    expect(onlyId()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    settle(onlyId(), stored);
    expect(await answer).toEqual(stored);
  });

  test.each([
    [`${'Whole words '.repeat(12)}`, /^(Whole words )+Whole( words)?…$/],
    [`${'x'.repeat(119)}😀😀`, /^x{119}…$/],
    ['👨‍👩‍👧‍👦'.repeat(130), /^(👨‍👩‍👧‍👦)+…$/u],
  ])(
    'is called by whole words and whole characters, and fits the database',
    async (subject, expected) => {
      const { answer } = handIn({ ...meeting, subject });
      await isQueued();
      settle(onlyId(), stored);
      await answer;
      const [{ subject: line } = { subject: '' }] = queued();
      expect(line).toMatch(expected);
      expect(Array.from(line).length).toBeLessThanOrEqual(200);
    },
  );

  test('carries what its flow adds for the owner, in the outbox and when it is queued', async () => {
    const whenQueued = vi.fn();
    const { answer } = handIn(meeting, {
      complete: ({ answers, ...rest }, owner) => ({ ...rest, answers: { ...answers, owner } }),
      whenQueued,
    });
    await isQueued();
    const answers = { ...words, owner: 'ada' };
    expect(queued()).toMatchObject([{ answers }]);
    expect(whenQueued.mock.calls).toEqual([[{ ...meeting, answers }, 'ada']]);
    settle(onlyId(), stored);
    await answer;
  });

  test('waits for an account when no user is signed in, and has no owner', async () => {
    const { answer } = handIn(meeting, { currentUserId: () => null });
    expect(await answer).toEqual({ outcome: 'waiting', why: 'signedOut' });
    expect(queued()).toMatchObject([{ owner: null }]);
  });

  test('for advice needs no account: its answer is waited for', async () => {
    const { answer } = handIn({ ...meeting, kind: 'advisory' }, { currentUserId: () => null });
    await isQueued();
    settle(onlyId(), stored);
    expect(await answer).toEqual(stored);
  });

  test('waits for the network where there is none', async () => {
    const { answer } = handIn(meeting, {}, 'lost');
    expect(await answer).toEqual({ outcome: 'waiting', why: 'offline' });
    expect(queued()).toHaveLength(1);
  });

  test('takes its files along, which are stored here before the entry names them', async () => {
    const file = new File(['%PDF-'], 'deck.pdf', { type: 'application/pdf' });
    const { answer } = handIn({ ...meeting, files: [file] });
    await isQueued();
    const [{ attachments } = { attachments: [] }] = queued();
    expect(attachments).toMatchObject([{ name: 'deck.pdf', type: 'application/pdf', size: 5 }]);
    expect([...kept.keys()]).toEqual(attachments.map(({ id }) => id));
    settle(onlyId(), stored);
    await answer;
  });

  test.each(['the box is full', 'a file finds no room'])(
    '%s: nothing was stored, and the outcome says so',
    async (why) => {
      if (why === 'the box is full')
        vi.stubGlobal('localStorage', {
          getItem: () => null,
          setItem: () => {
            throw new Error('QuotaExceededError');
          },
        });
      const files = [new File(['too many bytes'], 'deck.pdf')];
      const { answer } = handIn(why === 'the box is full' ? meeting : { ...meeting, files });
      expect(await answer).toEqual({ outcome: 'refused', reason: 'no_room', detail: {} });
      vi.restoreAllMocks();
      expect(queued()).toEqual([]);
      expect(kept.size).toBe(0);
    },
  );
});

describe('the answer', () => {
  const refusal = { reason: 'quota_spent' as const, detail: { limit: 1 } };

  test('refused: the form keeps the words, so the entry and its files are removed', async () => {
    const file = new File(['%PDF-'], 'deck.pdf');
    const { answer } = handIn({ ...meeting, files: [file] });
    await isQueued();
    settle(onlyId(), { outcome: 'refused', ...refusal });
    expect(await answer).toEqual({ outcome: 'refused', ...refusal });
    await vi.waitFor(() => expect([queued(), kept.size]).toEqual([[], 0]));
  });

  test('refused in another tab: it is read from the outbox', async () => {
    const { answer } = handIn(meeting);
    await isQueued();
    await changeEntries((entries) => entries.map((entry) => ({ ...entry, refusal })));
    expect(await answer).toEqual({ outcome: 'refused', ...refusal });
  });

  test('accepted in another tab: the backend is asked whether it has the request', async () => {
    const find = vi.fn(async () => stored);
    const { answer } = handIn(meeting, { find });
    await isQueued();
    const id = onlyId();
    await changeEntries(() => []);
    expect(await answer).toEqual(stored);
    expect(find).toHaveBeenCalledWith(id);
  });

  test('none, and the entry was lost: it is queued again under the same id', async () => {
    const { answer } = handIn(meeting);
    await isQueued();
    const id = onlyId();
    await changeEntries(() => []);
    await isQueued();
    expect(onlyId()).toBe(id);
    settle(id, stored);
    await answer;
  });

  test('none, and the entry was lost while the form gave up: it is queued again all the same', async () => {
    const backend = new EventTarget();
    const find = () =>
      new Promise<null>((resolve) => backend.addEventListener('answered', () => resolve(null)));
    const { giveUp } = handIn(meeting, { find });
    await isQueued();
    const id = onlyId();
    await changeEntries(() => []);
    giveUp();
    backend.dispatchEvent(new Event('answered'));
    await isQueued();
    expect(onlyId()).toBe(id);
    expect(await settle(id, { outcome: 'refused', ...refusal })).toBe(false);
  });

  test('refused for a form that gave up before its entry was stored: the entry waits in the outbox', async () => {
    const { giveUp } = handIn(meeting);
    giveUp();
    await isQueued();
    expect(await settle(onlyId(), { outcome: 'refused', ...refusal })).toBe(false);
    await changeEntries((entries) => entries.map((entry) => ({ ...entry, refusal })));
    expect(queued()).toMatchObject([{ answers: words, refusal }]);
  });

  test('a form that gives up leaves the entry in the outbox, and is not notified any more', async () => {
    const { giveUp } = handIn(meeting);
    await isQueued();
    const id = onlyId();
    giveUp();
    expect(queued()).toHaveLength(1);
    expect(await settle(id, stored)).toBe(false);
  });
});
