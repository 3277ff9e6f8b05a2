// Onboarding by state: restoring and the first five steps (docs/product-spec.md, "2. Screens and routes", "4. States
// and transitions", "Onboarding").
import { describe, expect, test } from 'vitest';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { IdentityId, ModuleId } from '#machines/onboarding.machine.ts';
import { answers, at, noAnswers, open, recollection, steps } from './onboarding.kit.ts';

const delays = onboardingMachine.implementations.delays;

describe('in restoring.readingProfile', () => {
  test.each(['begin', 'edit'] as const)('%s loads the earlier answers', (purpose) => {
    const flow = open('page', purpose);
    expect(flow.states()).toEqual(['restoring.readingProfile']);
    expect(flow.restore.asked).toEqual([{ purpose, draft: null }]);
    expect(flow.context().answers).toEqual(noAnswers);
  });

  test.each(steps)(
    'a reload in %s resumes there, with everything typed but the password',
    (step) => {
      const flow = open();
      flow.restore.resolve(recollection(step, { answers, email: 'ada@exam' }));
      expect(flow.states()).toEqual([step === 'account' ? 'account.recognising' : step]);
      expect(flow.context()).toMatchObject({ answers, email: 'ada@exam', passwordFilled: false });
      expect(flow.context().accepted).toBe(false);
    },
  );

  test('Edit Profile opens at the welcome with the answers filled in, and names the member', () => {
    const flow = open('layer', 'edit');
    flow.restore.resolve(recollection('welcome', { answers, memberEmail: 'ada@example.com' }));
    expect(flow.states()).toEqual(['welcome']);
    expect(flow.context()).toMatchObject({ answers, memberEmail: 'ada@example.com' });
  });

  test('nothing to restore → welcome, with empty answers', () => {
    const flow = open();
    flow.restore.resolve(recollection('welcome'));
    expect(flow.states()).toEqual(['welcome']);
    expect(flow.context().answers).toEqual(noAnswers);
  });

  test('a restore that fails → welcome', () => {
    const flow = open();
    flow.restore.reject('No storage');
    expect(flow.states()).toEqual(['welcome']);
    expect(flow.heard()).toEqual([]);
  });

  test('a restore that never answers → welcome after its timeout', () => {
    const flow = open();
    flow.wait(Number(delays.restoreTimeout) - 1);
    expect(flow.states()).toEqual(['restoring.readingProfile']);
    flow.wait(1);
    expect(flow.states()).toEqual(['welcome']);
  });

  test('step.continued waits for it', () => {
    expect(open().can({ type: 'step.continued' })).toBe(false);
  });
});

describe('in welcome', () => {
  test('Begin → identity', () => {
    const flow = at('welcome');
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['identity']);
  });
});

const table: Record<IdentityId, ModuleId[]> = {
  founder: ['asyncq', 'opsCabinet'],
  'building-complex': ['asyncq', 'opsCabinet'],
  'raising-capital': ['signalExchange', 'openCircle'],
  'tools-strategy': ['fromLab', 'opsCabinet'],
  'connect-fund': ['openCircle', 'signalExchange'],
  exploring: ['secondCurve', 'nextCurve'],
};
const identities = Object.keys(table) as IdentityId[];
const combinations = Array.from({ length: 2 ** identities.length }, (_, bits) =>
  identities.filter((_identity, index) => (bits >> index) % 2 === 1),
);

describe('in identity', () => {
  test('Continue is disabled while none is selected', () => {
    const flow = at('identity');
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['identity']);
  });

  test('one is enough → profile', () => {
    const flow = at('identity');
    flow.send({ type: 'identity.toggled', id: 'founder' });
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['profile']);
  });

  test('a second click deselects it, and Continue is disabled again', () => {
    const flow = at('identity');
    flow.send({ type: 'identity.toggled', id: 'founder' });
    flow.send({ type: 'identity.toggled', id: 'founder' });
    expect(flow.context().answers).toEqual(noAnswers);
    expect(flow.can({ type: 'step.continued' })).toBe(false);
  });

  test.each(identities)('%s preselects what the specification says', (id) => {
    const flow = at('identity');
    flow.send({ type: 'identity.toggled', id });
    expect(flow.context().answers).toMatchObject({ identities: [id], modules: table[id] });
  });

  test.each(combinations)(
    'any combination preselects all of theirs, each once (%#)',
    (...chosen) => {
      const flow = at('identity');
      for (const id of chosen) flow.send({ type: 'identity.toggled', id });
      const expected = new Set(chosen.flatMap((id) => table[id]));
      expect(flow.context().answers.modules.toSorted()).toEqual([...expected].toSorted());
      expect(flow.context().answers.identities).toEqual(chosen);
    },
  );

  test('every change of identity replaces the earlier selection of modules', () => {
    const flow = at('identity', { identities: ['founder'], modules: ['fromLab', 'nextCurve'] });
    flow.send({ type: 'identity.toggled', id: 'exploring' });
    expect(flow.context().answers.modules).toEqual([
      'asyncq',
      'opsCabinet',
      'secondCurve',
      'nextCurve',
    ]);
    flow.send({ type: 'identity.toggled', id: 'founder' });
    expect(flow.context().answers.modules).toEqual(['secondCurve', 'nextCurve']);
  });
});

describe('in profile', () => {
  test('nothing is required → modules', () => {
    const flow = at('profile');
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['modules']);
  });

  test.each(['companyName', 'stage', 'sector', 'website', 'referral'] as const)(
    '%s is stored, and nothing else',
    (field) => {
      const flow = at('profile', answers);
      flow.send({ type: 'answer.edited', field, value: 'Another' });
      expect(flow.context().answers).toEqual({ ...answers, [field]: 'Another' });
    },
  );
});

describe('in modules', () => {
  test('Configure Your Feed is disabled while none is selected', () => {
    const flow = at('modules');
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['modules']);
  });

  test('the preselected modules can be toggled', () => {
    const flow = at('identity');
    flow.send({ type: 'identity.toggled', id: 'founder' });
    flow.send({ type: 'step.continued' });
    flow.send({ type: 'step.continued' });
    expect(flow.context().answers.modules).toEqual(['asyncq', 'opsCabinet']);
    flow.send({ type: 'module.toggled', id: 'asyncq' });
    flow.send({ type: 'module.toggled', id: 'fromLab' });
    expect(flow.context().answers.modules).toEqual(['opsCabinet', 'fromLab']);
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['signals']);
  });

  test('deselecting the last one disables it again', () => {
    const flow = at('modules', { modules: ['asyncq'] });
    expect(flow.can({ type: 'step.continued' })).toBe(true);
    flow.send({ type: 'module.toggled', id: 'asyncq' });
    expect(flow.can({ type: 'step.continued' })).toBe(false);
  });
});

describe('in signals', () => {
  test('Complete Configuration is disabled while none is selected', () => {
    const flow = at('signals');
    expect(flow.can({ type: 'step.continued' })).toBe(false);
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['signals']);
  });

  test('toggles, and one is enough → account, which looks up the session', () => {
    const flow = at('signals');
    flow.send({ type: 'signal.toggled', id: 'toolDrops' });
    flow.send({ type: 'signal.toggled', id: 'quasarUpdates' });
    flow.send({ type: 'signal.toggled', id: 'toolDrops' });
    expect(flow.context().answers.signals).toEqual(['quasarUpdates']);
    flow.send({ type: 'step.continued' });
    expect(flow.states()).toEqual(['account.recognising']);
    expect(flow.currentSession.asked).toHaveLength(1);
  });
});

test('one step forward at a time, from the first to the last', () => {
  const flow = at('welcome', answers);
  const seen = steps.map(() => {
    const [state = ''] = flow.states();
    flow.send({ type: 'step.continued' });
    return state.split('.')[0];
  });
  expect(seen).toEqual(steps);
});
