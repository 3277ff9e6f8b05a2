// The shape of every sample item: feed, articles, people, tools, gatherings, prices (docs/product-spec.md, "3. Entities and their
// fields").
import { z } from 'zod';
import { blocks } from './schema.publications.ts';
import { count, href, id, isoDate, lines, listOf, text, texts, words } from './schema.ts';

/** The seven types of a feed item (docs/product-spec.md, "3. Entities and their fields"). */
export const feedType = z.enum([
  'second-curve',
  'next-curve',
  'tool-drops',
  'lab-releases',
  'asyncq',
  'open-circle',
  'signal-exchange',
]);
export type FeedType = z.infer<typeof feedType>;

export const feedItemSchema = z.strictObject({
  id,
  title: text,
  type: feedType,
  summary: text,
  link: href,
  tags: lines,
  date: isoDate,
});
export type FeedItem = z.infer<typeof feedItemSchema>;

/** An item of the full signal stack: everything published, as the feed describes its own. `kind` names it on a stack. */
export type FullItem = Omit<FeedItem, 'date'> & {
  kind: string;
  /** Empty where what is published has none. */
  date: string;
  isPremium: boolean;
};

export const detailSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^\/(second-curve|next-curve|ops-cabinet|from-lab|asyncq\/responses|co-lab|signal-exchange)\/[a-z0-9]+(-[a-z0-9]+)*$/,
      'is not a detail path',
    ),
  /** Also the kind of its plate. */
  kind: z.enum([
    'second-curve',
    'next-curve',
    'tool-drops',
    'lab-releases',
    'asyncq',
    'toolkit',
    'expert',
    'partner',
  ]),
  title: text,
  summary: text,
  date: z.exactOptional(isoDate),
  /** The body is the part that everyone may read; the database delivers the remaining text. */
  premium: z.exactOptional(z.boolean()),
  body: blocks,
});
export type Detail = z.infer<typeof detailSchema>;

/** An essay of The Second Curve or a signal of The Next Curve. */
export const articleSchema = z.strictObject({
  id,
  title: text,
  excerpt: text,
  date: isoDate,
  readTime: text,
  tags: lines,
  category: z.enum(['The Second Curve', 'Next Curve']),
  featured: z.boolean(),
  tier: z.enum(['free', 'premium']),
  href,
});
export type Article = z.infer<typeof articleSchema>;

export const libraryArticleSchema = articleSchema.omit({ featured: true });
export type LibraryArticle = z.infer<typeof libraryArticleSchema>;

/** A published answer as it is listed. */
export const answerHeadSchema = articleSchema.omit({ category: true, featured: true, tier: true });
export type AnswerHead = z.infer<typeof answerHeadSchema>;

/** A published answer in a list of all of them. */
export const publishedAnswerSchema = answerHeadSchema.omit({ readTime: true });
export type PublishedAnswer = z.infer<typeof publishedAnswerSchema>;

export const testimonialSchema = z.strictObject({ id, ...texts('content', 'author', 'role') });
export type Testimonial = z.infer<typeof testimonialSchema>;

/** `image` names what the plate is drawn from: there are no photographs. `declines`: what they do not do. */
export const expertSchema = z.strictObject({
  id,
  ...texts('name', 'role', 'bio', 'image', 'bring', 'declines'),
  expertise: lines,
  /** The questions that founders bring. */
  questions: z.array(text).length(3, 'does not hold three'),
  href,
});
export type Expert = z.infer<typeof expertSchema>;

/**
 * A condition of an offer. Those with a field are answered from the profile (met, not met, or unknown while the field is
 * empty); `asked` can only be answered by the member, when the offer is claimed.
 */
const eligibilityRule = z.discriminatedUnion('from', [
  z.strictObject({ id, text, from: z.literal('stage'), oneOf: lines }),
  z.strictObject({ id, text, from: z.literal('sector'), oneOf: lines }),
  z.strictObject({ id, text, from: z.literal('identity'), oneOf: lines }),
  z.strictObject({ id, text, from: z.literal('companyName') }),
  z.strictObject({ id, text, from: z.literal('website') }),
  z.strictObject({ id, text, from: z.literal('asked') }),
]);
export type EligibilityRule = z.infer<typeof eligibilityRule>;

export const eligibilityWordsSchema = words('label', 'hint', 'met', 'notMet', 'unknown', 'asked');
export type EligibilityWords = z.infer<typeof eligibilityWordsSchema>;

/** `logo` names the mark, and what the plate is drawn from. */
export const partnerSchema = z.strictObject({
  id,
  ...texts('name', 'category', 'description', 'offer', 'buttonText'),
  logo: z.enum(['cloud-credits', 'legal-connect', 'first-close-finance', 'bench-hours']),
  /** Its value, its audience, and the steps after a claim. */
  ...texts('worth', 'after'),
  eligibility: listOf(eligibilityRule),
  href,
});
export type Partner = z.infer<typeof partnerSchema>;

const eventType = z.enum(['dinner', 'salon', 'walk', 'conference']);

export const gatheringSchema = z
  .strictObject({
    id,
    /** What it is the next one of. */
    series: id,
    title: text,
    city: text,
    date: isoDate,
    eventType,
    status: z.enum(['accepting', 'full', 'waitlist']),
    seats: count,
    /** Seats promised outside of the site; the others are given through it. */
    reserved: count,
    description: text,
    /** The mark beside its kind. */
    glyph: z.enum(['dinner', 'salon', 'walk', 'conference']),
  })
  .refine(({ seats, reserved }) => reserved <= seats, {
    error: 'is more than there are seats',
    path: ['reserved'],
  });
export type Gathering = z.infer<typeof gatheringSchema>;

/** Gatherings that come again: on its first day, and every so many weeks after it. */
export type GatheringSeries = Omit<Gathering, 'series' | 'date'> & {
  firstOn: string;
  everyWeeks: number;
};

/** A gathering that has been: its question, and what was said, a paragraph. */
export const pastGatheringSchema = z.strictObject({
  id,
  title: text,
  date: isoDate,
  eventType,
  seats: count,
  question: text,
  said: text,
});
export type PastGathering = z.infer<typeof pastGatheringSchema>;

export const pastGatheringWordsSchema = words('label', 'title', 'note');
export type PastGatheringWords = z.infer<typeof pastGatheringWordsSchema>;

export const toolkitSchema = z.strictObject({
  id,
  title: text,
  category: z.enum(['Fundraising', 'GTM', 'Hiring', 'IP Strategy', 'Operating Systems']),
  description: text,
  stats: lines,
  previewLink: href,
  icon: z.enum(['ladder', 'contract', 'team', 'map', 'cadence']),
  locked: z.boolean(),
});
export type Toolkit = z.infer<typeof toolkitSchema>;

export const labToolSchema = z.strictObject({
  id,
  title: text,
  description: text,
  /** Its duration and participants, its result, and how far to trust it. */
  ...texts('takes', 'result', 'trust'),
  status: z.enum(['Experimental', 'Stable', 'Archived']),
  category: z.enum(['Diagnostic', 'Canvas', 'Framework', 'Methodology', 'System']),
  releaseDate: isoDate,
  tags: lines,
  /** Ids of other tools. */
  relatedTools: z.array(id).min(1, 'is empty'),
  href,
  /** Whether everybody may use it in the page, or only those with `full-labs` (content/capabilities.ts). */
  isOpen: z.boolean(),
});
export type LabTool = z.infer<typeof labToolSchema>;

const price = z.strictObject({ ...texts('id', 'title', 'price', 'period'), points: lines });
const badged = price.extend({ badge: text });
export const pricingSchema = z.strictObject({
  free: price,
  premium: z.strictObject({
    ...texts(
      'title',
      'price',
      'period',
      'monthly',
      'annually',
      'annualBadge',
      'buttonMonthly',
      'buttonAnnually',
    ),
    points: lines,
  }),
  toolkit: z.strictObject({ ...texts('title', 'buttonMonthly', 'buttonAnnually'), points: lines }),
  advisory: z.strictObject({ session: price, monthly: badged }),
  premiumAdvisory: z.strictObject({ sprint: price, retained: price }),
});
export type Pricing = z.infer<typeof pricingSchema>;
