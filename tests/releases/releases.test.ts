// What earlier builds have stored in people's browsers is restored by today's: nothing that was typed is lost.
import { describe, expect, test } from 'vitest';
import { draftStores } from '../../src/adapters/storage/draftStores.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { fixturesOf, formsWithFixtures } from './fixtures.ts';
import { forms } from './forms.ts';
import { lostLater, lostOf, lostOnceClaimed, ownerless } from './restore.ts';
import { differenceOf, shapeOf } from './shape.ts';
import { staleness } from './written.ts';

/** Keys under which nothing lies that was typed or chosen for later. */
const withoutWords: Readonly<Record<string, string>> = {
  [keys.complete]: 'the flag of a completed onboarding: the profile has it too',
  [keys.premium]: 'a flag; the row of the subscription decides',
  [keys.tier]: 'the tier of the last visit: the service tells it again',
  [keys.owner]: 'whose the answers are: an id',
  [keys.openedRequests]:
    'copies of what the service holds: a copy of another form is not shown, and the request is read again',
  [keys.newsSeen]: 'a time: news that were seen are shown once more without it',
  [keys.stackChangedAt]: 'a time, for the other tabs',
  [keys.outboxLease]: 'the tab that sends, for some seconds',
  [keys.notMine]: 'which drafts a member disowned: the question is asked once more without it',
  [keys.recovery]: 'the mark of a link by mail, for an hour',
  [keys.linkAsked]: 'the mark of a link by mail, for an hour',
  [keys.leaving]: 'the mark of a sign-out, until it is done',
  [keys.theme]: 'one word of the specification; the page shows the system’s theme without it',
};

describe.each(forms)('$name', (form) => {
  const fixtures = fixturesOf(form.name);
  test.each(fixtures)('as $path left it, is restored for its member', async (fixture) => {
    expect(await lostOf(form, fixture)).toEqual([]);
  });
  test.each(form.forVisitors ? fixtures : [])(
    'as $path left it, without an owner, is restored for a visitor',
    async (fixture) => {
      expect(await lostOf(form, ownerless(fixture), null)).toEqual([]);
    },
  );
  test.each(form.forVisitors ? fixtures : [])(
    'as $path left it, without an owner, is restored for the member who claims it',
    async (fixture) => {
      expect(await lostOnceClaimed(form, fixture)).toEqual([]);
    },
  );
  test.each(fixtures)('as $path left it, outlives a change and a reload', async (fixture) => {
    expect(await lostLater(form, fixture)).toEqual([]);
  });
  test('each fixture has another form than the one before it', () => {
    const same = fixtures.filter((fixture, place) => {
      const before = fixtures[place - 1];
      return before && differenceOf(shapeOf(before.stored), shapeOf(fixture.stored)) === null;
    });
    expect(same.map(({ path }) => path)).toEqual([]);
  });
  test('is stored today in the form of its newest fixture', async () => {
    expect(await staleness(form)).toBeNull();
  });
});

test('every folder of fixtures belongs to a form', () => {
  expect(formsWithFixtures().toSorted()).toEqual(forms.map(({ name }) => name).toSorted());
});

test('every store of drafts has fixtures', () => {
  const covered = forms.flatMap((form) => form.keys);
  expect(draftStores.map(({ key }) => key).filter((key) => !covered.includes(key))).toEqual([]);
});

test('every key of the site has fixtures, or a reason why it needs none', () => {
  const covered = [...forms.flatMap((form) => form.keys), ...Object.keys(withoutWords)];
  expect([...new Set(covered)].toSorted()).toEqual(Object.values(keys).toSorted());
});
