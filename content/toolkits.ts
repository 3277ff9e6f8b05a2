// The five toolkits of the Ops Cabinet; only 'Founding Team Architect' is unlocked (docs/product-spec.md, "3. Entities and their
// fields").
import type { Toolkit } from './schema.items.ts';

export const toolkits = [
  {
    id: 'strategic-fundraising-toolkit',
    title: 'Strategic Fundraising Toolkit',
    category: 'Fundraising',
    description: 'The round as a sequence of proofs: what to show, to whom, and in what order.',
    stats: ['Used by 250+ founders', 'Raised $90M+', 'Shared by 3 accelerators'],
    previewLink: '/ops-cabinet/strategic-fundraising-toolkit',
    icon: 'ladder',
    locked: true,
  },
  {
    id: 'pilot-to-contract-kit',
    title: 'Pilot to Contract Kit',
    category: 'GTM',
    description:
      'Turns a friendly trial into a signed order, with the price on the table from the first day.',
    stats: [
      'Two-page pilot agreement',
      'Five people who can say no',
      'Letter that ends a free trial',
    ],
    previewLink: '/ops-cabinet/pilot-to-contract-kit',
    icon: 'contract',
    locked: true,
  },
  {
    id: 'founding-team-architect',
    title: 'Founding Team Architect',
    category: 'Hiring',
    description:
      'Which founder owns which decision, written down before a bad month puts it to the test.',
    stats: ['Two pages', 'Twenty decisions', 'Two hours'],
    previewLink: '/ops-cabinet/founding-team-architect',
    icon: 'team',
    locked: false,
  },
  {
    id: 'ip-moat-map',
    title: 'IP Moat Map',
    category: 'IP Strategy',
    description:
      'What to file a patent on, what to keep secret and what to publish so that nobody else can own it.',
    stats: ["A rival's three routes", 'Seven-year fee calendar', 'Register of secrets'],
    previewLink: '/ops-cabinet/ip-moat-map',
    icon: 'map',
    locked: true,
  },
  {
    id: 'operating-cadence-system',
    title: 'Operating Cadence System',
    category: 'Operating Systems',
    description:
      'Five meetings, their inputs and their outputs, for a company of twelve to forty people.',
    stats: ['Five meetings', 'One new meeting a month', 'For 12 to 40 people'],
    previewLink: '/ops-cabinet/operating-cadence-system',
    icon: 'cadence',
    locked: true,
  },
] satisfies readonly Toolkit[];

/** A category as the address writes it, in whatever case it was typed: 'IP Strategy' is ip-strategy. */
export const categorySlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** The toolkits of a category; of `all`, every one. */
export const toolkitsIn = (category: string): readonly Toolkit[] =>
  toolkits.filter(
    (toolkit) => category === 'all' || categorySlug(toolkit.category) === categorySlug(category),
  );

/** Whether a page is that of a toolkit whose files are for premium members. */
export const isLockedPage = (path: string): boolean =>
  toolkits.some(({ locked, previewLink }) => locked && previewLink === path);
