// @vitest-environment happy-dom
// The password field says when it is filled and when it is not, and never what is in it.
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { emptyPassword, PasswordField } from '#ui/PasswordField.tsx';
import { one, render } from './render.ts';

const type = (input: HTMLInputElement, value: string) =>
  act(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const open = () => {
  const heard = vi.fn<(filled: boolean) => void>();
  const { host, show } = render(
    <form>
      <PasswordField name="password" label="Password" onFilledChange={heard} />
    </form>,
  );
  return { heard, host, show, input: one<HTMLInputElement>(host, 'input') };
};

describe('what it reports', () => {
  it('says nothing while nothing happened', () => {
    expect(open().heard).not.toHaveBeenCalled();
  });

  it('speaks only when emptiness changes', () => {
    const { heard, input } = open();
    type(input, 's');
    type(input, 'se');
    type(input, 'sec');
    type(input, '');
    type(input, '');
    expect(heard.mock.calls).toEqual([[true], [false]]);
  });

  it('hears its owner empty it', () => {
    const { heard, input } = open();
    type(input, 'secret');
    act(() => emptyPassword(input));
    expect(input.value).toBe('');
    expect(heard.mock.calls).toEqual([[true], [false]]);
  });

  it('hears a reset of its form', async () => {
    const { heard, input } = open();
    type(input, 'secret');
    await act(async () => {
      input.form?.reset();
      input.value = '';
      await Promise.resolve();
    });
    expect(heard).toHaveBeenLastCalledWith(false);
  });

  it('notices what a browser filled in before the scripts arrived', () => {
    const heard = vi.fn<(filled: boolean) => void>();
    render(
      <PasswordField
        name="password"
        label="Password"
        onFilledChange={heard}
        ref={(input) => {
          if (input) input.value = 'filled by the browser';
        }}
      />,
    );
    expect(heard.mock.calls).toEqual([[true]]);
  });
});

it('hears the animation that a browser starts when it fills the field', () => {
  const { heard, input } = open();
  act(() => {
    input.value = 'filled without an input event';
    input.dispatchEvent(new Event('animationstart', { bubbles: true }));
  });
  expect(heard.mock.calls).toEqual([[true]]);
});

describe('what it keeps', () => {
  it('survives a render of its owner', () => {
    const { host, show, input } = open();
    type(input, 'secret');
    show(
      <form>
        <PasswordField name="password" label="Password" error="At least 6 characters." />
      </form>,
    );
    expect(one<HTMLInputElement>(host, 'input').value).toBe('secret');
  });

  it('leaves through the FormData alone', () => {
    const { host, input } = open();
    type(input, 'secret');
    expect(new FormData(one<HTMLFormElement>(host, 'form')).get('password')).toBe('secret');
    expect(input.hasAttribute('value')).toBe(false);
  });

  it('ties hint and error to the input', () => {
    const { host } = render(
      <PasswordField name="p" label="Password" hint="Six or more." error="Too short." />,
    );
    const ids = one(host, 'input').getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => host.querySelector(`[id="${id}"]`)?.textContent);
    expect(words).toEqual(['Too short.', 'Six or more.']);
    expect(one(host, 'input').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows what is typed only while asked to', () => {
    const { host, input } = open();
    const reveal = one<HTMLButtonElement>(host, 'button');
    expect(reveal.getAttribute('aria-label')).toBe('Show password');
    act(() => reveal.click());
    expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    act(() => reveal.click());
    expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });
});
