// @vitest-environment happy-dom
// Who owns the stored keys, and what survives a change of user (docs/product-decisions.md, "Sessions and storage").
import { beforeEach, describe, expect, test } from 'vitest';
import {
  readAnswers,
  readDraft,
  toAnswers,
  writeDraft,
} from '../../src/adapters/storage/answers.ts';
import { adopt, forgetMember, saveAnswers } from '../../src/adapters/storage/memberKeys.ts';
import { onboardingStore } from '../../src/adapters/storage/onboardingStore.ts';
import { isComplete } from '../../src/adapters/storage/flags.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';

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

beforeEach(() => {
  localStorage.clear();
  for (const purpose of ['begin', 'edit']) onboardingStore.showNone(purpose);
});

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

  test("replaces another member's keys, the premium flag and completion included", () => {
    saveAnswers('ada', answers);
    write(keys.premium, 'true');
    writeDraft({
      owner: 'ada',
      purpose: 'edit',
      step: 'signals',
      email: '',
      answers,
      stored: null,
    });
    adopt('grace');
    expect(readAnswers()).toBeNull();
    expect(isComplete()).toBe(false);
    expect(read(keys.premium)).toBeNull();
    expect(readDraft('grace', 'edit')).toBeNull();
    expect(readDraft('ada', 'edit')).toMatchObject({ step: 'signals' });
    expect(read(keys.owner)).toBe('grace');
  });

  test("keeps another member's outbox: its entries are sent when that member returns", () => {
    saveAnswers('ada', answers);
    write(keys.outbox, '[{"owner":"ada"}]');
    adopt('grace');
    expect(read(keys.outbox)).toBe('[{"owner":"ada"}]');
  });

  test('keeps the draft that the visitor typed before they had an account', () => {
    saveAnswers('ada', answers);
    forgetMember();
    writeDraft({
      owner: null,
      purpose: 'begin',
      step: 'modules',
      email: '',
      answers,
      stored: null,
    });
    adopt('grace');
    expect(readDraft('grace', 'begin')).toMatchObject({ step: 'modules', answers });
  });

  test('of the same member changes nothing', () => {
    saveAnswers('ada', answers);
    const before = JSON.stringify(localStorage);
    adopt('ada');
    expect(JSON.stringify(localStorage)).toBe(before);
  });
});

describe('a draft', () => {
  test('is restored unchanged', () => {
    const draft = {
      owner: null,
      purpose: 'begin',
      step: 'signals',
      email: 'ada@example.com',
      answers: { ...answers, stage: 'idea' },
      stored: answers,
    } as const;
    writeDraft(draft);
    expect(readDraft(null, 'begin')).toEqual(draft);
    expect(readDraft(null, 'edit')).toBeNull();
  });

  test('of another version keeps its answers and starts at the welcome', () => {
    write(keys.draft, JSON.stringify({ version: 0, step: 'signals', answers }));
    expect(readDraft(null, 'begin')).toMatchObject({ step: 'welcome', answers });
  });

  test('that cannot be read counts as none', () => {
    write(keys.draft, '{');
    expect(readDraft(null, 'begin')).toBeNull();
  });
});

describe('signing out', () => {
  test('removes answers, drafts and the flag; keeps owner, completion and outbox', () => {
    saveAnswers('ada', answers);
    write(keys.premium, 'true');
    write(keys.outbox, '[]');
    writeDraft({
      owner: 'ada',
      purpose: 'edit',
      step: 'profile',
      email: '',
      answers,
      stored: null,
    });
    forgetMember();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'axisOneOnboardingComplete',
      'axisOneOutbox',
      'axisOneOwner',
    ]);
  });
});
