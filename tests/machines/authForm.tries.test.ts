// The auth form after too many tries: it waits as long as the service says, and keeps what was typed.
import { describe, expect, test } from 'vitest';
import { email, submitting } from './authForm.kit.ts';
import { secret } from './kit.ts';

const again = { type: 'credentials.submitted', email, password: secret } as const;

describe.each(['signin', 'signup'] as const)('too many tries on the tab %s', (tab) => {
  const pausing = () => {
    const form = submitting(tab);
    (tab === 'signin' ? form.signIn : form.signUp).pause(3);
    return form;
  };

  test('the form can be filled in but not submitted; it keeps what was typed, and no second toast appears', () => {
    const form = pausing();
    expect(form.states()).toEqual([
      'attempts.pausedForTries',
      `form.editing.${tab === 'signin' ? 'signIn' : 'signUp'}`,
    ]);
    expect(form.tags()).toEqual(['editable', 'paused', tab === 'signin' ? 'signIn' : 'signUp']);
    expect(form.context()).toMatchObject({ email, problem: null });
    const { triesPause } = form.actor.getSnapshot().children;
    expect(triesPause?.getSnapshot().context).toMatchObject({ seconds: 3, secondsLeft: 3 });
    expect(form.heard()).toEqual([]);
    expect(form.can(again)).toBe(false);
    form.send({ type: 'email.edited', email: 'ben@example.com' });
    expect(form.context().email).toBe('ben@example.com');
    expect(form.session.heard).toEqual(tab === 'signin' ? [] : ['setup.begun', 'setup.ended']);
  });

  test('after the seconds that the service named it can be submitted again', () => {
    const form = pausing();
    form.wait(2999);
    expect(form.can(again)).toBe(false);
    form.wait(1);
    expect(form.states()[0]).toBe('attempts.open');
    form.send(again);
    expect(form.tags()).toContain('busy');
  });

  test('the other tab waits too', () => {
    const form = pausing();
    form.send({ type: 'tab.chosen', tab: tab === 'signin' ? 'signup' : 'signin' });
    expect(form.states()[0]).toBe('attempts.pausedForTries');
    expect(form.can(again)).toBe(false);
  });
});
