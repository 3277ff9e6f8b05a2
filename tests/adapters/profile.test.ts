// @vitest-environment happy-dom
// Loading and saving answers: Edit Profile never opens without the stored profile, and writes only what was changed.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Answers, OnboardingDraft } from '#machines/onboarding.machine.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { saveAnswers } from '../../src/adapters/storage/memberKeys.ts';
import { restoreOf } from '../../src/flows/onboarding/ports/restore.ts';
import { presentSession } from '../../src/adapters/supabase/account.ts';
import { readProfile } from '../../src/adapters/supabase/profiles.ts';
import { saveProfile } from '../../src/adapters/supabase/profiles.ts';
import { keepDraft } from './onboardingDraft.kit.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const row = {
  identity_types: ['founder'],
  company_name: 'Orbital Forge',
  company_stage: 'seed',
  sector: 'Deep Tech',
  website: null,
  referral_source: 'Podcast',
  modules: ['asyncq'],
  signals: ['toolDrops'],
  onboarding_complete: true,
};
const stored = toAnswers({
  identities: ['founder'],
  companyName: 'Orbital Forge',
  stage: 'seed',
  sector: 'Deep Tech',
  referral: 'Podcast',
  modules: ['asyncq'],
  signals: ['toolDrops'],
});

/** An answer for which the library does not retry by itself. */
const refusal = { status: 500, body: { message: 'No.' } };

const restore = restoreOf(() => Promise.resolve({ presentSession, readProfile }));

function restored(purpose: 'begin' | 'edit', draft: OnboardingDraft | null = null) {
  const actor = createActor(restore, { input: { purpose, draft } });
  const answer = toPromise(actor);
  actor.start();
  return answer;
}

function saved(input: { answers: Answers; stored: Answers | null }) {
  const actor = createActor(saveProfile, { input });
  const answer = toPromise(actor);
  actor.start();
  return answer;
}

/** The columns that are written. */
async function written(answers: Answers, before: Answers | null) {
  const calls = wire(() => ({ status: 201 }));
  await saved({ answers, stored: before });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: '/rest/v1/profiles', method: 'POST' });
  expect(calls[0]?.headers.get('prefer')).toContain('resolution=merge-duplicates');
  return calls[0]?.body;
}
beforeEach(() => {
  freshBrowser();
  holdSession();
});
afterEach(() => vi.unstubAllGlobals());

describe('Edit Profile', () => {
  test('opens with the stored profile, and remembers it', async () => {
    wire(() => ({ body: [row] }));
    expect(await restored('edit')).toEqual({
      answers: stored,
      stored,
      step: 'welcome',
      email: '',
      memberEmail: 'ada@example.com',
    });
  });

  test('fails when the profile cannot be read, whatever this browser has saved', async () => {
    saveAnswers('ada', toAnswers({ companyName: 'Of last year' }));
    wire(() => refusal);
    await expect(restored('edit')).rejects.toThrow('No.');
  });

  test('fails without a session', async () => {
    localStorage.clear();
    wire(() => ({ body: [row] }));
    await expect(restored('edit')).rejects.toThrow('Auth session missing!');
  });

  test('resumes a draft: its changes, over what is stored by now', async () => {
    const draft = {
      step: 'signals',
      email: '',
      answers: { ...stored, companyName: 'Orbital Works', referral: '' },
      stored,
    } as const;
    wire(() => ({ body: [{ ...row, sector: 'Media' }] }));
    const now = { ...stored, sector: 'Media' };
    expect(await restored('edit', draft)).toMatchObject({
      answers: { ...now, companyName: 'Orbital Works', referral: '' },
      stored: now,
      step: 'signals',
    });
  });

  test('a draft does not open when the profile cannot be read; it is kept', async () => {
    const answers = { ...stored, companyName: 'Orbital Works' };
    const draft = { step: 'signals', email: '', answers, stored } as const;
    keepDraft('ada', 'edit', draft);
    const before = JSON.stringify(localStorage);
    wire(() => refusal);
    await expect(restored('edit', draft)).rejects.toThrow('No.');
    expect(JSON.stringify(localStorage)).toBe(before);
  });
});

describe('a first onboarding', () => {
  test('begins with this browser’s answers when the profile cannot be read, and treats none as stored', async () => {
    saveAnswers('ada', toAnswers({ companyName: 'Orbital Forge' }));
    wire(() => refusal);
    expect(await restored('begin')).toMatchObject({
      answers: toAnswers({ companyName: 'Orbital Forge' }),
      stored: null,
    });
  });

  test('resumes a draft with the profile that was stored when it was begun', async () => {
    const draft = { step: 'modules', email: '', answers: stored, stored } as const;
    const calls = wire(() => refusal);
    expect(await restored('begin', draft)).toMatchObject({
      answers: stored,
      stored,
      step: 'modules',
    });
    expect(calls).toEqual([]);
  });
});

describe('saving', () => {
  const complete = { id: 'ada', onboarding_complete: true };

  test('writes completion alone when nothing was changed', async () => {
    expect(await written(stored, stored)).toEqual(complete);
  });

  test('writes the changed columns alone; an emptied one is a change', async () => {
    const answers = {
      ...stored,
      companyName: '',
      modules: toAnswers({ modules: ['fromLab'] }).modules,
    };
    expect(await written(answers, stored)).toEqual({
      ...complete,
      company_name: '',
      modules: ['fromLab'],
    });
  });

  test('does not treat the order of a choice as a change', async () => {
    const { modules } = toAnswers({ modules: ['asyncq', 'fromLab'] });
    const answers = { ...stored, modules: modules.toReversed() };
    expect(await written(answers, { ...stored, modules })).toEqual(complete);
  });

  test('over a profile that was not read writes every answer by its column, and no blank', async () => {
    const { website: _, ...given } = row;
    expect(await written(stored, null)).toEqual({ ...given, id: 'ada' });
  });
});
