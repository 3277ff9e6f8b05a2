// A browser that is signed out with all others: the port asks the session, and waits for what becomes of it.
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { signThisOutBy } from '#flows/devices/ports/thisDevice.ts';
import { member } from '../machines/session.kit.ts';

const ask = () => {
  const session = member();
  const actor = createActor(signThisOutBy(session.actor));
  const over = toPromise(actor);
  actor.start();
  return { session, over };
};

test('the session signs out', async () => {
  const { session, over } = ask();
  expect(session.visitor()).toEqual(['visitor.member.presence.leaving']);
  session.signOut.resolve();
  await expect(over).resolves.toBeUndefined();
});

test.each([
  ['refuses', (session: ReturnType<typeof member>) => session.signOut.reject('No.')],
  ['does not answer', (session: ReturnType<typeof member>) => session.wait(60_000)],
])('a service that %s: the member is still here, and a toast says so', async (_, end) => {
  const { session, over } = ask();
  end(session);
  await expect(over).rejects.toThrow('');
  expect(session.heard()).toMatchObject([{ type: 'toast', key: 'signOutFailed' }]);
});

test('a session that has ended elsewhere meanwhile is over as well', async () => {
  const { session, over } = ask();
  session.authReports.say({ type: 'member.signedOut' });
  await expect(over).resolves.toBeUndefined();
});
