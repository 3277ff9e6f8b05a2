// What a page reports to the atlas or to Stately: choices that the site defines, never text that the user typed.
import type * as Inspect from '@statelyai/inspect';
import { describe, expect, test, vi } from 'vitest';
import { redacted } from '../../src/boot/atlas/report.ts';
import {
  asksForStately,
  attachStately,
  sanitizeContext,
  sanitizeEvent,
} from '../../src/boot/atlas/stately.ts';

const planted = 'planted-password';

describe('the allow-list', () => {
  test('lets choices through and withholds everything else', () => {
    expect(
      redacted({
        type: 'credentials.submitted',
        tab: 'signup',
        id: 'raising-capital',
        accepted: true,
        field: 'companyName',
        value: 'Analytical Engines',
        email: 'ada@example.com',
        password: planted,
        empty: '',
        member: { id: 'ada', email: 'ada@example.com' },
        error: new Error(planted),
      }),
    ).toEqual({
      tab: 'signup',
      id: 'raising-capital',
      accepted: true,
      field: 'companyName',
      value: '(withheld)',
      email: '(withheld)',
      password: '(withheld)',
      empty: '(empty)',
      member: '(withheld)',
      error: '(withheld)',
    });
  });
  test('an address is reported without its query and fragment', () => {
    expect(
      redacted({ path: `/auth#access_token=${planted}`, to: `/auth?next=${planted}` }),
    ).toEqual({
      path: '/auth',
      to: '/auth',
    });
  });
  test('a secret under an allowed name is withheld unless it looks like a choice', () => {
    expect(
      redacted({ id: 'eyJhbGciOi.J9.token', key: `${planted}!${planted}`, tab: { planted } }),
    ).toEqual({
      id: '(withheld)',
      key: '(withheld)',
      tab: '(withheld)',
    });
  });
});

describe('Stately’s inspector', () => {
  const observer = { next: vi.fn() };
  const create = vi.fn(() => ({ inspect: observer }));
  const load = vi.fn(async () => ({ createBrowserInspector: create }) as unknown as typeof Inspect);

  test('is started by the address only', async () => {
    expect(asksForStately('?inspect=stately')).toBe(true);
    expect(asksForStately('?inspect=else')).toBe(false);
    expect(await attachStately('', load)).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
  test('is loaded then, and receives only what may be reported', async () => {
    const hear = await attachStately('?inspect=stately', load);
    expect(load).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledWith({ sanitizeEvent, sanitizeContext });
    const event = { type: '@xstate.event' } as never;
    hear?.(event);
    expect(observer.next).toHaveBeenCalledWith(event);
  });
  test('gets no password, in no event and in no context', () => {
    const events = [
      sanitizeEvent({ type: 'credentials.submitted', password: planted } as { type: string }),
      sanitizeEvent({ type: 'xstate.done.actor.signIn', output: { planted } } as { type: string }),
    ];
    expect(events[0]).toEqual({ type: 'credentials.submitted', password: '(withheld)' });
    expect(JSON.stringify([events, sanitizeContext()])).not.toContain(planted);
  });
});
