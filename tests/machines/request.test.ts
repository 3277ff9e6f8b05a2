// The life of a request by state: who can move it where, what is due when, and what a missed date returns.
import { describe, expect, test } from 'vitest';
import { requestMachine } from '#machines/request.machine.ts';
import type { RequestEvent, RequestKind } from '#machines/request.machine.ts';
import { withdrawable } from '#machines/myRequests.machine.ts';
import { play } from './kit.ts';
import { legalPairs } from './request.kit.ts';

const hour = 3_600_000;
const submitted = { type: 'member.submitted', seatsAreTaken: false } as const;

const life = (kind: RequestKind, ...events: RequestEvent['type'][]) => {
  const request = play(requestMachine, { kind });
  for (const type of events)
    request.send(
      type === 'member.submitted' ? { type, seatsAreTaken: false } : ({ type } as RequestEvent),
    );
  return request;
};

test('the chart allows exactly the steps of the contract', () => {
  const contract: Record<string, string> = {
    'draft member': 'submitted waitlisted',
    'submitted advisor': 'inReview accepted scheduled answered declined',
    'submitted member': 'withdrawn',
    'submitted clock': 'expired',
    'inReview advisor': 'needsYou accepted scheduled answered declined',
    'inReview member': 'withdrawn',
    'inReview clock': 'expired',
    'needsYou member': 'inReview withdrawn',
    'needsYou advisor': 'inReview declined',
    'needsYou clock': 'expired',
    'waitlisted clock': 'offered expired',
    'waitlisted advisor': 'offered declined',
    'waitlisted member': 'withdrawn',
    'offered member': 'accepted withdrawn',
    'offered clock': 'waitlisted',
    'offered advisor': 'declined',
    'accepted member': 'withdrawn',
    'accepted clock': 'held',
    'answered member': 'followedUp',
    'followedUp advisor': 'answered',
    'scheduled advisor': 'inReview',
    'scheduled member': 'withdrawn',
    'scheduled clock': 'held',
  };
  const wanted = Object.entries(contract).flatMap(([key, targets]) => {
    const [from, actor] = key.split(' ');
    return targets.split(' ').map((to) => `${from} → ${to} (${actor})`);
  });
  expect(legalPairs()).toEqual(wanted.toSorted());
});

test('My requests offers to withdraw exactly where the chart allows it', () => {
  const from = legalPairs().flatMap((pair) => /^(\w+) → withdrawn/.exec(pair)?.[1] ?? []);
  expect([...withdrawable].toSorted()).toEqual(from.toSorted());
});

describe('a draft', () => {
  test('is stored as submitted', () => {
    expect(life('meeting', 'member.submitted').states()).toContain('life.submitted');
  });
  test('joins the waitlist when the seats are taken', () => {
    const request = life('gathering');
    request.send({ type: 'member.submitted', seatsAreTaken: true });
    expect(request.states()).toContain('life.waitlisted');
  });
  test('cannot be answered', () => {
    expect(life('asynq').can({ type: 'advisor.answered' })).toBe(false);
  });
});

describe('the due date', () => {
  test.each([
    ['asynq', 'questionDue', 72],
    ['office-hours', 'conversationDue', 48],
    ['advisory-call', 'conversationDue', 48],
    ['advisory', 'conversationDue', 48],
    ['meeting', 'meetingDue', 7 * 24],
  ] as const)('%s is due after %s: %i hours', (kind, state, hours) => {
    const request = life(kind, 'member.submitted');
    expect(request.states()).toContain(`promise.${state}`);
    request.wait(hours * hour - 1);
    expect(request.states()).toContain(`promise.${state}`);
    request.wait(1);
    expect(request.states()).toContain('promise.broken');
    expect(request.states()).toContain('life.submitted');
  });
  test('a question that was asked with Premium is due after 48 hours, and so is its follow-up', () => {
    const request = play(requestMachine, { kind: 'asynq', hasPriority: true });
    request.send(submitted);
    request.wait(48 * hour - 1);
    expect(request.states()).toContain('promise.questionDue');
    request.send({ type: 'advisor.answered' });
    request.send({ type: 'member.followedUp' });
    request.wait(48 * hour - 1);
    expect(request.states()).toContain('promise.followUpDue');
    request.wait(1);
    expect(request.states()).toContain('promise.broken');
  });
  test.each(['gathering', 'contributor', 'partner', 'perk', 'channel', 'lab-inquiry'] as const)(
    '%s has no date',
    (kind) => {
      const request = life(kind, 'member.submitted');
      request.wait(30 * 24 * hour);
      expect(request.states()).toContain('promise.unmade');
    },
  );
  test.each(['advisor.answered', 'advisor.declined'] as const)('%s meets it', (type) => {
    const request = life('asynq', 'member.submitted', type);
    request.wait(80 * hour);
    expect(request.states()).toContain('promise.kept');
  });
  test('is not met by reading alone', () => {
    const request = life('asynq', 'member.submitted', 'advisor.opened');
    request.wait(72 * hour);
    expect(request.states()).toContain('promise.broken');
  });
  test('ends with a withdrawal', () => {
    const request = life('meeting', 'member.submitted', 'member.withdrew');
    expect(request.states()).toContain('promise.released');
  });
});

describe('the question of the month', () => {
  test('is used by a question, and by no other request', () => {
    expect(life('asynq', 'member.submitted').states()).toContain('quota.used');
    expect(life('meeting', 'member.submitted').states()).toContain('quota.untouched');
  });
  test('is returned when the date is missed', () => {
    const request = life('asynq', 'member.submitted', 'advisor.opened');
    request.wait(72 * hour);
    expect(request.states()).toContain('quota.returned');
  });
  test('is returned when the question is withdrawn before it was opened, not after', () => {
    expect(life('asynq', 'member.submitted', 'member.withdrew').states()).toContain(
      'quota.returned',
    );
    expect(
      life('asynq', 'member.submitted', 'advisor.opened', 'member.withdrew').states(),
    ).toContain('quota.used');
  });
});

const offered = () => {
  const request = life('gathering');
  request.send({ ...submitted, seatsAreTaken: true });
  request.send({ type: 'clock.seatFreed' });
  return request;
};

describe('an offered seat', () => {
  test('is held for 24 hours, then goes to the next member', () => {
    const request = offered();
    request.wait(24 * hour - 1);
    expect(request.states()).toContain('life.offered');
    request.wait(1);
    expect(request.states()).toContain('life.waitlisted');
  });
  test('is taken by its member', () => {
    const request = offered();
    request.send({ type: 'member.accepted' });
    request.wait(48 * hour);
    expect(request.states()).toContain('life.accepted');
  });
});

test.each(['declined', 'held', 'expired', 'withdrawn'])('%s is the end', (end) => {
  expect(legalPairs().filter((pair) => pair.startsWith(`${end} →`))).toEqual([]);
});

const answered = () => life('asynq', 'member.submitted', 'advisor.answered');
const scheduled = () => life('office-hours', 'member.submitted', 'advisor.scheduled');

describe('a follow-up', () => {
  const asked = { type: 'member.followedUp' } as const;

  test('is one question about the answer, within 14 days', () => {
    const request = answered();
    request.wait(14 * 24 * hour - 1);
    expect(request.can(asked)).toBe(true);
    request.send(asked);
    expect(request.states()).toEqual(
      expect.arrayContaining(['life.followedUp', 'followUp.used', 'promise.followUpDue']),
    );
    request.send({ type: 'advisor.answered' });
    expect(request.states()).toEqual(expect.arrayContaining(['life.answered', 'promise.kept']));
    expect(request.can(asked)).toBe(false);
  });
  test('is too late after 14 days', () => {
    const request = answered();
    request.wait(14 * 24 * hour);
    expect(request.states()).toContain('followUp.over');
    expect(request.can(asked)).toBe(false);
  });
  test('costs no question, and gives one back when its date is missed', () => {
    const request = answered();
    request.send(asked);
    expect(request.states()).toContain('quota.used');
    request.wait(72 * hour);
    expect(request.states()).toEqual(expect.arrayContaining(['promise.broken', 'quota.returned']));
  });
  test('promises nothing again where the first promise was broken', () => {
    const request = life('asynq', 'member.submitted');
    request.wait(80 * hour);
    request.send({ type: 'advisor.answered' });
    request.send(asked);
    expect(request.states()).toEqual(expect.arrayContaining(['life.followedUp', 'promise.broken']));
  });
  test('belongs to questions alone', () => {
    expect(life('meeting', 'member.submitted', 'advisor.answered').can(asked)).toBe(false);
  });
});

describe('another slot', () => {
  const asked = { type: 'member.askedToMove' } as const;

  test.each(['advisor.moved', 'advisor.declinedMove', 'member.tookMoveBack'] as const)(
    'is asked for while the old one is held, until %s',
    (type) => {
      const request = scheduled();
      request.send(asked);
      expect(request.states()).toEqual(
        expect.arrayContaining(['life.scheduled', 'appointment.moveAsked']),
      );
      request.send({ type });
      expect(request.states()).toEqual(
        expect.arrayContaining(['life.scheduled', 'appointment.asBefore']),
      );
    },
  );
  test.each(['member.withdrew', 'advisor.opened', 'clock.occasionPassed'] as const)(
    'is wanted no more after %s',
    (type) => {
      const request = scheduled();
      request.send(asked);
      request.send({ type });
      expect(request.states()).toContain('appointment.asBefore');
    },
  );
  test('needs a scheduled office hour', () => {
    expect(life('office-hours', 'member.submitted').can(asked)).toBe(false);
    expect(life('meeting', 'member.submitted', 'advisor.scheduled').can(asked)).toBe(false);
  });
});
