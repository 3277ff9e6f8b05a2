// @vitest-environment happy-dom
// The session hears the auth library, whichever of the two starts first, and tells a sign-out from an ended session.
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createActor, createMachine } from 'xstate';
import type { EventObject } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Hear = (event: AuthChangeEvent, session: Session | null) => void;

const member = { id: 'ada', email: 'ada@example.com' };
const session = { user: member } as Session;

/** The adapters over a library that the test controls. */
async function stage() {
  const ears = new Set<Hear>();
  vi.doMock('@supabase/supabase-js', () => ({
    createClient: () => ({
      auth: {
        onAuthStateChange(hear: Hear) {
          ears.add(hear);
          return { data: { subscription: { unsubscribe: () => ears.delete(hear) } } };
        },
      },
    }),
  }));
  const { loadClient } = await import('../../src/adapters/supabase/client.ts');
  const { connect } = await import('../../src/flows/authReports/ports.ts');
  const { onEmitted } = await import('../../src/boot/effects.ts');
  const heard: EventObject[] = [];
  const listen = () =>
    createActor(
      createMachine({
        invoke: {
          src: connect({
            connectFlow: (_, machine, hear) => onEmitted(machine, (actor) => hear?.(actor)),
          }),
          input: ({ self }) => ({ listener: self }),
        },
        on: { '*': { actions: ({ event }) => heard.push(event) } },
      }),
    ).start();
  const say: Hear = (event, holder) => {
    for (const hear of ears) hear(event, holder);
  };
  return { loadClient, listen, heard, say, ears };
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.doUnmock('@supabase/supabase-js');
  vi.resetModules();
  vi.useRealTimers();
});

test.each(['before', 'after'] as const)(
  'a library that loads %s the session begins to listen reports a sign-in to it',
  async (order) => {
    const { loadClient, listen, heard, say, ears } = await stage();
    if (order === 'before') await loadClient();
    const actor = listen();
    if (order === 'after') await loadClient();
    say('SIGNED_IN', session);
    expect(heard).toEqual([
      { type: 'session.absent' },
      { type: 'member.signedIn', member, path: '/' },
    ]);
    actor.stop();
    expect(ears.size).toBe(0);
  },
);

test('a sign-out is an ended session only when the user has not asked for it within 200 ms', async () => {
  const { loadClient, listen, heard, say } = await stage();
  vi.useFakeTimers();
  const actor = listen();
  await loadClient();
  say('SIGNED_IN', session);
  say('SIGNED_OUT', null);
  vi.advanceTimersByTime(199);
  expect(heard.at(-1)).toEqual({ type: 'member.signedIn', member, path: '/' });
  vi.advanceTimersByTime(1);
  expect(heard.at(-1)).toMatchObject({ type: 'session.ended' });
  say('SIGNED_IN', session);
  say('SIGNED_OUT', null);
  vi.advanceTimersByTime(100);
  localStorage.setItem('axisOneLeaving', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'axisOneLeaving' }));
  vi.advanceTimersByTime(100);
  expect(heard.at(-1)).toEqual({ type: 'member.signedOut' });
  actor.stop();
});

/** A member's session has ended 100 ms ago. */
const ends = async () => {
  const { loadClient, listen, heard, say } = await stage();
  vi.useFakeTimers();
  const actor = listen();
  await loadClient();
  say('SIGNED_IN', session);
  say('SIGNED_OUT', null);
  vi.advanceTimersByTime(100);
  return { heard, say, listen, actor };
};
/** What the next page of the same tab reports. */
const reload = async ({ actor }: Awaited<ReturnType<typeof ends>>) => {
  actor.stop();
  vi.useRealTimers();
  vi.resetModules();
  const { listen, heard } = await stage();
  listen().stop();
  return heard;
};

describe('a tab that is reloaded before the 200 ms are over', () => {
  test('reports that its session has ended, once', async () => {
    const page = await ends();
    expect(await reload(page)).toEqual([{ type: 'session.ended', path: '/' }]);
    expect(await reload(page)).toEqual([{ type: 'session.absent' }]);
  });
  test('reports a visitor where the user asked to sign out in another tab', async () => {
    const page = await ends();
    localStorage.setItem('axisOneLeaving', 'true');
    expect(await reload(page)).toEqual([{ type: 'session.absent' }]);
  });
  test('reports a visitor where a session was there again', async () => {
    const page = await ends();
    page.say('SIGNED_IN', session);
    expect(await reload(page)).toEqual([{ type: 'session.absent' }]);
  });
});
