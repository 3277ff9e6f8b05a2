// @vitest-environment happy-dom
// Who owns the stored keys, and what survives a change of user (docs/product-decisions.md, "Sessions and storage").
import { beforeEach, describe, expect, test } from 'vitest';
import { draftedAnswers, readAnswers, toAnswers } from '../../src/adapters/storage/answers.ts';
import { adopt, forgetMember, saveAnswers } from '../../src/adapters/storage/memberKeys.ts';
import { isComplete } from '../../src/adapters/storage/flags.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { findDraft, keepDraft } from './onboardingDraft.kit.ts';

const answers = toAnswers({
  identities: ['founder', 'exploring'],
  companyName: 'Orbital Forge',
  stage: 'seed',
  sector: 'Deep Tech',
  website: 'https://example.com',
  referral: 'Podcast',
  modules: ['asyncq'],
  signals: ['toolDrops'],
});

beforeEach(() => localStorage.clear());

/** Where that draft continues, or that there is none to show. */
const found = async (member: string | null, purpose: 'begin' | 'edit') => {
  const answer = await findDraft(member, purpose);
  return answer.outcome === 'found' ? answer.words : answer.outcome;
};

describe('saved answers', () => {
  test('are stored under the keys of the specification', () => {
    saveAnswers('ada', answers);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      axisOneOwner: 'ada',
      axisOneIdentity: '["founder","exploring"]',
      axisOneCompanyName: 'Orbital Forge',
      axisOneStage: 'seed',
      axisOneSector: 'Deep Tech',
      axisOneModules: '["asyncq"]',
      axisOneSignals: '["toolDrops"]',
      axisOneOnboardingComplete: 'true',
    });
  });

  test('are read back, without the fields that these keys do not store', () => {
    saveAnswers('ada', answers);
    expect(readAnswers()).toEqual({ ...answers, website: '', referral: '' });
  });

  test('are null where there are none', () => {
    expect(readAnswers()).toBeNull();
  });

  test('leave out values that were tampered with', () => {
    write(keys.identity, '["founder","emperor",7]');
    write(keys.modules, 'not json');
    expect(readAnswers()).toMatchObject({ identities: ['founder'], modules: [] });
  });
});

describe('a sign-in', () => {
  test('adopts keys without an owner, the premium flag included', () => {
    write(keys.companyName, 'Orbital Forge');
    write(keys.complete, 'true');
    write(keys.premium, 'true');
    adopt('ada');
    expect(read(keys.companyName)).toBe('Orbital Forge');
    expect(isComplete()).toBe(true);
    expect(read(keys.premium)).toBe('true');
    expect(read(keys.owner)).toBe('ada');
  });

  test("replaces another member's keys, the premium flag and completion included", async () => {
    saveAnswers('ada', answers);
    write(keys.premium, 'true');
    keepDraft('ada', 'edit', { step: 'signals', email: '', answers, stored: null });
    adopt('grace');
    expect(readAnswers()).toBeNull();
    expect(isComplete()).toBe(false);
    expect(read(keys.premium)).toBeNull();
    expect(await found('grace', 'edit')).toBe('anothers');
    expect(await found('ada', 'edit')).toMatchObject({ step: 'signals' });
    expect(read(keys.owner)).toBe('grace');
  });

  test("keeps another member's outbox: its entries are sent when that member returns", () => {
    saveAnswers('ada', answers);
    write(keys.outbox, '[{"owner":"ada"}]');
    adopt('grace');
    expect(read(keys.outbox)).toBe('[{"owner":"ada"}]');
  });

  test('keeps the draft that the visitor typed before they had an account', async () => {
    saveAnswers('ada', answers);
    forgetMember();
    keepDraft(null, 'begin', { step: 'modules', email: '', answers, stored: null });
    adopt('grace');
    expect(await found('grace', 'begin')).toMatchObject({ step: 'modules', answers });
    expect(draftedAnswers('grace')).toEqual(answers);
    expect(draftedAnswers('ada')).toBeNull();
  });

  test('of the same member changes nothing', () => {
    saveAnswers('ada', answers);
    const before = JSON.stringify(localStorage);
    adopt('ada');
    expect(JSON.stringify(localStorage)).toBe(before);
  });
});

describe('a draft', () => {
  test('is restored unchanged', async () => {
    const draft = {
      step: 'signals',
      email: 'ada@example.com',
      answers: { ...answers, stage: 'idea' },
      stored: answers,
    } as const;
    keepDraft(null, 'begin', draft);
    expect(await found(null, 'begin')).toEqual(draft);
    expect(await found(null, 'edit')).toBe('nothing');
  });

  test('of another version keeps its answers and starts at the welcome', async () => {
    write(keys.draft, JSON.stringify({ version: 0, step: 'signals', answers }));
    expect(await found(null, 'begin')).toMatchObject({ step: 'welcome', answers });
  });

  test('that cannot be read counts as none', async () => {
    write(keys.draft, '{');
    expect(await found(null, 'begin')).toBe('nothing');
  });
});

describe('signing out', () => {
  test('removes answers, drafts and the flag; keeps owner, completion and outbox', () => {
    saveAnswers('ada', answers);
    write(keys.premium, 'true');
    write(keys.outbox, '[]');
    keepDraft('ada', 'edit', { step: 'profile', email: '', answers, stored: null });
    forgetMember();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'axisOneOnboardingComplete',
      'axisOneOutbox',
      'axisOneOwner',
    ]);
  });
});
