// @vitest-environment happy-dom
// A dialog that asks before something is done: its name, its two answers, and what it says while it is busy or has failed.
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/ConfirmDialog.tsx';
import { one, render } from './render.ts';

// The dialog's parts are fetched when the first one opens.
beforeAll(() => import('#ui/DialogParts.tsx'));

/** An open one, and what it was told. */
async function open(props: Partial<ConfirmDialogProps> = {}) {
  const confirmed = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();
  render(
    <ConfirmDialog
      isOpen
      title="Delete this post?"
      text="The post is gone for everyone."
      confirmLabel="Delete post"
      cancelLabel="Keep it"
      busyLabel="Deleting..."
      isBusy={false}
      problem={null}
      onConfirm={confirmed}
      onCancel={cancelled}
      {...props}
    />,
  );
  await act(() => vi.waitFor(() => one(document, '[role=alertdialog]')));
  const dialog = one(document, '[role=alertdialog]');
  const button = (name: string) => {
    const found = [...dialog.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    if (found === undefined) throw new Error(`No button is named ${name}.`);
    return found;
  };
  return { confirmed, cancelled, dialog, button };
}

describe('a question', () => {
  it('has its title as its name, and says what will happen', async () => {
    const { dialog } = await open({ note: 'Replies go with it.' });
    const name = one(document, `[id="${dialog.getAttribute('aria-labelledby')}"]`);
    expect(name.textContent).toBe('Delete this post?');
    expect([...dialog.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
      'The post is gone for everyone.',
      'Replies go with it.',
    ]);
  });

  it('offers the way back before the way on', async () => {
    const { dialog } = await open();
    const names = [...dialog.querySelectorAll('button')].map((each) => each.textContent);
    expect(names.filter((name) => name !== '')).toEqual(['Keep it', 'Delete post']);
  });
});

describe('an answer', () => {
  it('is told to the one who asks', async () => {
    const { button, confirmed, cancelled } = await open();
    act(() => button('Delete post').click());
    expect(confirmed).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });

  it.each(['Keep it', 'Close'])('of %s cancels', async (name) => {
    const { button, confirmed, cancelled } = await open();
    act(() => button(name).click());
    expect(cancelled).toHaveBeenCalledOnce();
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('of Escape cancels', async () => {
    const { dialog, cancelled } = await open();
    act(() => {
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('while it is being done', () => {
  it('can be neither left nor confirmed again', async () => {
    const { dialog, button, confirmed, cancelled } = await open({ isBusy: true });
    for (const name of ['Keep it', 'Close', 'Deleting...']) act(() => button(name).click());
    act(() => {
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(confirmed).not.toHaveBeenCalled();
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it('is announced at once, inside the dialog', async () => {
    const { dialog } = await open({ problem: 'The service did not answer.' });
    expect(one(dialog, '[role=alert]').textContent).toBe('The service did not answer.');
  });

  it('is not there before', async () => {
    const { dialog } = await open();
    expect(dialog.querySelector('[role=alert]')).toBeNull();
  });
});
