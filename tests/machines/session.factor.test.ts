// The second factor by state: a session that has shown a password or a link alone is no member, in no tab.
import { describe, expect, test } from 'vitest';
import { sessionMachine } from '#machines/session.machine.ts';
import { ada, anonymous, arriving, load, member, recovering, settling } from './session.kit.ts';

const needed = { type: 'factor.needed', path: '/library?topic=pilots' } as const;
const asking = ['visitor.anonymous.factorNeeded.asking'];

const needing = () => {
  const session = anonymous();
  session.authReports.say(needed);
  session.heard();
  return session;
};

describe.each([
  { state: 'resolving', begin: () => load(), goes: [] },
  { state: 'anonymous', begin: () => anonymous(), goes: [] },
  { state: 'arriving', begin: () => arriving(), goes: [] },
  { state: 'arriving.settling', begin: () => settling(), goes: [] },
  { state: 'recovering', begin: () => recovering(), goes: [] },
  {
    state: 'member',
    begin: () => member(),
    goes: [
      {
        type: 'navigate',
        to: '/auth?tab=signin&next=%2Flibrary%3Ftopic%3Dpilots',
        replace: true,
      },
    ],
  },
])('a session below its level in $state', ({ begin, goes }) => {
  test('→ no member: /auth asks for the code', () => {
    const session = begin();
    session.heard();
    session.authReports.say(needed);
    expect(session.visitor()).toEqual(asking);
    expect(session.tags()).toEqual(['factorNeeded']);
    expect(session.context().member).toBeNull();
    expect(session.heard()).toEqual(goes);
  });
});

describe('in anonymous.factorNeeded.asking', () => {
  test('nothing of the member is asked for, and no page is left', () => {
    const session = needing();
    session.wait(3_600_000);
    expect(session.visitor()).toEqual(asking);
    expect([session.fetchProfile.asked, session.loadSubscription.asked]).toEqual([[], []]);
    expect(session.heard()).toEqual([]);
  });

  test('the code is right: the member is welcomed, and led on', () => {
    const session = needing();
    session.authReports.say({ type: 'member.signedIn', member: ada, path: '/auth' });
    expect(session.visitor()).toEqual(['visitor.arriving.asking']);
    expect(session.heard()).toEqual([{ type: 'toast', key: 'signedIn' }]);
    settling(ada, session).settleBrowser.resolve({ complete: true });
    expect(session.visitor()).toEqual(['visitor.member.presence.here']);
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('after a recovery link, the right code leads to the new password', () => {
    const session = needing();
    session.authReports.say({ type: 'recovery.opened', member: ada });
    expect(session.visitor()).toEqual(['visitor.recovering.settingPassword']);
  });

  test('a sign-out in another tab → a visitor', () => {
    const session = needing();
    session.authReports.say({ type: 'member.signedOut' });
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
  });
});

const leaving = () => {
  const session = needing();
  session.send({ type: 'factor.abandoned' });
  return session;
};

describe('in anonymous.factorNeeded.leaving', () => {
  test('the session is being ended, and a repeated report changes nothing', () => {
    const session = leaving();
    session.authReports.say(needed);
    expect(session.visitor()).toEqual(['visitor.anonymous.factorNeeded.leaving']);
    expect(session.abandonRecovery.asked).toHaveLength(1);
    expect(session.can({ type: 'factor.abandoned' })).toBe(false);
  });

  test('it is ended → a visitor', () => {
    const session = leaving();
    session.abandonRecovery.resolve();
    expect(session.visitor()).toEqual(['visitor.anonymous.plain']);
    expect(session.heard()).toEqual([]);
  });

  test.each(['is refused', 'is not answered'])('it %s → the code is asked for again', (how) => {
    const session = leaving();
    if (how === 'is refused') session.abandonRecovery.reject('Storage is refused.');
    else session.wait(Number(sessionMachine.implementations.delays.serviceTimeout));
    expect(session.visitor()).toEqual(asking);
    expect(session.heard()).toMatchObject([{ type: 'toast', key: 'signOutFailed' }]);
  });
});
