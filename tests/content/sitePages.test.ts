// The pages about the site: what they say of the operator is what is configured and nothing else, and what they say of prices,
// limits and dates is what the rest of the site says.
import { describe, expect, it } from 'vitest';
import { planPoints } from '#content/capabilities.ts';
import { documents } from '#content/documents.ts';
import { operator, type Operator } from '#content/operator.ts';
import { about } from '#content/pages/about.ts';
import { accessibility } from '#content/pages/accessibility.ts';
import { contactOf } from '#content/pages/contact.ts';
import { imprintOf } from '#content/pages/imprint.ts';
import { privacyOf } from '#content/pages/privacy.ts';
import { termsOf } from '#content/pages/terms.ts';
import { pricing } from '#content/pricing.ts';
import { routes } from '#content/routes.ts';
import { siteRoutes } from '#content/routes.site.ts';
import { sitePageSchema, type SitePageContent } from '#content/schema.sitePages.ts';
import { site } from '#content/site.ts';

const whole: Operator = {
  name: 'Example Ltd',
  address: '1 Example Street, Exampleton',
  mail: 'hello@example.com',
  register: 'Register of Exampleton, 12345',
  host: 'members.example.com',
};

const passages = ({ sections }: SitePageContent) => sections.flatMap(({ body }) => body);

const mailboxes = (page: SitePageContent) =>
  passages(page).flatMap((passage) =>
    typeof passage === 'object' && 'mailbox' in passage ? [passage.mailbox] : [],
  );

const facts = (page: SitePageContent) =>
  passages(page).flatMap((passage) =>
    typeof passage === 'object' && 'facts' in passage
      ? passage.facts.map(({ term, text }) => [term, text])
      : [],
  );

const said = (page: SitePageContent) => JSON.stringify(page);

describe('the operator', () => {
  it('is nobody where nothing is configured, as in every test', () => {
    expect(operator).toEqual({});
  });

  it('is not made up: an imprint without details names what is missing, and holds no detail', () => {
    const page = imprintOf({});
    expect(facts(page)).toEqual([]);
    expect(mailboxes(page)).toEqual([]);
    expect(passages(page)).toContainEqual({
      points: ['the name of the operator', 'a postal address', 'an email address'],
    });
  });

  it('is told as configured, and then nothing is missing', () => {
    const page = imprintOf(whole);
    expect(facts(page)).toEqual([
      ['Operator', 'Example Ltd'],
      ['Postal address', '1 Example Street, Exampleton'],
      ['Register', 'Register of Exampleton, 12345'],
    ]);
    expect(mailboxes(page)).toEqual(['hello@example.com']);
    expect(said(page)).not.toMatch(/missing/i);
  });

  it('has the mailbox of a published site where no other is named', () => {
    const page = imprintOf({ host: 'members.example.com' });
    expect(mailboxes(page)).toEqual(['team@members.example.com']);
    expect(passages(page)).toContainEqual({
      points: ['the name of the operator', 'a postal address'],
    });
  });

  it.each([
    ['terms', termsOf],
    ['privacy', privacyOf],
  ])('is named by the %s, or said to be missing', (_, pageOf) => {
    expect(said(pageOf(whole))).toContain(
      'Axis One is run by Example Ltd, 1 Example Street, Exampleton.',
    );
    expect(said(pageOf({ name: 'Example Ltd' }))).toContain('Axis One is run by Example Ltd.');
    expect(said(pageOf({}))).toContain('has not entered a name yet');
  });

  it('is written to at a mailbox that exists, and at none where there is none', () => {
    expect(mailboxes(contactOf({}))).toEqual([]);
    expect(said(contactOf({}))).toContain('has no mailbox yet');
    expect(mailboxes(contactOf(whole))).toEqual([
      'hello@example.com',
      'security@members.example.com',
    ]);
  });
});

describe('the pages', () => {
  it.each([
    ['about', about],
    ['accessibility', accessibility],
    ...[{}, whole, { host: 'members.example.com' }].flatMap((one): [string, SitePageContent][] => [
      ['contact', contactOf(one)],
      ['imprint', imprintOf(one)],
      ['privacy', privacyOf(one)],
      ['terms', termsOf(one)],
    ]),
  ] as [string, SitePageContent][])('%s is well formed', (_, page) => {
    expect(sitePageSchema.safeParse(page).error).toBeUndefined();
  });

  it('are all in the footer, and the terms and the privacy page beside what asks to agree to them', () => {
    expect(site.footer.site.map(({ href }) => href)).toEqual(Object.keys(siteRoutes));
    expect(site.footer.site.map(({ name }) => name)).toEqual(
      Object.values(siteRoutes).map(({ title }) => title),
    );
    expect([documents.terms.href, documents.privacy.href]).toEqual(['/terms', '/privacy']);
    expect(documents.terms.name).toBe(routes['/terms'].h1);
    expect(documents.privacy.name).toBe(routes['/privacy'].h1);
  });

  it('give the prices of the plans, and what the plans include', () => {
    const words = said(termsOf({}));
    const { premium, advisory, premiumAdvisory } = pricing;
    for (const price of [
      premium.monthly,
      premium.annually,
      '$29 per month',
      '$290 per year',
      advisory.session.price,
      advisory.monthly.price,
      premiumAdvisory.sprint.price,
      ...planPoints('free'),
      ...planPoints('premium'),
    ])
      expect(words).toContain(price);
  });

  it('give the dates that are promised, and the limits of one member', () => {
    expect(facts(termsOf({}))).toEqual([
      ['AsynQ with Premium', '48 hours after you ask'],
      ['AsynQ on the free plan', '72 hours after you ask'],
      ['Office hours, advisory calls, advisory', '48 hours after you ask'],
      ['1-on-1 meeting', '7 days after you ask'],
      ['A seat that is offered to you', 'held for 24 hours'],
    ]);
    expect(said(termsOf({}))).toContain('20 open requests at a time');
    expect(said(termsOf({}))).toContain('10 MB a file, 6 files a request, 200 MB in all');
  });
});
