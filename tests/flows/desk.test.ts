// What the desk works out by itself: how long is left, which steps the chart allows, and what the address asks for.
import { describe, expect, test } from 'vitest';
import { deskAddress } from '#machines/deskQueue.machine.ts';
import { requestMachine } from '#machines/request.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { AskedRequest } from '#machines/requestPage.machine.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { statuses } from '#flows/deskQueue/choices.ts';
import { filterIn } from '#flows/deskQueue/ports/address.ts';
import { timeLeft } from '#flows/deskQueue/timeLeft.ts';
import { commandsOf } from '#flows/deskRequest/ports/commands.ts';
import { profileIn } from '#flows/deskRequest/ports/profile.ts';
import { historyLine } from '#flows/deskRequest/historyLine.ts';
import { refusalOf } from '#flows/deskRequest/ports/refusals.ts';
import { askedOf } from '#flows/requestPage/asked.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 22, 10);
const due = (inHours: number) => timeLeft(new Date(now + inHours * hour).toISOString(), now);

describe('how long is left', () => {
  test.each([
    [0.5, '30 min left', 'ember'],
    [11.5, '11 h left', 'ember'],
    [12, '12 h left', 'gold'],
    [24, '24 h left', 'mint'],
    [47.9, '47 h left', 'mint'],
    [72, '3 d left', 'mint'],
    [0, '1 min left', 'ember'],
    [-0.01, '1 min overdue', 'danger'],
    [-5, '5 h overdue', 'danger'],
    [-50, '2 d overdue', 'danger'],
  ] as const)('%d h: %s', (hours, said, tone) => {
    expect(due(hours)).toEqual({ said, tone });
  });
  test('nothing where nothing was promised', () => {
    expect(timeLeft(null, now)).toEqual({ said: desk.queue.time.none, tone: 'neutral' });
  });
});

const of = (status: RequestStatus, kind: 'asynq' | 'office-hours' | 'gathering' = 'asynq') =>
  commandsOf({ kind, status }, null, false);

describe('the steps of a request', () => {
  test('are those of its chart, and a note among staff always', () => {
    expect(of('submitted')).toEqual(['review', 'answer', 'accept', 'schedule', 'decline', 'note']);
    expect(of('inReview')).toEqual(['answer', 'accept', 'schedule', 'ask', 'decline', 'note']);
    expect(of('needsYou')).toEqual(['review', 'decline', 'note']);
    expect(of('waitlisted', 'gathering')).toEqual(['offer', 'decline', 'note']);
    expect(of('declined')).toEqual(['note']);
  });
  test('answer with a note whatever is no question', () => {
    expect(of('inReview', 'office-hours')).toContain('reply');
    expect(of('inReview')).not.toContain('reply');
  });
  test('answer a follow-up, and correct an answer that is a document', () => {
    expect(of('followedUp')).toEqual(['answer', 'note']);
    const answered = { kind: 'asynq', status: 'answered' } as const;
    expect(commandsOf(answered, null, true)).toEqual(['correct', 'note']);
    expect(commandsOf(answered, null, false)).toEqual(['note']);
  });
  test('decide about another slot while one is wanted', () => {
    const request = { kind: 'office-hours', status: 'scheduled' } as const;
    expect(commandsOf(request, '2026-12-01T14:20', false)).toEqual([
      'review',
      'agreeMove',
      'refuseMove',
      'note',
    ]);
    expect(commandsOf(request, null, false)).toEqual(['review', 'note']);
  });
  test('exist for every status that is stored', () => {
    const { draft, ...stored } = requestMachine.config.states?.life?.states ?? {};
    expect([draft === undefined, Object.keys(stored).length]).toEqual([false, 13]);
    for (const status of Object.keys(stored)) expect(of(status as RequestStatus)).toContain('note');
  });
});

describe('the address', () => {
  test('says a filter, and is said by it', () => {
    const address = '/desk?view=closed&kind=asynq,meeting&status=declined&due=3d&q=two+boards';
    expect(deskAddress(filterIn(new URL(address, 'https://a.test').searchParams), null)).toBe(
      address,
    );
  });
  test('drops what it does not know', () => {
    const query = new URLSearchParams('view=all&kind=asynq,tea&status=lost&due=soon');
    expect(filterIn(query)).toEqual({
      view: 'open',
      kind: ['asynq'],
      status: [],
      due: null,
      query: '',
    });
  });
});

describe('at the desk', () => {
  test('a status that its member reads as "you" has a name of its own', () => {
    expect([statusName('needsYou'), statusName('offered'), statusName('declined')]).toEqual([
      'Waits for the member',
      'Seat offered',
      requests.statuses.declined.name,
    ]);
    for (const status of statuses) expect(statusName(status)).not.toMatch(/\byour?\b/i);
  });
  test('the history says who did what, also where the status stayed', () => {
    const step = { actor: 'member', to: 'scheduled', by: null } as const;
    const slot = '2026-12-01T14:20';
    expect(historyLine({ ...step, about: 'moveAsked', slot }, 'scheduled')).toBe(
      'Member: asked for another slot, Tuesday, December 1, 2026, 14:20',
    );
    const ada = { ...step, actor: 'advisor', by: { id: 'a', name: 'Ada' } } as const;
    expect(historyLine(ada, 'submitted')).toBe('Ada: Scheduled');
    expect(historyLine(ada, 'scheduled')).toBe('Ada: a note');
    expect(historyLine({ ...step, to: 'needsYou' }, 'inReview')).toBe(
      'Member: Waits for the member',
    );
  });
  test('what was asked is not said as to its member', () => {
    const { slotAsked, nothingAsked } = desk.request;
    const asked = { kind: 'office-hours', subject: '', answers: {}, slot: '2026-12-01T14:20' };
    expect(askedOf(asked as unknown as AskedRequest, slotAsked)[0]).toEqual({
      label: 'Slot asked for',
      value: 'Tuesday, December 1, 2026, 14:20',
    });
    expect(`${slotAsked} ${nothingAsked}`).not.toMatch(/\byour?\b/i);
  });
  test('a button of the queue begins with the words of its key', () => {
    const { steps } = desk.queue;
    for (const step of ['previous', 'next', 'open', 'close', 'refresh'] as const)
      expect(desk.keys.commands[step].name.startsWith(steps[step])).toBe(true);
  });
});

describe('the member', () => {
  test('is described in the words of onboarding, and not by what is stored', () => {
    expect(
      profileIn({
        identity_types: ['founder', 'raising-capital'],
        company_name: 'Halden Robotics',
        company_stage: 'pre-seed',
        sector: 'Deep Tech',
        website: '',
        referral_source: null,
        modules: ['opsCabinet', 'asyncq', 'gone'],
        signals: [],
      }),
    ).toEqual({
      Identity: "I'm a founder, I'm raising capital",
      Company: 'Halden Robotics',
      Stage: 'Pre-Seed',
      Sector: 'Deep Tech',
      Modules: 'Ops Cabinet, AsynQ, gone',
    });
  });
});

describe('a refusal', () => {
  test.each([
    [
      { reason: 'leased', detail: { by: { name: 'Grace' } } },
      'Grace is working on this request. Take it over first.',
    ],
    [
      { reason: 'illegal_move', detail: { from: 'withdrawn', to: 'accepted' } },
      'The request has changed: it cannot go from Withdrawn to Accepted. Reload it.',
    ],
    [
      { reason: 'slot_closed', detail: { nearest: ['2026-11-24T14:20'] } },
      'This slot is taken. Open slots: Tuesday, November 24, 2026, 14:20.',
    ],
    [{ reason: 'of a later backend' }, desk.request.refusals.other],
  ])('says why: %j', (answer, sentence) => {
    expect(refusalOf({ outcome: 'refused', ...answer })).toBe(sentence);
  });
});

test('no two keys are the same', () => {
  const keys = Object.values(desk.keys.commands).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
