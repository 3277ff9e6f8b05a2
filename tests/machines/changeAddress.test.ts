// A new address by state: asked for, proved, waited for, dropped.
import { describe, expect, test } from 'vitest';
import { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import type {
  Addresses,
  ChangeAddressEvent,
  NewAddressAnswer,
} from '#machines/changeAddress.machine.ts';
import type { PasswordAgainOutput, passwordAgainMachine } from '#machines/passwordAgain.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const email = 'ada@example.com';
const fresh = 'ada@new.example';
const settled: Addresses = { email, newEmail: null, until: null, expiresIn: null };
const pending: Addresses = {
  email,
  newEmail: fresh,
  until: '2026-12-01T09:00:00.000Z',
  expiresIn: 60_000,
};

function begin(pageFeed = feed<ChangeAddressEvent>()) {
  const ports = {
    readAddresses: port<Addresses>(),
    askNewAddress: port<NewAddressAnswer, { email: string }>(),
    dropNewAddress: port(),
    renewSession: port(),
    passwordAgain: port<PasswordAgainOutput>(),
  };
  const flow = play(
    changeAddressMachine.provide({
      actors: {
        readAddresses: ports.readAddresses.logic,
        askNewAddress: ports.askNewAddress.logic,
        dropNewAddress: ports.dropNewAddress.logic,
        renewSession: ports.renewSession.logic,
        pageFeed: pageFeed.logic,
        passwordAgain: ports.passwordAgain.logic as unknown as typeof passwordAgainMachine,
        triesPause: triesPauseMachine,
      },
    }),
    { email },
  );
  return { ...flow, ...ports, pageFeed };
}
type Flow = ReturnType<typeof begin>;
const known = (addresses: Addresses) => {
  const flow = begin();
  flow.readAddresses.resolve(addresses);
  return flow;
};
const editing = () => {
  const flow = known(settled);
  flow.send({ type: 'form.opened' });
  return flow;
};
const asking = () => {
  const flow = editing();
  flow.send({ type: 'address.submitted', email: ` ${fresh} ` });
  return flow;
};

describe('reading', () => {
  test.each([
    ['one address', settled, 'closed'],
    ['one that waits', pending, 'waiting.resting'],
    ['another one than the session has', { ...settled, email: fresh }, 'renewing'],
  ])('%s', (_, addresses, state) => {
    expect(known(addresses).states()).toEqual([state]);
  });
  test('letters of either size make no other address', () => {
    expect(known({ ...settled, email: 'Ada@Example.com' }).states()).toEqual(['closed']);
  });
  test.each([
    ['cannot be read', (flow: Flow) => flow.readAddresses.reject()],
    ['is not read in time', (flow: Flow) => flow.wait(15_000)],
  ])('can be tried again where it %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect(flow.states()).toEqual(['unread']);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
  test.each([
    ['is renewed', (flow: Flow) => flow.renewSession.resolve()],
    ['cannot be renewed', (flow: Flow) => flow.renewSession.reject()],
    ['is not renewed in time', (flow: Flow) => flow.wait(15_000)],
  ])('the new address is shown where the session %s', (_, end) => {
    const flow = known({ ...settled, email: fresh });
    end(flow);
    expect([flow.states(), flow.context().email]).toEqual([['closed'], fresh]);
  });
});

describe('the form', () => {
  test.each([
    ['', 'missing'],
    ['ada', 'malformed'],
    ['ADA@example.com', 'same'],
  ])('"%s" explains: %s', (typed, key) => {
    const flow = editing();
    flow.send({ type: 'address.submitted', email: typed });
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], { key }]);
    flow.send({ type: 'address.edited' });
    expect(flow.context().problem).toBeNull();
    expect(flow.askNewAddress.asked).toEqual([]);
  });
  test('closes, and forgets what was asked for', () => {
    const flow = asking();
    flow.askNewAddress.reject('No.');
    expect(flow.context().problem).toEqual({ key: 'failed', message: 'No.' });
    flow.send({ type: 'form.closed' });
    expect(flow.states()).toEqual(['closed']);
    expect(flow.context()).toMatchObject({ newEmail: null, problem: null });
  });
  test('sends the address as it was typed, without blanks around it', () => {
    expect(asking().askNewAddress.asked).toEqual([{ email: fresh }]);
  });
  test('a service that says nothing can be asked again', () => {
    const flow = asking();
    flow.wait(15_000);
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], { key: 'failed' }]);
  });
  test('too many tries are waited for; the form can be closed meanwhile', () => {
    const flow = asking();
    flow.askNewAddress.pause(3);
    expect(flow.states()).toEqual(['pausedForTries']);
    flow.wait(3000);
    expect(flow.states()).toEqual(['editing']);
    flow.send({ type: 'address.submitted', email: fresh });
    flow.askNewAddress.pause(3);
    flow.send({ type: 'form.closed' });
    expect([flow.states(), flow.context().newEmail]).toEqual([['closed'], null]);
  });
});

const proving = () => {
  const flow = asking();
  flow.askNewAddress.resolve({ outcome: 'unproved' });
  expect(flow.states()).toEqual(['proving']);
  return flow;
};

describe('the proof', () => {
  test('asks the service again once it is there', () => {
    const flow = proving();
    flow.passwordAgain.resolve({ isProved: true });
    expect([flow.states(), flow.askNewAddress.asked]).toEqual([
      ['asking'],
      [{ email: fresh }, { email: fresh }],
    ]);
  });
  test('that is declined leaves the form as it was', () => {
    const flow = proving();
    flow.passwordAgain.resolve({ isProved: false });
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], null]);
  });
  test('that breaks off is said', () => {
    const flow = proving();
    flow.passwordAgain.reject();
    expect([flow.states(), flow.context().problem]).toEqual([['editing'], { key: 'failed' }]);
  });
});

describe('waiting', () => {
  test('begins with a look at what the service knows', () => {
    const flow = asking();
    flow.askNewAddress.resolve({ outcome: 'asked' });
    expect([flow.states(), flow.context().newEmail]).toEqual([['waiting.checking'], fresh]);
    flow.readAddresses.resolve(pending);
    expect([flow.states(), flow.context().until]).toEqual([['waiting.resting'], pending.until]);
  });
  test.each([
    ['still waits', pending, 'waiting.resting'],
    ['was opened', { ...settled, email: fresh }, 'renewing'],
    ['was dropped elsewhere', settled, 'closed'],
  ])('a member who returns to the tab sees that the address %s', (_, addresses, state) => {
    const flow = known(pending);
    flow.pageFeed.say({ type: 'page.shown' });
    expect(flow.states()).toEqual(['waiting.checking']);
    flow.readAddresses.resolve(addresses);
    expect(flow.states()).toEqual([state]);
  });
  test.each([
    ['cannot be read', (flow: Flow) => flow.readAddresses.reject()],
    ['is not read in time', (flow: Flow) => flow.wait(15_000)],
  ])('nothing moves where the address %s', (_, end) => {
    const flow = known(pending);
    flow.pageFeed.say({ type: 'page.shown' });
    end(flow);
    expect(flow.states()).toEqual(['waiting.resting']);
  });
  test('goes on where the tab cannot be watched', () => {
    const flow = begin({ ...feed<ChangeAddressEvent>(), logic: brokenFeed<ChangeAddressEvent>() });
    flow.readAddresses.resolve(pending);
    expect(flow.states()).toEqual(['waiting.resting']);
  });
  test('ends with the link', () => {
    const flow = known(pending);
    flow.wait(59_999);
    expect(flow.states()).toEqual(['waiting.resting']);
    flow.wait(1);
    expect(flow.states()).toEqual(['reading']);
  });
  test('without an end lasts as long as a timer can', () => {
    const flow = known({ ...pending, until: null, expiresIn: null });
    flow.wait(2_147_483_646);
    expect(flow.states()).toEqual(['waiting.resting']);
    flow.wait(1);
    expect(flow.states()).toEqual(['reading']);
  });
  test('has the link sent again', () => {
    const flow = known(pending);
    flow.send({ type: 'link.requested' });
    expect(flow.askNewAddress.asked).toEqual([{ email: fresh }]);
  });
  test('is over when the address is dropped; the page says so until the form opens', () => {
    const flow = known(pending);
    flow.send({ type: 'address.dropped' });
    expect(flow.tags()).toEqual(['busy', 'waiting']);
    flow.dropNewAddress.resolve();
    expect(flow.states()).toEqual(['closed']);
    expect(flow.context()).toMatchObject({ newEmail: null, until: null, isDropped: true });
    flow.send({ type: 'form.opened' });
    expect(flow.context().isDropped).toBe(false);
  });
  test.each([
    ['refuses', (flow: Flow) => flow.dropNewAddress.reject('No.'), { message: 'No.' }],
    ['says nothing', (flow: Flow) => flow.wait(15_000), {}],
  ])('goes on where the service %s to drop it', (_, end, said) => {
    const flow = known(pending);
    flow.send({ type: 'address.dropped' });
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      ['waiting.undropped'],
      { key: 'undropped', ...said },
    ]);
    flow.send({ type: 'address.dropped' });
    expect([flow.states(), flow.context().problem]).toEqual([['waiting.dropping'], null]);
    flow.dropNewAddress.reject();
    flow.send({ type: 'link.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['asking'], null]);
  });
});
