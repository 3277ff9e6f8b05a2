// The mobile menu by state: it covers the page until a user action or a navigation closes it (docs/product-spec.md,
// "Global header").
import { describe, expect, test } from 'vitest';
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import type { MobileMenuEvent } from '#machines/mobileMenu.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';

const begin = () => {
  const surroundings = feed<MobileMenuEvent>();
  const memberFeed = feed<MobileMenuEvent>();
  const menu = play(
    mobileMenuMachine.provide({
      actors: { surroundings: surroundings.logic, memberFeed: memberFeed.logic },
    }),
  );
  return { ...menu, surroundings, memberFeed };
};

const open = () => {
  const menu = begin();
  menu.send({ type: 'menu.opened' });
  return menu;
};

describe('when closed', () => {
  test('no listener is active, and only menu.opened opens it', () => {
    const menu = begin();
    expect(menu.states()).toEqual(['closed']);
    expect(menu.tags()).toEqual([]);
    expect(menu.surroundings.isOpen()).toBe(false);
    for (const type of [
      'menu.closed',
      'address.changed',
      'viewport.widened',
      'member.left',
    ] as const) {
      expect(menu.can({ type })).toBe(false);
    }
  });

  test('menu.opened → open', () => {
    const menu = begin();
    menu.send({ type: 'menu.opened' });
    expect(menu.states()).toEqual(['open']);
    expect(menu.tags()).toEqual(['dialogOpen']);
    expect(menu.surroundings.isOpen()).toBe(true);
  });
});

describe('when open', () => {
  test('the close control → closed, and the listeners are removed', () => {
    const menu = open();
    menu.send({ type: 'menu.closed' });
    expect(menu.states()).toEqual(['closed']);
    expect(menu.surroundings.isOpen()).toBe(false);
  });

  test.each(['address.changed', 'viewport.widened'] as const)('%s → closed', (type) => {
    const menu = open();
    menu.surroundings.say({ type });
    expect(menu.states()).toEqual(['closed']);
  });

  test('the member whose name it shows leaves → closed', () => {
    const menu = open();
    menu.memberFeed.say({ type: 'member.left' });
    expect(menu.states()).toEqual(['closed']);
    expect(menu.memberFeed.isOpen()).toBe(false);
  });

  test('it opens again after closing', () => {
    const menu = open();
    menu.send({ type: 'menu.closed' });
    menu.send({ type: 'menu.opened' });
    expect(menu.states()).toEqual(['open']);
  });
});

test.each(['surroundings', 'memberFeed'] as const)(
  'the listener %s fails: it closes rather than breaking the screen',
  (broken) => {
    const menu = play(
      mobileMenuMachine.provide({
        actors: {
          surroundings: feed<MobileMenuEvent>().logic,
          memberFeed: feed<MobileMenuEvent>().logic,
          [broken]: brokenFeed(),
        },
      }),
    );
    menu.send({ type: 'menu.opened' });
    expect(menu.states()).toEqual(['closed']);
  },
);
