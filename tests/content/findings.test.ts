// The checks of the content: broken content is detected, with a sentence that names file and field.
import { describe, expect, it } from 'vitest';
import { findings } from '#content/findings.ts';
import { sources, validateContent } from '#content/validate.ts';

type Broken = Record<string, unknown>;

/** The findings after one module was copied and changed. */
function afterBreaking(file: string, change: (value: never) => void): string[] {
  return findings(
    sources.map((source) => {
      if (source.file !== file) return source;
      const value: unknown = structuredClone(source.value);
      change(value as never);
      return { ...source, value };
    }),
  );
}

/** What is said once the first text of a kind has figures of nowhere. */
const withForeignFigures = (kind: string) =>
  afterBreaking('content/details.ts', (details: (Broken & { body: unknown[] })[]) => {
    for (const detail of details.filter((one) => one['kind'] === kind).slice(0, 1)) {
      detail.body = ['It cost $39 a month in 59 countries.'];
    }
  });

describe('the content as it is', () => {
  it('has no finding', () => {
    expect(validateContent()).toEqual([]);
  });

  it('has a source for every module that holds data', () => {
    const files = Object.keys(
      import.meta.glob(['/content/*.ts', '/content/{mails,pages}/*.ts']),
    ).map((file) => file.slice(1));
    const helpers = /\/(schema(\.\w+)?|findings(\.\w+)?|validate|routes\.\w+|privacy\.\w+)\.ts$/;
    expect(files.filter((file) => !helpers.test(file)).toSorted()).toEqual(
      sources.map(({ file }) => file).toSorted(),
    );
  });
});

describe('broken content is noticed', () => {
  it('a missing field', () => {
    const found = afterBreaking('content/auth.ts', (auth: { signIn: Broken }) => {
      delete auth.signIn['email'];
    });
    expect(found).toEqual(['content/auth.ts: signIn.email is missing.']);
  });

  it('an empty field, also one of blanks', () => {
    const found = afterBreaking('content/site.ts', (site: { notFound: Broken }) => {
      site.notFound['heading'] = '';
      site.notFound['text'] = '  ';
    });
    expect(found).toContain('content/site.ts: notFound.heading is empty.');
    expect(found).toContain('content/site.ts: notFound.text is empty.');
  });

  it('a list without items', () => {
    const found = afterBreaking('content/dashboard.ts', (words: { upsell: Broken }) => {
      words.upsell['points'] = [];
    });
    expect(found).toEqual(['content/dashboard.ts: upsell.points is empty.']);
  });

  it('an option with an empty value', () => {
    const found = afterBreaking(
      'content/onboarding.ts',
      (words: { profile: { sectors: Broken[] } }) => {
        words.profile.sectors[3] = { id: '', label: 'Consumer' };
      },
    );
    expect(found).toEqual(['content/onboarding.ts: profile.sectors.3.id is empty.']);
  });

  it('an option that the machine does not know', () => {
    const found = afterBreaking(
      'content/onboarding.ts',
      (words: { modules: { options: Broken[] } }) => {
        words.modules.options[0] = { id: 'thirdCurve', label: 'A', description: 'B' };
      },
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/onboarding.ts: modules.options.0.id should be one of/);
  });

  it('an id that occurs twice', () => {
    const found = afterBreaking('content/feed.ts', (feed: Broken[]) => {
      feed[1] = { ...feed[1], id: '45-minute-pitch-review' };
    });
    expect(found).toEqual(['content/feed.ts: 2.id repeats the id "45-minute-pitch-review".']);
  });

  it.each([
    ['/nowhere', 'there is no page /nowhere'],
    ['/second-curve/nothing', 'there is no page /second-curve/nothing'],
    ['/open-circle#atlantis', '/open-circle has no anchor #atlantis'],
    ['/auth?tab=other', '/auth does not understand ?tab=other'],
  ])('the link %s that leads nowhere', (link, reason) => {
    const found = afterBreaking('content/feed.ts', (feed: Broken[]) => {
      feed[0] = { ...feed[0], link };
    });
    expect(found).toEqual([
      `content/feed.ts: [the-quarter-in-which-everything-works].link leads nowhere: ${reason}.`,
    ]);
  });

  it('a link that leaves the site', () => {
    const found = afterBreaking('content/site.ts', (site: { footer: { pages: Broken[] } }) => {
      site.footer.pages[0] = { name: 'Home', href: 'https://example.com' };
    });
    expect(found[0]).toMatch(/footer.pages.0.href is not an address of this site/);
  });

  it('a list and a page that differ', () => {
    const found = afterBreaking('content/essays.ts', (essays: Broken[]) => {
      essays[0] = { ...essays[0], title: 'Another title' };
    });
    expect(found).toEqual([
      'content/essays.ts: the-quarter-in-which-everything-works and its page differ in their title.',
    ]);
  });

  it('a related tool that is no tool', () => {
    const found = afterBreaking('content/labTools.ts', (tools: Broken[]) => {
      tools[0] = { ...tools[0], relatedTools: ['hammer'] };
    });
    expect(found).toEqual([
      'content/labTools.ts: dilution-weather-map.relatedTools names "hammer", which is no other tool.',
    ]);
  });

  it.each([
    ['Read in 17 countries.', 'says 17 countries, a figure of another place'],
    ['We supported 200+ startups.', 'says 200+ startups, a figure of another place'],
    ['We supported 80+ startups.', 'says "80+ startups", a figure that is not decided'],
    ['Only 59 EUR.', 'says "59 EUR", a figure that is not decided'],
    ['For $39 a month.', 'says "$39", a figure that is not decided'],
  ])('the figure in "%s"', (sentence, complaint) => {
    const found = afterBreaking('content/site.ts', (site: { footer: Broken }) => {
      site.footer['statement'] = sentence;
    });
    expect(found).toEqual([`content/site.ts: footer.statement ${complaint}.`]);
  });

  it('a figure on the page of an expert, though not in the story of an essay', () => {
    expect(withForeignFigures('expert')).toHaveLength(2);
    expect(withForeignFigures('second-curve')).toEqual([]);
  });

  it('22 countries on the page that has 17', () => {
    const found = afterBreaking(
      'content/routes.ts',
      (routes: { '/next-curve': { purpose: string[] } }) => {
        routes['/next-curve'].purpose[0] = 'Read in 22 countries.';
      },
    );
    expect(found).toEqual([
      'content/routes.ts: /next-curve.purpose[0] says 22 countries where the Next Curve has 17.',
    ]);
  });
});
