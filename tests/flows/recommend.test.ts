// Recommended Actions as a table: profile, progress, and what follows (docs/product-spec.md, "Dashboard").
import { describe, expect, test } from 'vitest';
import type { Progress, KnownProfile } from '#machines/recommendations.machine.ts';
import { dashboard } from '#content/dashboard.ts';
import { recommend } from '#flows/recommendations/recommend.ts';

const nobody: KnownProfile = {
  identities: [],
  companyName: '',
  stage: '',
  sector: '',
  modules: [],
};
const whole = { companyName: 'Halden Robotics', stage: 'seed', sector: 'Deep Tech' };
const unknown: Progress = { quota: null, asked: null, stack: null };
const fresh: Progress = { quota: { left: 1, month: '2026-11' }, asked: [], stack: [] };
const busy: Progress = {
  quota: { left: 0, month: '2026-11' },
  asked: ['asynq', 'gathering', 'meeting', 'office-hours'],
  stack: [
    { kind: 'second-curve', id: 'the-quarter-in-which-everything-works' },
    { kind: 'tool-drops', id: '45-minute-pitch-review' },
    { kind: 'tool-drops', id: 'ip-moat-map' },
    { kind: 'tool-drops', id: 'founding-team-architect' },
  ],
};
const all: KnownProfile = {
  ...whole,
  stage: 'pre-seed',
  identities: [
    'founder',
    'raising-capital',
    'building-complex',
    'tools-strategy',
    'exploring',
    'connect-fund',
  ],
  modules: ['asyncq', 'openCircle', 'secondCurve'],
};

/** The recommendations, as "action: reason". */
const said = (profile: Partial<KnownProfile>, progress: Progress) =>
  recommend({ profile: { ...nobody, ...profile }, progress }).map(
    ({ id, reason }) => `${id}: ${reason}`,
  );

describe('by profile and progress', () => {
  test.each<[string, Partial<KnownProfile>, Progress, string[]]>([
    ['nothing, and nothing can be read', {}, unknown, ['profile: profile']],
    ['nothing', {}, fresh, ['ask: oneQuestion', 'profile: profile', 'circle: noSeat']],
    ['a company alone', whole, fresh, ['ask: oneQuestion', 'circle: noSeat', 'essay: noEssay']],
    [
      'that they raise capital',
      { ...whole, identities: ['raising-capital'] },
      fresh,
      ['ask: oneQuestion', 'pitch: raising', 'circle: noSeat'],
    ],
    [
      'that they found something, at pre-seed',
      { ...whole, stage: 'pre-seed', identities: ['founder'] },
      fresh,
      ['ask: oneQuestion', 'officeHour: stage', 'circle: noSeat'],
    ],
    [
      'that they found something, at seed',
      { ...whole, identities: ['founder'] },
      fresh,
      ['ask: oneQuestion', 'circle: noSeat', 'essay: noEssay'],
    ],
    [
      'that they build something complex and want tools',
      { ...whole, identities: ['building-complex', 'tools-strategy'] },
      fresh,
      ['ask: oneQuestion', 'moat: complex', 'team: tools'],
    ],
    [
      'that they explore, with The Second Curve',
      { ...whole, identities: ['exploring'], modules: ['secondCurve'] },
      fresh,
      ['ask: oneQuestion', 'essay: exploring', 'circle: noSeat'],
    ],
    [
      'that they want to meet, with Open Circle',
      { ...whole, identities: ['connect-fund'], modules: ['openCircle'] },
      fresh,
      ['ask: oneQuestion', 'meeting: fund', 'circle: openCircle'],
    ],
    ['everything', all, fresh, ['ask: oneQuestion', 'meeting: fund', 'pitch: raising']],
    ['everything, and has done everything', all, busy, []],
    [
      'everything, while nothing can be read: no claim about what was done',
      { ...whole, modules: ['asyncq', 'openCircle', 'secondCurve'] },
      unknown,
      ['ask: asyncq', 'circle: openCircle', 'essay: secondCurve'],
    ],
  ])('%s', (_, profile, progress, expected) => {
    expect(said(profile, progress)).toEqual(expected);
  });
});

test('the question names how many are left, and in which month', () => {
  const premium = { ...fresh, quota: { left: 3, month: '2026-12' } };
  expect(recommend({ profile: all, progress: premium })[0]).toEqual({
    id: 'ask',
    reason: 'questions',
    left: 3,
    month: '2026-12',
  });
});

test('the office hour names the stage', () => {
  const profile = { ...nobody, ...whole, stage: 'idea', identities: ['founder' as const] };
  expect(recommend({ profile, progress: fresh })[1]).toEqual({
    id: 'officeHour',
    reason: 'stage',
    stage: 'idea',
  });
});

test('never more than three, each once, each with words', () => {
  const subsets = Array.from({ length: 64 }, (_, bits) =>
    all.identities.filter((_identity, place) => (bits >> place) % 2 === 1),
  );
  for (const identities of subsets)
    for (const progress of [unknown, fresh, busy]) {
      const ids = recommend({ profile: { ...all, identities }, progress }).map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(dashboard.actions.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }
});
