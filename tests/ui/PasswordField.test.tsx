// @vitest-environment happy-dom
// The password field reports whether it is filled, and never its content.
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
  it('reports nothing while nothing happened', () => {
    expect(open().heard).not.toHaveBeenCalled();
  });

  it('reports only when it becomes empty or filled', () => {
    const { heard, input } = open();
    type(input, 's');
    type(input, 'se');
    type(input, 'sec');
    type(input, '');
    type(input, '');
    expect(heard.mock.calls).toEqual([[true], [false]]);
  });

  it('reports when its owner clears it', () => {
    const { heard, input } = open();
    type(input, 'secret');
    act(() => emptyPassword(input));
    expect(input.value).toBe('');
    expect(heard.mock.calls).toEqual([[true], [false]]);
  });

  it('reports a reset of its form', async () => {
    const { heard, input } = open();
    type(input, 'secret');
    await act(async () => {
      input.form?.reset();
      input.value = '';
      await Promise.resolve();
    });
    expect(heard).toHaveBeenLastCalledWith(false);
  });

  it('reports an autofill from before the scripts were loaded', () => {
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

it('reports the animation that a browser starts when it fills the field', () => {
  const { heard, input } = open();
  act(() => {
    input.value = 'filled without an input event';
    input.dispatchEvent(new Event('animationstart', { bubbles: true }));
  });
  expect(heard.mock.calls).toEqual([[true]]);
});

describe('its value', () => {
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

  it('is read through the FormData only', () => {
    const { host, input } = open();
    type(input, 'secret');
    expect(new FormData(one<HTMLFormElement>(host, 'form')).get('password')).toBe('secret');
    expect(input.hasAttribute('value')).toBe(false);
  });

  it('has hint and error tied to the input', () => {
    const { host } = render(
      <PasswordField name="p" label="Password" hint="Six or more." error="Too short." />,
    );
    const ids = one(host, 'input').getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => host.querySelector(`[id="${id}"]`)?.textContent);
    expect(words).toEqual(['Too short.', 'Six or more.']);
    expect(one(host, 'input').getAttribute('aria-invalid')).toBe('true');
  });

  it('is visible only on request', () => {
    const { host, input } = open();
    const reveal = one<HTMLButtonElement>(host, 'button');
    expect(reveal.getAttribute('aria-label')).toBe('Show password');
    act(() => reveal.click());
    expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    act(() => reveal.click());
    expect([input.type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });
});
