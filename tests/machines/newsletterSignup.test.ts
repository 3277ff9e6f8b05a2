// A newsletter form by state (docs/product-spec.md, "2. Screens and routes", "5. Validation rules", "8. Error
// catalogue"; docs/product-decisions.md, "No behaviour").
import { describe, expect, test } from 'vitest';
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type {
  SignupDraft,
  Subscription,
  SubscriptionAnswer,
} from '#machines/newsletterSignup.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { brokenFeed, draftKit, play, port } from './kit.ts';

const both = {
  place: 'library',
  lists: ['second-curve', 'next-curve'],
  welcome: 'bothLettersWelcome',
} as const;

const asking = (email = '') => {
  const subscribe = port<SubscriptionAnswer, Subscription>();
  const draft = draftKit<SignupDraft>();
  const flow = play(
    newsletterSignupMachine.provide({
      actors: { subscribe: subscribe.logic, draft: draft.logic, triesPause: triesPauseMachine },
    }),
    both,
  );
  if (email !== '') flow.send({ type: 'email.edited', email });
  return { ...flow, subscribe, draft, submit: () => flow.send({ type: 'signup.submitted' }) };
};
const subscribing = () => {
  const flow = asking(' ada@example.com ');
  flow.submit();
  return flow;
};

describe('while the form is idle', () => {
  test.each(['', '   '])('an empty submit (%j) changes nothing', (email) => {
    const flow = asking(email);
    flow.submit();
    expect([flow.states(), flow.tags()]).toEqual([['asking'], ['editable']]);
    expect(flow.context().problem).toBeNull();
    expect(flow.subscribe.asked).toEqual([]);
    expect(flow.heard()).toEqual([]);
  });
  test.each(['ada', 'ada@example', 'ada@@example.com', 'a b@example.com', '@example.com'])(
    '%j is not an address: a sentence, and nothing is sent',
    (email) => {
      const flow = asking(email);
      flow.submit();
      expect(flow.context()).toMatchObject({ email, problem: { key: 'malformed' } });
      expect(flow.subscribe.asked).toEqual([]);
      flow.send({ type: 'email.edited', email: `${email}x` });
      expect(flow.context().problem).toBeNull();
    },
  );
  test('the same mistake twice shows the sentence twice', () => {
    const flow = asking('ada');
    flow.submit();
    const { problem } = flow.context();
    flow.submit();
    expect(flow.context().problem).not.toBe(problem);
  });
});

describe('while the address is being sent', () => {
  test('it is trimmed, and goes to the newsletter of the form', () => {
    const flow = subscribing();
    expect([flow.states(), flow.tags()]).toEqual([['subscribing'], ['busy']]);
    expect(flow.subscribe.asked).toEqual([{ address: 'ada@example.com', lists: both.lists }]);
  });
  test('a second press or another input changes nothing', () => {
    const flow = subscribing();
    flow.submit();
    flow.send({ type: 'email.edited', email: 'ben@example.com' });
    expect(flow.subscribe.asked).toHaveLength(1);
    expect(flow.context().email).toBe(' ada@example.com ');
  });
  test('stored: the welcome of this newsletter, and the address is no draft any more', () => {
    const flow = subscribing();
    flow.subscribe.resolve({ outcome: 'stored' });
    expect([flow.states(), flow.tags()]).toEqual([['subscribed'], ['subscribed']]);
    expect(flow.draft.heard()).toMatchObject([
      { type: 'words.changed' },
      { type: 'draft.handedOver' },
    ]);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'bothLettersWelcome' }]);
  });
  test('the backend rejects the address: the same sentence as the form’s own', () => {
    const flow = subscribing();
    flow.subscribe.resolve({ outcome: 'refused' });
    expect(flow.states()).toEqual(['asking']);
    expect(flow.context().problem).toEqual({ key: 'malformed' });
    expect(flow.heard()).toEqual([]);
  });
  test.each([
    ['No network.', { message: 'No network.' }],
    [undefined, {}],
  ])('no answer (%j): the address stays, and can be sent again', (sentence, said) => {
    const flow = subscribing();
    flow.subscribe.reject(sentence);
    expect(flow.context()).toMatchObject({
      email: ' ada@example.com ',
      problem: { key: 'failed', ...said },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'newsletterFailed', ...said }]);
    flow.submit();
    expect(flow.context().problem).toBeNull();
    expect(flow.subscribe.asked).toHaveLength(2);
  });
  test('no answer within fifteen seconds is a failure', () => {
    const flow = subscribing();
    expect(newsletterSignupMachine.implementations.delays.serviceTimeout).toBe(15_000);
    flow.wait(14_999);
    expect(flow.states()).toEqual(['subscribing']);
    flow.wait(1);
    expect([flow.states(), flow.context().problem]).toEqual([['asking'], { key: 'failed' }]);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'newsletterFailed' }]);
  });
});

describe('while the form is paused for tries', () => {
  test('the address stays and can be changed, but not sent', () => {
    const flow = subscribing();
    flow.subscribe.pause(3);
    expect([flow.states(), flow.tags()]).toEqual([['pausedForTries'], ['editable', 'paused']]);
    expect(flow.context()).toMatchObject({ email: ' ada@example.com ', problem: null });
    expect(flow.heard()).toEqual([]);
    flow.submit();
    expect(flow.subscribe.asked).toHaveLength(1);
    flow.send({ type: 'email.edited', email: 'ben@example.com' });
    expect(flow.context().email).toBe('ben@example.com');
  });
  test('after the seconds that the service named it can be sent again', () => {
    const flow = subscribing();
    flow.subscribe.pause(3);
    flow.wait(2999);
    expect(flow.states()).toEqual(['pausedForTries']);
    flow.wait(1);
    expect(flow.states()).toEqual(['asking']);
    flow.submit();
    expect(flow.subscribe.asked).toHaveLength(2);
  });
});

describe('the draft', () => {
  const kept = { type: 'draft.restored', words: { email: 'ada@halden.ex' } } as const;
  test('an address that was typed earlier is shown again, as long as nothing is typed', () => {
    const flow = asking();
    flow.draft.say(kept);
    expect(flow.context().email).toBe('ada@halden.ex');
    const typing = asking('ben');
    typing.draft.say(kept);
    expect(typing.context().email).toBe('ben');
    for (const { draft } of [flow, typing]) draft.heard();
  });
  test.each([{ type: 'draft.restored', words: null }, { type: 'draft.unread' }] as const)(
    'without a draft the box stays empty (%j)',
    (news) => {
      const flow = asking();
      flow.draft.say(news);
      expect([flow.states(), flow.context().email]).toEqual([['asking'], '']);
    },
  );
  test('every change is kept, and nothing is where the field is emptied', () => {
    const flow = asking(' a');
    flow.send({ type: 'email.edited', email: ' ' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { email: ' a' } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('what is typed during a pause is kept', () => {
    const flow = subscribing();
    flow.subscribe.pause(3);
    flow.draft.heard();
    flow.send({ type: 'email.edited', email: 'ben@example.com' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { email: 'ben@example.com' } },
    ]);
  });
  test('an address that is not stored stays a draft', () => {
    const flow = subscribing();
    flow.draft.heard();
    flow.subscribe.reject();
    expect(flow.draft.heard()).toEqual([]);
  });
  test.each([
    ['is shown', asking],
    ['is sent', subscribing],
    [
      'was sent',
      () => {
        const flow = subscribing();
        flow.subscribe.resolve({ outcome: 'stored' });
        return flow;
      },
    ],
  ])('a member who leaves while an address %s takes it along', (_, open) => {
    const flow = open();
    flow.draft.heard();
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context().email, flow.context().problem]).toEqual([
      ['asking'],
      '',
      null,
    ]);
    expect(flow.draft.heard().filter(({ type }) => type !== 'draft.handedOver')).toEqual([]);
  });
  test('a box whose draft fails works without it', () => {
    const broken = newsletterSignupMachine.provide({ actors: { draft: brokenFeed() as never } });
    const flow = play(broken, both);
    flow.send({ type: 'email.edited', email: 'ada' });
    expect([flow.states(), flow.context().email]).toEqual([['asking'], 'ada']);
  });
});
