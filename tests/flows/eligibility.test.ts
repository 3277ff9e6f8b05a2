// The result of an offer's conditions for a profile.
import { describe, expect, test } from 'vitest';
import { partners } from '#content/partners.ts';
import type { EligibilityRule } from '#content/schema.items.ts';
import type { PerkProfile } from '#machines/perks.machine.ts';
import { answersTo, eligibilityOf, summaryOf } from '../../src/flows/perks/eligibility.ts';

const nothing: PerkProfile = {
  identities: [],
  companyName: '',
  stage: '',
  sector: '',
  website: '',
};
const rule = (part: object) => ({ id: 'a', text: 'A', ...part }) as EligibilityRule;
const stage = rule({ from: 'stage', oneOf: ['seed'] });
const sector = rule({ from: 'sector', oneOf: ['Deep Tech'] });
const identity = rule({ from: 'identity', oneOf: ['founder', 'building-complex'] });
const company = rule({ from: 'companyName' });
const website = rule({ from: 'website' });

describe('one condition', () => {
  test.each([
    [stage, { stage: 'seed' }, 'met'],
    [stage, { stage: 'idea' }, 'notMet'],
    [sector, { sector: 'Deep Tech' }, 'met'],
    [sector, { sector: 'Media' }, 'notMet'],
    [identity, { identities: ['exploring', 'founder'] }, 'met'],
    [identity, { identities: ['exploring'] }, 'notMet'],
    [company, { companyName: 'Halden' }, 'met'],
    [company, { companyName: '  ' }, 'unknown'],
    [website, { website: 'https://halden.example' }, 'met'],
  ] as const)('%o and %o: %s', (asked, told, answer) => {
    expect(eligibilityOf(asked, { ...nothing, ...told })).toBe(answer);
  });
  test.each([stage, sector, identity, company, website])(
    '%o is unknown without an answer',
    (asked) => {
      expect(eligibilityOf(asked, nothing)).toBe('unknown');
      expect(eligibilityOf(asked, null)).toBe('unknown');
    },
  );
  test('a condition that no profile can answer is asked for', () => {
    expect(eligibilityOf(rule({ from: 'asked' }), { ...nothing, stage: 'seed' })).toBe('asked');
  });
});

describe('an offer', () => {
  const rules: readonly EligibilityRule[] = partners[0]?.eligibility ?? [];
  test("sends the profile's answers, and not those that a profile cannot have", () => {
    expect(answersTo(rules, { ...nothing, stage: 'idea', sector: 'Deep Tech' })).toEqual({
      stage: 'notMet',
      sector: 'met',
      website: 'unknown',
    });
  });
  test.each([
    [null, { key: 'unknown', count: 3, all: 3 }],
    [{ stage: 'idea' }, { key: 'notMet', count: 1, all: 3 }],
    [{ stage: 'seed' }, { key: 'open', count: 2, all: 3 }],
    [
      { stage: 'seed', sector: 'Deep Tech', website: 'halden.example' },
      { key: 'met', count: 3, all: 3 },
    ],
  ] as const)('%o in one line: %o', (told, line) => {
    expect(summaryOf(rules, told && { ...nothing, ...told })).toEqual(line);
  });
});
