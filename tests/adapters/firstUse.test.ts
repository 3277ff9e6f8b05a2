// @vitest-environment happy-dom
// The first sign that a user wants to use the page.
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Whether the promise of a fresh page has resolved, asked for now and after `act`. */
async function usedAfter(act: () => void = () => undefined) {
  vi.resetModules();
  const { firstUse } = await import('#adapters/page/firstUse.ts');
  let isUsed = false;
  void firstUse().then(() => {
    isUsed = true;
  });
  await Promise.resolve();
  const before = isUsed;
  act();
  await Promise.resolve();
  return { before, after: isUsed };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['used'];
  document.body.innerHTML = '<main></main>';
});

describe('on a first visit', () => {
  test.each(['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'])(
    'waits for a sign: %s',
    async (sign) => {
      const act = () => document.querySelector('main')?.dispatchEvent(new Event(sign));
      expect(await usedAfter(act)).toEqual({ before: false, after: true });
    },
  );

  test('is none where nothing happens', async () => {
    expect(await usedAfter()).toEqual({ before: false, after: false });
  });

  test('was there before the page could hear it: the head script has marked it', async () => {
    document.documentElement.dataset['used'] = '';
    expect((await usedAfter()).before).toBe(true);
  });
});

describe('is there at once', () => {
  test.each([
    ['with a draft of an earlier visit', () => localStorage.setItem('axisOneShortForms', '{}')],
    ['with what this tab keeps', () => sessionStorage.setItem('axisOneVisit', '1')],
    ['where the address holds a choice', () => history.replaceState(null, '', '/?tab=next-curve')],
    ['where the address names a part', () => history.replaceState(null, '', '/#offers')],
    [
      'where the browser refuses its storage',
      () =>
        vi.stubGlobal('localStorage', {
          get length(): number {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    expect((await usedAfter()).before).toBe(true);
  });
});
