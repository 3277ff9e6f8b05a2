// @vitest-environment happy-dom
// The reports of the auth library when it fails to load: what it reports meanwhile, and once the library is
// there.
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { EventObject } from 'xstate';
import { dropLink, takenLink } from '../../src/adapters/address/linkAddress.ts';
import { onEmitted } from '../../src/boot/effects.ts';
import { connect } from '../../src/flows/authReports/ports.ts';

type Speak = (event: AuthChangeEvent, session: Session | null) => void;

/** The library, which loads or fails on command. */
const library = vi.hoisted(() => ({
  isReachable: true,
  speak: (() => undefined) as Speak,
  connect: (() => undefined) as () => void,
}));

vi.mock('../../src/adapters/supabase/client.ts', () => {
  const client = {
    auth: {
      onAuthStateChange: (hear: Speak) => {
        library.speak = hear;
        return { data: { subscription: { unsubscribe: () => undefined } } };
      },
    },
  };
  return {
    tokenKey: 'token',
    isHeldBack: () => false,
    holdsToken: () => localStorage.getItem('token') !== null,
    renewalMargin: 90,
    sessionHolder: () => null,
    onClient: (callBack: (one: typeof client) => void) => {
      library.connect = () => callBack(client);
      return () => undefined;
    },
    loadClient: () => {
      if (!library.isReachable) return Promise.reject(new Error('Out of reach.'));
      library.connect();
      return Promise.resolve(client);
    },
  };
});

const ada = { id: 'ada', email: 'ada@example.com' };
const session = { user: ada } as Session;
const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

/** The page is loaded at this address by a browser that holds a session. */
async function load(address: string, isReachable: boolean) {
  window.history.replaceState(null, '', address);
  localStorage.setItem('token', '{}');
  library.isReachable = isReachable;
  const heard: EventObject[] = [];
  const page = createActor(
    createMachine({
      invoke: {
        src: connect({
          connectFlow: (_, machine, hear) => onEmitted(machine, (actor) => hear?.(actor)),
        }),
        input: ({ self }) => ({ listener: self }),
      },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event) } },
    }),
  ).start();
  stop = () => page.stop();
  await settled();
  return { heard: () => heard.splice(0) };
}

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  dropLink();
});

test.each(['SIGNED_IN', 'INITIAL_SESSION', 'TOKEN_REFRESHED'] as const)(
  'a library that could not be fetched finds the session when the network returns (%s)',
  async (event) => {
    const page = await load('/library', false);
    expect(page.heard()).toEqual([{ type: 'session.absent' }]);
    library.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    library.speak(event, session);
    expect(page.heard()).toEqual([{ type: 'session.found', member: ada, path: '/library' }]);
  },
);

test('an expired link in a browser that holds a session: the link is refused, then the session is found', async () => {
  const page = await load('/#error=access_denied&error_code=otp_expired', true);
  expect(page.heard()).toEqual([{ type: 'recovery.refused' }]);
  expect(window.location.hash).toBe('');
  library.speak('SIGNED_IN', session);
  expect(page.heard()).toEqual([{ type: 'session.found', member: ada, path: '/' }]);
});

test('an expired link whose library cannot be fetched stays refused', async () => {
  const page = await load('/#error=access_denied&error_code=otp_expired', false);
  expect(page.heard()).toEqual([{ type: 'recovery.refused' }]);
});

test('a session that another tab makes, where none was, is a sign-in', async () => {
  const page = await load('/library', true);
  library.speak('INITIAL_SESSION', null);
  expect(page.heard()).toEqual([{ type: 'session.absent' }]);
  library.speak('SIGNED_IN', session);
  expect(page.heard()).toEqual([{ type: 'member.signedIn', member: ada, path: '/library' }]);
});

const token = 'token_hash=abc&type=recovery&email=ada@example.com';

test('a link is removed from the address, reported, and leaves the session that the browser holds untouched', async () => {
  const page = await load(`/library?kind=essay#${token}`, true);
  expect(page.heard()).toEqual([{ type: 'link.opened' }]);
  expect(window.location.pathname + window.location.search).toBe('/library?kind=essay');
  expect(window.location.hash).toBe('');
  expect(takenLink()).toBe(token);
  library.speak('INITIAL_SESSION', session);
  expect(page.heard()).toEqual([
    { type: 'session.found', member: ada, path: '/library?kind=essay' },
  ]);
  expect({ ...localStorage }).toEqual({ token: '{}' });
});

test('a session in the address is a link too', async () => {
  const page = await load('/#access_token=a.b.c&refresh_token=d&type=recovery', true);
  expect(page.heard()).toEqual([{ type: 'link.opened' }]);
  expect(window.location.hash).toBe('');
  expect(localStorage.getItem('axisOneRecovery')).toBeNull();
});

test.each([
  [`#${token}`, { type: 'link.opened' }],
  ['#error=access_denied&error_code=otp_expired', { type: 'link.expired' }],
] as const)('%s put into the address of a page that is open', async (hash, told) => {
  const page = await load('/auth', true);
  page.heard();
  window.history.replaceState(null, '', `/auth${hash}`);
  window.dispatchEvent(new Event('hashchange'));
  expect(page.heard()).toEqual([told]);
  expect(window.location.hash).toBe('');
  // Another fragment of the page is not a link, and the same link is reported once.
  window.history.replaceState(null, '', '/auth#main');
  window.dispatchEvent(new Event('hashchange'));
  expect(page.heard()).toEqual([]);
  expect(window.location.hash).toBe('#main');
});

test('a library that loads later does not refuse a recovery', async () => {
  const page = await load('/auth', true);
  library.speak('INITIAL_SESSION', null);
  page.heard();
  localStorage.setItem('axisOneRecovery', 'true');
  library.speak('INITIAL_SESSION', null);
  expect(page.heard()).toEqual([]);
  library.speak('SIGNED_IN', session);
  expect(page.heard()).toEqual([{ type: 'recovery.opened', member: ada }]);
});
