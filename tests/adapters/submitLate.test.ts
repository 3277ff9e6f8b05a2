// @vitest-environment happy-dom
// A browser that stores slowly: the form's four seconds begin when its request is in the outbox, not before
// (docs/product-decisions.md, "Outbox").
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { queued } from './outboxWorld.ts';
import { restingOutbox, submissionOf } from './submissionWorld.ts';
import { freshBrowser } from './wire.ts';
import { activeIn } from '../machines/kit.ts';

/** Locks that another tab holds until `release` is called. */
function holdLocks() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_: string, ...rest: unknown[]) =>
        new Promise<void>((resolve) => waiting.push(resolve)).then(rest.at(-1) as () => unknown),
    },
  });
  return {
    isAsked: () => vi.waitFor(() => expect(waiting).toHaveLength(1)),
    release: () => waiting.splice(0).forEach((grant) => grant()),
  };
}

/** The meeting request, sent, while the outbox cannot be written. */
async function sending() {
  const locks = holdLocks();
  const clock = new SimulatedClock();
  const outbox = restingOutbox();
  const whenQueued = vi.fn();
  const submission = submissionOf({
    outbox,
    currentUserId: () => 'ada',
    find: async () => null,
    whenQueued,
  });
  const form = createActor(meetingRequestMachine.provide({ actors: { submission } }), { clock });
  form.start();
  form.send({ type: 'dialog.opened' });
  for (const field of ['reason', 'project', 'value'] as const)
    form.send({ type: 'field.edited', field, text: 'Halden' });
  form.send({ type: 'request.submitted' });
  await locks.isAsked();
  return { ...locks, clock, form, whenQueued };
}

/** Runs everything that is not held. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => freshBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('the outbox can be written only after four seconds', () => {
  test('and has no room then: the form holds the words, and says so', async () => {
    const { form, clock, release } = await sending();
    clock.increment(4000);
    expect(activeIn(form)).toContain('form.sending');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    release();
    await settled();
    expect(activeIn(form)).toContain('form.editing');
    expect(form.getSnapshot().context).toMatchObject({
      project: 'Halden',
      problem: { key: 'no_room' },
    });
  });

  test('and is: the form waits four more seconds for the answer, then says that the request waits', async () => {
    const { form, clock, release, whenQueued } = await sending();
    clock.increment(4000);
    expect(form.getSnapshot().context.project).toBe('Halden');
    release();
    await settled();
    expect([queued().length, whenQueued.mock.calls.length]).toEqual([1, 1]);
    clock.increment(3999);
    expect(activeIn(form)).toContain('form.sending');
    clock.increment(1);
    expect(activeIn(form)).toContain('submitted.waitingForNetwork');
    expect(queued()).toHaveLength(1);
  });

  test('and not within fifteen: the form has its words back, and nothing is written later', async () => {
    const { form, clock, release, whenQueued } = await sending();
    clock.increment(15_000);
    expect(activeIn(form)).toContain('form.editing');
    expect(form.getSnapshot().context).toMatchObject({
      project: 'Halden',
      problem: { key: 'failed' },
    });
    release();
    await settled();
    release();
    await settled();
    expect([queued(), whenQueued.mock.calls]).toEqual([[], []]);
  });

  test('and the form is left meanwhile: the outbox has the request', async () => {
    const { form, release, whenQueued } = await sending();
    form.stop();
    release();
    await settled();
    expect([queued().length, whenQueued.mock.calls.length]).toEqual([1, 1]);
  });
});
