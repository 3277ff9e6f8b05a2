// @vitest-environment happy-dom
// The stack and the feed in the browser: pending adds, hidden cards, the address, sharing, and the rows of the
// backend.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import { signalStack } from '#content/signalStack.ts';
import type { AnyActorLogic, PromiseActorLogic } from 'xstate';
import type { StackItem } from '#machines/stack.machine.ts';
import { adopt } from '../../src/adapters/storage/memberKeys.ts';
import { saveHidden, readerFeedOf } from '../../src/flows/feed/ports/reader.ts';
import { shareLink } from '../../src/flows/share/ports/link.ts';
import { fullStackAddressOf, stackAddressOf } from '../../src/adapters/address/stackAddress.ts';
import { stackFeedOf, stackOwnerOf } from '../../src/adapters/user/stackOwner.ts';
import { savePendingAdds, readPendingAdds } from '../../src/flows/stack/ports/pendingAdds.ts';
import { addItem, loadStack, removeItem } from '../../src/flows/stack/ports/rows.ts';
import { people, type Who } from './people.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const essay: StackItem = {
  kind: 'second-curve',
  id: 'the-quarter-in-which-everything-works',
  title: 'The quarter in which everything works',
  link: '/second-curve/the-quarter-in-which-everything-works',
};
const key = { kind: essay.kind, id: essay.id };
const row = { kind: essay.kind, item: essay.id };
const deed = { does: 'add', item: essay, quietly: false } as const;

const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) =>
  toPromise(createActor(logic, { input }).start());

/** What a feed port sends. */
function listen(src: AnyActorLogic) {
  const heard: object[] = [];
  const listener = createMachine({
    invoke: { src },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  createActor(listener).start();
  return () => heard.splice(0);
}

/** A user who can sign in and out. */
function somebody(first: Who) {
  const { currentUser, isHere } = people(first);
  return { ...currentUser, becomes: isHere };
}

const readerIn = (told: object[]) => (told.at(-1) as { reader: object }).reader;
const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
const browser = (writeText: () => Promise<void>, share?: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });

beforeEach(freshBrowser);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('pending adds', () => {
  test('are stored once each, and lead back to the page', async () => {
    window.history.replaceState(null, '', '/signal-stack?show=asyncq');
    await run(savePendingAdds, { line: [deed] });
    expect(await run(savePendingAdds, { line: [deed] })).toEqual({
      next: '/signal-stack?show=asyncq',
    });
    expect(readPendingAdds()).toEqual([essay]);
  });
  test('survive another member’s sign-in in the same browser', async () => {
    localStorage.setItem('axisOneOwner', 'ben');
    await run(savePendingAdds, { line: [deed] });
    adopt('ada');
    expect(readPendingAdds()).toEqual([essay]);
  });
  test.each(['nonsense', '{}', '[{"kind":1}]'])(
    'stored text that cannot be read counts as none: %s',
    (text) => {
      localStorage.setItem('axisOneStackWishes', text);
      expect(readPendingAdds()).toEqual([]);
    },
  );
});

describe('the rows', () => {
  beforeEach(() => holdSession());
  test('are named by the content: an item of the feed, a detail page, or nothing any more', async () => {
    wire(() => ({
      body: [row, { kind: 'expert', item: 'ines-valadares' }, { kind: 'expert', item: 'gone' }],
    }));
    const { items } = await run(loadStack, undefined);
    expect(items).toEqual([
      essay,
      expect.objectContaining({ id: 'ines-valadares', link: '/co-lab/ines-valadares' }),
      { kind: 'expert', id: 'gone', title: '', link: '' },
    ]);
  });
  test('a pending add that the stack already holds is removed; another is returned', async () => {
    const other = { ...essay, id: 'other' };
    localStorage.setItem('axisOneStackWishes', JSON.stringify([essay, other]));
    wire(() => ({ body: [row] }));
    expect((await run(loadStack, undefined)).pendingAdds).toEqual([other]);
    expect(readPendingAdds()).toEqual([other]);
  });
  test('adding is an upsert that changes nothing, for the member; the pending add is removed', async () => {
    localStorage.setItem('axisOneStackWishes', JSON.stringify([essay]));
    const calls = wire(() => ({ status: 201 }));
    await run(addItem, key);
    expect(calls[0]).toMatchObject({ method: 'POST', body: { member_id: 'ada', ...row } });
    expect(calls[0]?.headers.get('prefer')).toContain('resolution=ignore-duplicates');
    expect(readPendingAdds()).toEqual([]);
    expect(localStorage.getItem('axisOneStackBell')).not.toBeNull();
  });
  test.each([
    ['refused: the wish goes', { status: 403, body: { message: 'Not yours.' } }, 'Not yours.', 0],
    [
      'full: it says how much it holds',
      { status: 409, body: { code: 'PT409', message: 'stack_full' } },
      signalStack.stack.problems.full,
      0,
    ],
    ['no answer: the wish stays', { status: 503, body: {} }, /reach/, 1],
  ])('%s', async (_, reply, sentence, left) => {
    localStorage.setItem('axisOneStackWishes', JSON.stringify([essay]));
    wire(() => reply);
    await expect(run(addItem, key)).rejects.toThrow(sentence);
    expect(readPendingAdds()).toHaveLength(left);
  });
  test('removing deletes the one row', async () => {
    const calls = wire(() => ({ status: 204 }));
    await run(removeItem, key);
    expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/rest/v1/stack_items' });
  });
});

test('whose stack it is: one user leaves before another arrives, an absence after it is reported, and another tab’s change', () => {
  const currentUser = somebody('ada');
  const told = listen(stackFeedOf(currentUser));
  currentUser.becomes('ben');
  currentUser.becomes(null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'axisOneStackBell' }));
  expect(told()).toEqual(
    [
      'member.arrived',
      'member.absent',
      'member.arrived',
      'member.absent',
      'member.absent',
      'list.outdated',
    ].map((type) => ({ type })),
  );
});

test('the page shows no stack until the user is known, and then the user’s own', () => {
  const currentUser = somebody(undefined);
  const told = listen(stackOwnerOf(currentUser));
  expect(told()).toEqual([]);
  currentUser.becomes('ada');
  currentUser.becomes('ada');
  expect(told()).toEqual([{ type: 'member.arrived' }]);
  currentUser.becomes('ben');
  expect(told()).toEqual([{ type: 'member.absent' }, { type: 'member.arrived' }]);
});

describe('the reader', () => {
  test('a member’s choices count, a visitor’s do not; hidden cards are stored by user', async () => {
    localStorage.setItem('axisOneModules', '["nextCurve","nonsense"]');
    localStorage.setItem('axisOneSignals', '["toolDrops"]');
    const currentUser = somebody(null);
    const told = listen(readerFeedOf(currentUser));
    expect(readerIn(told())).toMatchObject({ member: null, modules: [], signals: [], hidden: [] });
    await run(saveHidden, { member: null, hidden: ['one'] });
    expect(readerIn(told())).toMatchObject({ hidden: ['one'] });
    currentUser.becomes('ada');
    expect(readerIn(told())).toMatchObject({
      member: 'ada',
      modules: ['nextCurve'],
      signals: ['toolDrops'],
      hidden: [],
    });
  });
});

test.each([
  ['/signal-stack', '?show=tool-drops', [['tool-drops', '']]],
  ['/signal-stack', '?show=nonsense', [['all', '']]],
  ['/signal-stack', '', [['all', '']]],
  ['/signal-stack', '?show=asyncq&q=ip%20moat', [['asyncq', 'ip moat']]],
  ['/signal-stack', `?q=${'x'.repeat(101)}`, [['all', 'x'.repeat(100)]]],
  ['/library', '?show=tool-drops', []],
])('%s%s selects %o, for both flows', (pathname, search, named) => {
  const book = { here: () => ({ pathname, search }), onNavigation: () => () => undefined };
  const expected = named.map(([show, query]) => ({ type: 'address.named', show, query }));
  for (const addressOf of [stackAddressOf, fullStackAddressOf])
    expect(listen(addressOf(book))()).toEqual(expected);
});

describe('sharing', () => {
  const input = { link: '/second-curve/essay', title: 'An essay' };
  test('copies the absolute link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browser(writeText);
    expect(await run(shareLink, input)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/second-curve/essay`);
  });
  test.each([
    ['taken', () => Promise.resolve(), 'handedOver'],
    ['dismissed', () => Promise.reject(new DOMException('', 'AbortError')), 'handedOver'],
    ['refused', refuse, 'refused'],
  ])('the system’s share sheet is %s', async (_, share, answer) => {
    browser(refuse, share);
    expect(await run(shareLink, input)).toBe(answer);
  });
  test('neither', async () => {
    browser(refuse);
    expect(await run(shareLink, input)).toBe('refused');
  });
});
