// The helpers of the views: state paths, sentences with placeholders, the steps of onboarding.
import { describe, expect, it } from 'vitest';
import { fillIn } from '#flows/shared/fillIn.ts';
import { bars, stepOf, stepsBehind } from '#flows/onboarding/steps.ts';
import { toggledId } from '#flows/shared/toggledId.ts';
import { statePath } from '#flows/shared/statePath.ts';

describe('statePath', () => {
  it('names a plain state', () => expect(statePath('idle')).toBe('idle'));
  it('goes down to the innermost state', () =>
    expect(statePath({ account: { submitting: 'saving' } })).toBe('account.submitting.saving'));
  it('separates parallel regions by a blank', () =>
    expect(statePath({ door: 'open', form: { editing: 'signIn' } })).toBe(
      'door.open form.editing.signIn',
    ));
  it('repeats the path to each of several inner regions', () =>
    expect(statePath({ member: { tier: 'free', presence: 'here' } })).toBe(
      'member.tier.free member.presence.here',
    ));
});

describe('fillIn', () => {
  it('fills every placeholder of a name', () =>
    expect(fillIn('{n} of {total}, {n}', { n: 2, total: 5 })).toBe('2 of 5, 2'));
  it('inserts a value unchanged, also one that looks like a replacement pattern', () =>
    expect(fillIn('To {email}.', { email: '$&@example.com' })).toBe('To $&@example.com.'));
  it('leaves a placeholder that has no value', () =>
    expect(fillIn('To {email}.', { name: 'x' })).toBe('To {email}.'));
});

describe('the steps of onboarding', () => {
  it('shows the welcome while answers are restored', () =>
    expect(stepOf('restoring')).toBe('welcome'));
  it('shows the account through all of its states, and after the end', () => {
    for (const path of ['account.recognising', 'account.submitting.saving', 'finished'])
      expect(stepOf(path)).toBe('account');
  });
  it('shows nothing once it is closed', () => expect(stepOf('closed')).toBe('closed'));
  it('fills as many bars as there are completed steps', () => {
    expect(bars).toBe(5);
    expect(stepsBehind('welcome')).toBe(0);
    expect(stepsBehind('profile')).toBe(2);
    expect(stepsBehind('account')).toBe(5);
  });
  it('finds the one card that was pressed', () => {
    expect(toggledId(['a', 'b'], ['a', 'b', 'c'])).toBe('c');
    expect(toggledId(['a', 'b'], ['b'])).toBe('a');
    expect(toggledId(['a'], ['a'])).toBeUndefined();
  });
});
