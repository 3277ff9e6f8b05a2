// @vitest-environment happy-dom
// A toast reports pointer and focus on it, closes on request, and is announced politely or assertively.
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/Dialog.tsx';
import { ToastRegion, ToastView, type ToastTone } from '#ui/Toast.tsx';
import { one, render } from './render.ts';

const open = (tone: ToastTone = 'plain') => {
  const attention = vi.fn<(held: boolean) => void>();
  const dismissed = vi.fn<() => void>();
  const { host } = render(
    <>
      <button type="button" id="before">
        Before
      </button>
      <ToastRegion>
        <ToastView tone={tone} title="Said" onDismiss={dismissed} onAttention={attention} />
      </ToastRegion>
    </>,
  );
  return { attention, dismissed, host, toast: one(host, '[data-tone]') };
};

// React derives enter and leave from over and out; happy-dom knows no element that is hovered.
const point = (toast: Element, over: boolean, pointerType = 'mouse') =>
  act(() => {
    const matches = toast.matches.bind(toast);
    Object.assign(toast, {
      matches: (selector: string) => (selector === ':hover' ? over : matches(selector)),
    });
    const event = over ? 'pointerover' : 'pointerout';
    const detail = { bubbles: true, relatedTarget: document.body, pointerType };
    toast.dispatchEvent(new PointerEvent(event, detail));
  });

/** What of an error's toast is announced. */
const announced = (isSaidInPlace: boolean) => {
  const view = {
    tone: 'destructive',
    title: 'Error',
    description: 'Not sent.',
    isSaidInPlace,
  } as const;
  const { host } = render(
    <ToastRegion>
      <ToastView {...view} onDismiss={() => {}} />
    </ToastRegion>,
  );
  const region = one(host, '[role="alert"]');
  expect(region.textContent).toBe('ErrorNot sent.');
  for (const part of region.querySelectorAll('[aria-hidden], [aria-live=off]')) part.remove();
  return region.textContent;
};

const hidden = '[aria-hidden=true], [inert]';
/** A toast beside a page with an open dialog. */
const openWithDialog = async () => {
  const dismissed = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const { host } = render(
    <>
      <main>
        <Dialog title="Ask" isOpen onOpenChange={onOpenChange}>
          Words
        </Dialog>
      </main>
      <ToastRegion>
        <ToastView title="Said" onDismiss={dismissed} />
      </ToastRegion>
    </>,
  );
  await act(() => vi.waitFor(() => one(document, '[role=dialog]')));
  return { dismissed, host, onOpenChange };
};

describe('attention', () => {
  it('is reported while the pointer is on it', () => {
    const { attention, toast } = open();
    point(toast, true);
    point(toast, false);
    expect(attention.mock.calls).toEqual([[true], [false]]);
  });

  it('is reported for a finger until it is lifted', () => {
    const { attention, toast } = open();
    point(toast, true, 'touch');
    point(toast, false, 'touch');
    expect(attention.mock.calls).toEqual([[true], [false]]);
  });

  it('is reported for the focus as well, and lost only when both have left', () => {
    const { attention, host, toast } = open();
    const dismiss = one<HTMLButtonElement>(toast, 'button');
    point(toast, true);
    act(() => dismiss.focus());
    point(toast, false);
    expect(attention.mock.calls).toEqual([[true]]);
    act(() => one(host, '#before').focus());
    expect(attention.mock.calls).toEqual([[true], [false]]);
  });

  it('stays while the focus leaves and the pointer is still on it', () => {
    const { attention, host, toast } = open();
    act(() => one(toast, 'button').focus());
    point(toast, true);
    act(() => one(host, '#before').focus());
    expect(attention.mock.calls).toEqual([[true]]);
    point(toast, false);
    expect(attention.mock.calls).toEqual([[true], [false]]);
  });
});

describe('dismissal', () => {
  it('is reported by its button', () => {
    const { dismissed, toast } = open();
    act(() => one<HTMLButtonElement>(toast, 'button').click());
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('leaves focus and attention unchanged', () => {
    const { attention, dismissed, host, toast } = open();
    const before = one<HTMLButtonElement>(host, '#before');
    act(() => before.focus());
    const dismiss = one<HTMLButtonElement>(toast, 'button');
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    act(() => {
      dismiss.dispatchEvent(down);
      dismiss.click();
    });
    expect(down.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(before);
    expect(attention).not.toHaveBeenCalled();
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('is reported by Escape inside it', () => {
    const { dismissed, toast } = open();
    act(() => {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      one(toast, 'button').dispatchEvent(key);
    });
    expect(dismissed).toHaveBeenCalledOnce();
  });
});

describe('announcement', () => {
  it('keeps both live regions mounted, empty', () => {
    const { host } = render(<ToastRegion>{null}</ToastRegion>);
    expect(one(host, '[role="status"]').textContent).toBe('');
    expect(one(host, '[role="alert"]').textContent).toBe('');
  });

  it('is polite for a plain toast', () => {
    const { host } = open('plain');
    expect(one(host, '[role="status"]').textContent).toContain('Said');
    expect(one(host, '[role="alert"]').textContent).toBe('');
  });

  it('is assertive for a destructive one', () => {
    const { host } = open('destructive');
    expect(one(host, '[role="alert"]').textContent).toContain('Said');
    expect(one(host, '[role="status"]').textContent).toBe('');
  });
});

describe('a toast that the page announces in its place', () => {
  it('is shown, and not announced a second time', () => {
    expect(announced(true)).toBe('');
    expect(announced(false)).toBe('ErrorNot sent.');
  });
});

describe('while a modal dialog is open', () => {
  // The dialog's parts are fetched when the first one opens.
  beforeAll(() => import('#ui/DialogParts.tsx'));

  it('it is announced, unlike the page behind the dialog', async () => {
    const { host } = await openWithDialog();
    expect(one(host, 'main').closest(hidden)).not.toBeNull();
    for (const region of host.querySelectorAll('[aria-live]'))
      expect(region.closest(hidden)).toBeNull();
  });

  it('its button is pressed without closing the dialog', async () => {
    const { dismissed, host, onOpenChange } = await openWithDialog();
    const dismiss = one<HTMLButtonElement>(host, '[data-tone] button');
    expect(dismiss.closest(hidden)).toBeNull();
    const pointer = { bubbles: true, button: 0, pointerType: 'mouse' };
    act(() => {
      dismiss.dispatchEvent(new PointerEvent('pointerdown', pointer));
      dismiss.dispatchEvent(new PointerEvent('pointerup', pointer));
      dismiss.click();
    });
    expect(dismissed).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('it keeps the focus that is moved into it', async () => {
    const { host } = await openWithDialog();
    const dismiss = one<HTMLButtonElement>(host, '[data-tone] button');
    await act(async () => {
      dismiss.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(document.activeElement).toBe(dismiss);
  });
});
