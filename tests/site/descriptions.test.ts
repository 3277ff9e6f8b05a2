// What search engines and cards show of a page: a title that says what one gets, and 110 to 160 characters.
import { describe, expect, it } from 'vitest';
import { details } from '#content/details.ts';
import { routes } from '#content/routes.ts';
import { descriptionOf } from '../../src/pages/parts/description.ts';

describe('the pages', () => {
  it.each(
    Object.values(routes).map(({ path, headTitle, description }) => [path, headTitle, description]),
  )(
    '%s has a title of its own and a description of 110 to 160 characters',
    (path, headTitle = '', description = '') => {
      const alike = Object.values(routes).filter((one) => one.headTitle === headTitle);
      expect(alike.map((one) => one.path)).toEqual([path]);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(details.map((item) => [item.path, item] as const))(
    '%s has a description of 110 to 160 characters that begins with its summary',
    (_, item) => {
      const description = descriptionOf(item);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description.startsWith(item.summary.slice(0, 100))).toBe(true);
    },
  );
});

describe('a description', () => {
  const sentence = 'This sentence has forty characters in it.';

  it('is the summary alone where that is long enough', () => {
    const summary = `${sentence} ${sentence} ${sentence}`;
    expect(descriptionOf({ summary, body: ['More.'] })).toBe(summary);
  });

  it('goes on with the text where the summary is short, and ends between two words', () => {
    const text = descriptionOf({
      summary: sentence,
      body: [`${sentence} ${sentence} ${sentence}`],
    });
    expect(text.startsWith(`${sentence} ${sentence}`)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/\w…$/);
  });

  it('leaves out headings, lists and tables', () => {
    const heading = { kind: 'heading', level: 2, id: 'a', words: ['A heading'] } as const;
    const text = descriptionOf({
      summary: sentence,
      body: [{ ...heading, words: [...heading.words] }, `${sentence} ${sentence}`],
    });
    expect(text).not.toContain('A heading');
  });
});
