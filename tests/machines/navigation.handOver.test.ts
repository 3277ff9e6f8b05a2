// Navigation while the browser loads the next document, because the router cannot be fetched.
import { describe, expect, test } from 'vitest';
import { asked, circle, followed, handingOver, library, limits, to } from './navigation.kit.ts';

describe('while the browser takes over', () => {
  test.each(['resolve', 'reject'] as const)('the user may still be here: %s', (answer) => {
    const navigation = handingOver();
    navigation.handOver[answer]('');
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
  });
  test('after 30 s this page is the current one again', () => {
    const navigation = handingOver();
    navigation.wait(limits.documentTimeout - 1);
    expect(navigation.states()).toEqual(['firstPage.handingOver']);
    navigation.wait(1);
    expect(navigation.states()).toEqual(['firstPage.onPage.reading']);
  });
  test('the next press supersedes it, and tries the router again', () => {
    const navigation = handingOver();
    navigation.send(asked(circle));
    expect(navigation.states()).toEqual(['firstPage.preparing.fetchingHtml']);
    expect(navigation.context().wanted).toEqual([to(circle)]);
    navigation.showHtml.reject('');
    navigation.painted.resolve();
    expect(navigation.openRouter.asked).toHaveLength(2);
  });
  test('so does a page that is asked for again', () => {
    const navigation = handingOver();
    navigation.send(followed(library));
    expect(navigation.context().wanted).toEqual([null]);
  });
});
