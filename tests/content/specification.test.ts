// Words and figures that the specification fixes to the letter.
import { describe, expect, expectTypeOf, it } from 'vitest';
import { auth } from '#content/auth.ts';
import { newPassword } from '#content/newPassword.ts';
import { reset } from '#content/reset.ts';
import { dashboard } from '#content/dashboard.ts';
import { details } from '#content/details.ts';
import { experts } from '#content/experts.ts';
import { feed } from '#content/feed.ts';
import { gatherings } from '#content/gatherings.ts';
import { home } from '#content/home.ts';
import { labTools } from '#content/labTools.ts';
import { library } from '#content/library.ts';
import { onboarding } from '#content/onboarding.ts';
import { partners } from '#content/partners.ts';
import { pricing } from '#content/pricing.ts';
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { testimonials } from '#content/testimonials.ts';
import { toolkits } from '#content/toolkits.ts';
import { plainText } from '../../tools/content/markdown.mjs';
import type { IdentityId, ModuleId, SignalId } from '#machines/onboarding.machine.ts';

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('the shell (section 2)', () => {
  it('has the navigation in its order', () => {
    const order = [
      'AsynQ',
      'Inner Room',
      'Ops Cabinet',
      'Signal Exchange',
      'Co-Lab',
      'Library',
      'Open Circle',
    ];
    expect(names(site.navigation.items)).toEqual(order);
    expect(names(site.navigation.newsletter.items)).toEqual([
      'Newsletter Hub',
      'The Second Curve',
      'The Next Curve',
    ]);
    expect(names(site.mobileNavigation.items)).toEqual([...order, 'Newsletter Hub']);
    expect(names(site.footer.pages)).toEqual([
      'Home',
      'AsynQ',
      'Inner Room',
      'Signal Exchange',
      'Ops Cabinet',
      'Co-Lab',
    ]);
  });

  it('has the 404 to the letter', () => {
    expect(site.notFound.heading).toBe('Oops! Page not found');
    expect(site.notFound.link.href).toBe('/');
  });

  it('has a page for every row of the route table', () => {
    const table =
      '/ /auth /reset-password /onboarding /dashboard /signal-stack /newsletter /second-curve /next-curve /asyncq /inner-room /advisory /ops-cabinet /signal-exchange /co-lab /from-lab /library /open-circle /upgrade';
    const own = '/about /terms /privacy /contact /imprint /accessibility';
    const all = `${table} /advisor ${own}`.split(' ').toSorted();
    expect(Object.keys(routes).toSorted()).toEqual(all);
    const plain = `/auth /reset-password /onboarding /dashboard ${own}`.split(' ');
    for (const { path, sections } of Object.values(routes))
      expect(plain.includes(path) ? [0] : [2, 3, 4, 5], path).toContain(sections.length);
  });
});

describe('auth (section 2)', () => {
  it('has its labels', () => {
    expect([auth.signIn.tab, auth.signUp.tab]).toEqual(['Sign In', 'Create Account']);
    expect(auth.signUp.passwordHint).toBe('Password must be at least 6 characters.');
    expect([reset.submit, reset.submitting]).toEqual(['Send Reset Link', 'Sending...']);
    expect(reset.back.name).toBe('Back to Login');
    expect(newPassword.problems.passwordsDiffer).toBe('The two passwords differ.');
    expect(auth.confirmEmail.title).toBe('Check your email to confirm your address');
  });
});

describe('onboarding (docs/product-spec.md, "2. Screens and routes", "3. Entities and their fields")', () => {
  it('knows the ids of the machine, no more and no fewer', () => {
    type Ids<List extends readonly { id: string }[]> = List[number]['id'];
    expectTypeOf<Ids<typeof onboarding.identity.options>>().toEqualTypeOf<IdentityId>();
    expectTypeOf<Ids<typeof onboarding.modules.options>>().toEqualTypeOf<ModuleId>();
    expectTypeOf<Ids<typeof onboarding.signals.options>>().toEqualTypeOf<SignalId>();
    expect(onboarding.identity.options).toHaveLength(6);
    expect(onboarding.modules.options).toHaveLength(7);
    expect(onboarding.signals.options).toHaveLength(6);
  });

  it('has its words', () => {
    expect(labels(onboarding.identity.options)).toEqual([
      "I'm a founder",
      "I'm raising capital",
      "I'm building something complex",
      'I want access to tools & strategy',
      "I'm exploring",
      'I want to connect with the advisor or the fund',
    ]);
    const { welcome, identity, modules, signals, account } = onboarding;
    expect([
      welcome.button,
      identity.title,
      identity.hint,
      identity.button,
      modules.button,
      signals.button,
      signals.locked,
      account.passwordHint,
      account.button,
      account.submitting,
    ]).toEqual([
      'Begin',
      'Why are you here?',
      'Choose one or more that apply',
      'Continue',
      'Configure Your Feed',
      'Complete Configuration',
      'Stack locked. Intelligence stream configured.',
      'Must be at least 6 characters',
      'Start My Stack',
      'Setting up your stack...',
    ]);
    expect(welcome.tagline).toBe(
      "This is more than a subscription. It's the start of your strategic signal stack.",
    );
    expect(welcome.text).toBe(
      "Welcome to a system for strategic advantage. We'll ask a few questions to personalize your experience.",
    );
  });

  it('stores what the specification stores', () => {
    expect(ids(onboarding.profile.stages)).toEqual(['idea', 'pre-seed', 'seed', 'series-a-plus']);
    expect(ids(onboarding.profile.sectors).join(', ')).toBe(
      'AI / Machine Learning, Blockchain / Web3, Climate Tech, Consumer, Deep Tech, E-commerce, EdTech, Enterprise SaaS, FinTech, Gaming, Hardware, Healthcare, Marketplace, Media, Proptech, Other',
    );
    expect(ids(onboarding.profile.referrals).join(', ')).toBe(
      "Google Search, Twitter / X, LinkedIn, Friend or Colleague, The advisor's newsletter, Podcast, Event or Conference, Other",
    );
  });
});

describe('dashboard and home (section 2)', () => {
  it('has the sidebar in its order', () => {
    expect(names(dashboard.sidebar.items)).toEqual([
      'My Feed',
      'My Tools',
      'AsynQ',
      'Open Circle',
      'Labs',
      'Inner Room',
      'Newsletter',
    ]);
    expect(dashboard.loading).toBe('Loading your strategic advantage...');
    expect(dashboard.events.items.map(({ date, seats }) => [date, seats])).toEqual([
      ['2025-05-15', 8],
      ['2025-06-10', 12],
    ]);
  });

  it('has six benefit lines, five figures, seven identities, six platforms, four offers', () => {
    expect(home.hero.benefits).toHaveLength(6);
    expect(home.stats.items.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '16 years across ecosystems',
      '$3M personal capital deployed',
      '$90M+ raised by founders advised',
      '50+ startups supported',
      '6,000+ readers across 22 countries',
    ]);
    expect(home.identities.cards).toHaveLength(7);
    expect(home.platforms.cards.filter(({ premium }) => premium)).toMatchObject([
      { title: 'Ops Cabinet' },
    ]);
    expect(home.platforms.cards).toHaveLength(6);
    expect(home.advisory.offers.map(({ title }) => title)).toEqual([
      'Strategic Planning',
      'Fundraising Strategy',
      'Growth Acceleration',
      'Strategic Partnerships',
    ]);
    const { before, emphasis, after, text } = home.hero.headline;
    expect(before + emphasis + after).toBe(text);
  });
});

describe('sample items (docs/product-spec.md, "3. Entities and their fields", "9. Business constants and limits")', () => {
  it('are as many as the specification says', () => {
    expect(feed).toHaveLength(8);
    expect(new Set(feed.map(({ type }) => type)).size).toBe(7);
    expect(feed.map(({ title }) => title)).toContain('45-minute pitch review');
    expect(library.map(({ category }) => category).toSorted()).toEqual([
      'Next Curve',
      'Next Curve',
      'The Second Curve',
      'The Second Curve',
    ]);
    expect(testimonials).toHaveLength(4);
    expect(experts).toHaveLength(4);
    expect(partners).toHaveLength(4);
    expect(labTools).toHaveLength(6);
    expect(gatherings.map(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual([
      4, 8, 8, 10, 12, 15,
    ]);
    for (const { description, seats } of gatherings) {
      expect(description).toMatch(new RegExp(`^${seats} seats\\.`));
    }
    expect(toolkits.map(({ category }) => category).toSorted()).toEqual([
      'Fundraising',
      'GTM',
      'Hiring',
      'IP Strategy',
      'Operating Systems',
    ]);
    expect(toolkits.filter(({ locked }) => !locked).map(({ title }) => title)).toEqual([
      'Founding Team Architect',
    ]);
  });

  it('have a page of at least 120 words behind each, or an opening of 100', () => {
    for (const { path, body, premium } of details) {
      expect(plainText(body).split(' ').length, path).toBeGreaterThanOrEqual(
        premium === true ? 100 : 120,
      );
    }
  });

  it('cost what is listed', () => {
    expect(pricing.premium).toMatchObject({
      price: '49 EUR',
      period: 'per month',
      monthly: '49 EUR per month',
      annually: '490 EUR per year',
      annualBadge: '2 Months Free',
      buttonMonthly: 'Upgrade Monthly',
      buttonAnnually: 'Upgrade Annually (Save 16%)',
    });
    expect(pricing.toolkit).toMatchObject({
      buttonMonthly: 'Subscribe $29/month',
      buttonAnnually: 'Annual plan $290/year',
    });
    expect(pricing.advisory.session.price).toBe('1,500 EUR');
    expect(pricing.advisory.monthly).toMatchObject({ price: '4,000 EUR', badge: 'RECOMMENDED' });
    expect(pricing.premiumAdvisory.sprint.price).toBe('3,000 EUR');
  });
});
