// The second factor by state: switched on with a first code, its recovery codes shown once, switched off.
import { describe, expect, test } from 'vitest';
import {
  app,
  begin,
  codes,
  off,
  on,
  settingUp,
  showingCodes,
  timeout,
} from './secondFactor.kit.ts';

type Flow = ReturnType<typeof begin>;
const submit = (code: string) => ({ type: 'code.submitted', code }) as const;

describe('when it is read', () => {
  test('neither is known', () => {
    expect([begin().state(), begin().tags()]).toEqual(['reading', ['loading']]);
  });

  test.each([
    ['off', (flow: Flow) => flow.readFactor.resolve({ factorId: null }), 'off'],
    ['on', (flow: Flow) => flow.readFactor.resolve({ factorId: 'phone' }), 'on'],
    ['an error', (flow: Flow) => flow.readFactor.reject('No'), 'unread'],
    ['no answer', (flow: Flow) => flow.wait(timeout), 'unread'],
  ])('%s', (_, answer, state) => {
    const flow = begin();
    answer(flow);
    expect(flow.state()).toBe(state);
  });

  test('it can be read again', () => {
    const flow = begin();
    flow.readFactor.reject('No');
    flow.send({ type: 'retry.requested' });
    expect(flow.state()).toBe('reading');
  });
});

const enrolling = () => {
  const flow = off();
  flow.send({ type: 'factor.wanted' });
  return flow;
};

describe('when it is switched on', () => {
  test('a key is made, and shown', () => {
    const flow = settingUp();
    expect([flow.state(), flow.tags(), flow.context().app]).toEqual([
      'settingUp.editing',
      ['setup'],
      app,
    ]);
  });

  test.each([
    ['an error', (flow: Flow) => flow.enroll.reject('No'), { key: 'failed', message: 'No' }],
    ['no answer', (flow: Flow) => flow.wait(timeout), { key: 'failed' }],
  ])('%s → off, and says so', (_, fail, problem) => {
    const flow = enrolling();
    fail(flow);
    expect([flow.state(), flow.context().problem]).toEqual(['off', problem]);
  });

  test.each([
    ['is entered', (flow: Flow) => flow.passwordAgain.resolve({ isProved: true }), 'enrolling'],
    ['is not entered', (flow: Flow) => flow.passwordAgain.resolve({ isProved: false }), 'off'],
    ['cannot be asked for', (flow: Flow) => flow.passwordAgain.reject('No'), 'off'],
  ])('after ten minutes the password %s', (_, answer, state) => {
    const flow = enrolling();
    flow.enroll.resolve({ outcome: 'unproved' });
    expect(flow.state()).toBe('provingForSetup');
    answer(flow);
    expect(flow.state()).toBe(state);
  });
});

describe('when the first code is typed', () => {
  test.each([
    ['', 'codeMissing'],
    ['12 34', 'codeMalformed'],
    ['1234567', 'codeMalformed'],
  ])('“%s” explains: %s', (code, key) => {
    const flow = settingUp();
    flow.send(submit(code));
    expect([flow.state(), flow.context().problem]).toEqual(['settingUp.editing', { key }]);
    flow.send({ type: 'code.edited' });
    expect(flow.context().problem).toBeNull();
  });

  test('it can be left: nothing of the key is kept', () => {
    const flow = settingUp();
    flow.send({ type: 'setup.cancelled' });
    expect([flow.state(), flow.context().app]).toEqual(['off', null]);
  });

  test('six digits are sent with the app', () => {
    const flow = settingUp();
    flow.send(submit('123 456'));
    expect(flow.confirmApp.asked).toEqual([{ factorId: 'phone', code: '123 456' }]);
    expect([flow.state(), flow.tags()]).toEqual(['settingUp.confirming', ['busy', 'setup']]);
    expect(flow.can({ type: 'setup.cancelled' })).toBe(false);
  });

  test.each([
    [
      'refused',
      (flow: Flow) => flow.confirmApp.reject('Used.'),
      { key: 'refused', message: 'Used.' },
    ],
    ['not answered', (flow: Flow) => flow.wait(timeout), { key: 'failed' }],
  ])('%s → another try', (_, fail, problem) => {
    const flow = settingUp();
    flow.send(submit('123456'));
    fail(flow);
    expect([flow.state(), flow.context().problem]).toEqual(['settingUp.editing', problem]);
    expect(flow.context().app).toEqual(app);
  });

  test('too many tries → a pause', () => {
    const flow = settingUp();
    flow.send(submit('123456'));
    flow.confirmApp.pause(2);
    expect([flow.state(), flow.can(submit('123456'))]).toEqual(['settingUp.pausedForTries', false]);
    flow.send({ type: 'code.edited' });
    expect(flow.state()).toBe('settingUp.pausedForTries');
    flow.wait(2000);
    expect(flow.state()).toBe('settingUp.editing');
  });

  test('a right one: it is on, nothing of the key is kept, and codes are made', () => {
    const flow = settingUp();
    flow.send(submit('123456'));
    flow.confirmApp.resolve();
    expect([flow.state(), flow.tags()]).toEqual(['makingCodes', ['busy', 'making', 'on']]);
    expect(flow.context()).toMatchObject({ app: null, factorId: 'phone' });
  });
});

const making = () => {
  const flow = on();
  flow.send({ type: 'codes.wanted' });
  return flow;
};

describe('when codes are made', () => {
  test.each([
    [
      'an error',
      (flow: Flow) => flow.makeCodes.reject('No'),
      { key: 'codesFailed', message: 'No' },
    ],
    ['no answer', (flow: Flow) => flow.wait(timeout), { key: 'codesFailed' }],
    [
      'no codes at this service',
      (flow: Flow) => flow.makeCodes.resolve({ outcome: 'unavailable' }),
      null,
    ],
  ])('%s → on', (_, fail, problem) => {
    const flow = making();
    fail(flow);
    expect([flow.state(), flow.context().problem]).toEqual(['on', problem]);
  });

  test.each([
    ['is entered', (flow: Flow) => flow.passwordAgain.resolve({ isProved: true }), 'makingCodes'],
    ['is not entered', (flow: Flow) => flow.passwordAgain.resolve({ isProved: false }), 'on'],
    ['cannot be asked for', (flow: Flow) => flow.passwordAgain.reject('No'), 'on'],
  ])('after ten minutes the password %s', (_, answer, state) => {
    const flow = making();
    flow.makeCodes.resolve({ outcome: 'unproved' });
    expect(flow.state()).toBe('provingForCodes');
    answer(flow);
    expect(flow.state()).toBe(state);
  });
});

describe('when the codes are shown', () => {
  test('they are there, and stay until they are saved', () => {
    const flow = showingCodes();
    flow.wait(3_600_000);
    expect([flow.state(), flow.tags(), flow.context().codes]).toEqual([
      'showingCodes.resting',
      ['codes'],
      codes,
    ]);
  });

  test.each(['copy', 'file', 'paper'] as const)('%s', (as) => {
    const flow = showingCodes();
    flow.send({ type: 'codes.handedOut', as });
    expect(flow.handOutCodes.asked).toEqual([{ codes, as }]);
    flow.handOutCodes.resolve(as);
    expect([flow.state(), flow.context().kept]).toEqual(['showingCodes.resting', as]);
  });

  test.each([
    ['refuses', (flow: Flow) => flow.handOutCodes.reject('No')],
    ['does not answer', (flow: Flow) => flow.wait(timeout)],
  ])('a browser that %s → the codes stay, and it says so', (_, fail) => {
    const flow = showingCodes();
    flow.send({ type: 'codes.handedOut', as: 'copy' });
    fail(flow);
    expect([flow.state(), flow.context()]).toMatchObject([
      'showingCodes.resting',
      { codes, kept: null, problem: { key: 'handOutFailed' } },
    ]);
  });

  test('saved → on, and none is kept here', () => {
    const flow = showingCodes();
    flow.send({ type: 'codes.saved' });
    expect([flow.state(), flow.context().codes]).toEqual(['on', []]);
  });
});
