// Tabs that renew the same session in the same moment: none of them signs the member out.
import { beforeAll, describe, expect, it } from 'vitest';
import { openRenewals } from '../../server/guard/renewals.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { call, signUp, start } from './support.ts';

type Session = { access_token: string; refresh_token: string };

let server: Server;
beforeAll(async () => {
  server = await start();
});

const renew = async (token: string) => {
  const answer = await call(server, '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: token,
  });
  return { status: answer.status, session: (await answer.json()) as Session };
};

describe('tabs that renew a session at once', () => {
  it.each([2, 3, 8])('%d of them all stay signed in, with one token', async (tabs) => {
    const member = { email: `tabs-${tabs}@example.com`, password: 'correct horse' };
    let { refresh_token: token } = (await (await signUp(server, member)).json()) as Session;
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: tabs }, () => renew(token)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const tokens = new Set(answers.map(({ session }) => session.refresh_token));
      expect(tokens.size).toBe(1);
      [token = ''] = tokens;
    }
  });

  it('a token that was renewed twice since is refused, and ends the session', async () => {
    const member = { email: 'stolen@example.com', password: 'correct horse' };
    const { refresh_token: first } = (await (await signUp(server, member)).json()) as Session;
    const second = (await renew(first)).session.refresh_token;
    const third = (await renew(second)).session.refresh_token;
    expect((await renew(first)).status).toBe(400);
    expect((await renew(third)).status).toBe(400);
  });
});

/** A renewal that ends on command. */
function held() {
  const ends: { end?: (said: string) => void; fail?: (error: Error) => void } = {};
  const ended = new Promise<string>((resolve, reject) => {
    Object.assign(ends, { end: resolve, fail: reject });
  });
  return {
    renew: () => ended,
    end: (said: string) => ends.end?.(said),
    fail: (error: Error) => ends.fail?.(error),
  };
}

describe('a queue', () => {
  it('asks for the next one when the one before has been answered, also with a failure', async () => {
    const inTurn = openRenewals();
    const [first, second] = [held(), held()];
    const begun: string[] = [];
    const one = inTurn('a', () => (begun.push('first'), first.renew()));
    const two = inTurn('a', () => (begun.push('second'), second.renew()));
    const other = inTurn('b', async () => (begun.push('other'), 'done'));
    expect(await other).toBe('done');
    expect(begun).toEqual(['first', 'other']);
    first.fail(new Error('The database is gone.'));
    await expect(one).rejects.toThrow('The database is gone.');
    second.end('renewed');
    expect(await two).toBe('renewed');
    expect(begun).toEqual(['first', 'other', 'second']);
  });
});
