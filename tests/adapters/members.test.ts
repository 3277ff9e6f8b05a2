// @vitest-environment happy-dom
// When a member leaves a tab, and what the feed of a form reports of it.
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { AnyActorLogic, EventObject } from 'xstate';
import { departureFeedOf, watchMembers } from '../../src/adapters/user/members.ts';
import { people } from './people.ts';
import type { Who } from './people.ts';

/** What a feed sends. */
function listen(feed: AnyActorLogic, input?: object) {
  const heard: EventObject[] = [];
  const actor = createActor(
    createMachine({
      invoke: { src: feed, input },
      on: { '*': { actions: ({ event }: { event: EventObject }) => heard.push(event) } },
    }),
  ).start();
  return { heard: () => heard.splice(0), stop: () => actor.stop() };
}

beforeEach(() => localStorage.clear());

describe('a departure', () => {
  test.each<[string, Who[], number]>([
    ['a visitor who signs in has not left', [null, undefined, 'ada'], 0],
    ['a user who turns out to be a member has not left', [undefined, 'ada'], 0],
    ['the same member again has not left', ['ada', undefined, 'ada'], 0],
    ['who signs out has left', ['ada', null], 1],
    ['who gives way to another has left, once', ['ada', undefined, 'ben'], 1],
    ['each of two has left', ['ada', undefined, 'ben', null], 2],
  ])('%s', (_, [first, ...rest], times) => {
    const { currentUser, isHere } = people(first);
    let left = 0;
    watchMembers(currentUser, { left: () => (left += 1) });
    for (const next of rest) isHere(next);
    expect(left).toBe(times);
  });

  test('is reported by the feed of a form, until the feed ends', () => {
    const { currentUser, isHere, watched } = people('ada');
    const form = listen(departureFeedOf(currentUser));
    isHere(null);
    expect(form.heard()).toEqual([{ type: 'member.left' }]);
    form.stop();
    expect(watched()).toBe(0);
  });
});
