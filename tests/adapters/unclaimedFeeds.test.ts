// @vitest-environment happy-dom
// When a member is asked about drafts of an earlier visit: once the session reports the user, and the page is free.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import type { Address } from '../../src/adapters/page/surroundings.ts';
import { memberFeedOf, pageFeedOf } from '../../src/flows/unclaimedWork/ports/work.ts';
import { people } from './people.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

/** What a feed sends. */
function hear(feed: AnyActorLogic, input?: object) {
  const said: string[] = [];
  const machine = setup({
    actors: { feed },
    actions: { note: ({ event }) => said.push(event.type) },
  }).createMachine({ invoke: { src: 'feed', input }, on: { '*': { actions: 'note' } } });
  const actor = createActor(machine).start();
  said.splice(0, said.length, ...said.filter((type) => type !== 'xstate.init'));
  return { said: () => said.splice(0), stop: () => actor.stop() };
}

test('the session reports who signs in and out; nothing while the user is unknown', () => {
  const { currentUser, isHere: become, watched } = people(undefined);
  const feed = hear(memberFeedOf(currentUser));
  become(null);
  expect(feed.said()).toEqual([]);
  become('ada');
  become(undefined);
  become('ada');
  expect(feed.said()).toEqual(['member.arrived']);
  become('ben');
  expect(feed.said()).toEqual(['member.left', 'member.arrived']);
  become(null);
  expect(feed.said()).toEqual(['member.left']);
  feed.stop();
  expect(watched()).toBe(0);
});

const tell = (all: Set<() => void>) => {
  for (const notice of all) notice();
};

describe('the page', () => {
  let isOpen = false;
  const notices = new Set<() => void>();
  const moves = new Set<() => void>();
  let pathname = '/dashboard';
  const layer = {
    isOpen: () => isOpen,
    subscribe: (notice: () => void) => {
      notices.add(notice);
      return { unsubscribe: () => void notices.delete(notice) };
    },
  };
  const book = {
    here: () => ({ pathname, search: '' }),
    onNavigation: (callBack: (address: Address) => void) => {
      const move = () => callBack({ pathname, search: '' });
      moves.add(move);
      return () => moves.delete(move);
    },
  };
  const listen = () => hear(pageFeedOf(book), { layers: [layer] });
  beforeEach(() => {
    isOpen = false;
    pathname = '/dashboard';
  });

  test('is free when no layer covers it', () => {
    const feed = listen();
    expect(feed.said()).toEqual(['page.freed']);
    feed.stop();
    expect([notices.size, moves.size]).toEqual([0, 0]);
  });
  test('is never free on /auth', () => {
    pathname = '/auth/signin';
    const feed = listen();
    expect(feed.said()).toEqual(['page.taken']);
    pathname = '/dashboard';
    tell(moves);
    expect(feed.said()).toEqual(['page.freed']);
    feed.stop();
  });
  test('is covered by a layer or a toast', () => {
    const feed = listen();
    feed.said();
    isOpen = true;
    tell(notices);
    expect(feed.said()).toEqual(['page.taken']);
    feed.stop();
  });
  test.each(['dialog', 'alertdialog', 'menu'])('is covered by a %s', async (role) => {
    const feed = listen();
    feed.said();
    document.body.insertAdjacentHTML('beforeend', `<div><div role="${role}"></div></div>`);
    await vi.waitFor(() => expect(feed.said()).toEqual(['page.taken']));
    document.body.replaceChildren();
    await vi.waitFor(() => expect(feed.said()).toEqual(['page.freed']));
    feed.stop();
  });
  test('is in use while the focus is in a field', () => {
    document.body.innerHTML = '<textarea></textarea><button>B</button>';
    const feed = listen();
    feed.said();
    document.querySelector('textarea')?.focus();
    expect(feed.said()).toContain('page.taken');
    document.querySelector('button')?.focus();
    expect(feed.said().at(-1)).toBe('page.freed');
    feed.stop();
  });
});
