// The index of the site-wide search, made at build time from the public content, never from a premium body.
import { answers } from '#content/answers.ts';
import { details } from '#content/details.ts';
import { essays } from '#content/essays.ts';
import { experts } from '#content/experts.ts';
import { gatherings } from '#content/gatherings.ts';
import { labTools } from '#content/labTools.ts';
import { about } from '#content/pages/about.ts';
import { accessibility } from '#content/pages/accessibility.ts';
import { contact } from '#content/pages/contact.ts';
import { imprint } from '#content/pages/imprint.ts';
import { privacy } from '#content/pages/privacy.ts';
import { terms } from '#content/pages/terms.ts';
import { partners } from '#content/partners.ts';
import { itemWords } from '#content/itemWords.ts';
import { pastGatheringWords, pastGatherings } from '#content/pastGatherings.ts';
import { routes } from '#content/routes.ts';
import type { Detail } from '#content/schema.items.ts';
import type { Block, Inline } from '#content/schema.publications.ts';
import type { EntryKind, SearchEntry } from '#content/schema.search.ts';
import type { Passage, SitePageContent } from '#content/schema.sitePages.ts';
import { signals } from '#content/signals.ts';
import { isLockedPage, toolkits } from '#content/toolkits.ts';
import { longDate } from '#flows/shared/dates.ts';
import { folded } from '#flows/siteSearch/find.ts';

/** Pages that open for members alone (docs/product-spec.md, "6. Roles and permissions"). */
const guarded: readonly string[] = ['/dashboard', '/inner-room'];

const kinds: Record<Detail['kind'], EntryKind> = {
  'second-curve': 'essay',
  'next-curve': 'signal',
  asyncq: 'answer',
  toolkit: 'toolkit',
  'tool-drops': 'toolkit',
  'lab-releases': 'tool',
  expert: 'expert',
  partner: 'partner',
};

const said = (words: readonly Inline[]): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('strong' in word) return said(word.strong);
      if ('emphasis' in word) return said(word.emphasis);
      return 'code' in word ? word.code : said(word.link);
    })
    .join('');

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return said(block.words);
    case 'list':
      return block.items.map(said).join(' ');
    case 'quote':
      return block.paragraphs.map(said).join(' ');
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].flat().map(said)].join(' ');
    case 'rule':
      return '';
  }
}

/** Each word once, in the form used for comparison; it is never displayed. */
const wordsIn = (...texts: readonly string[]) =>
  [...new Set(folded(texts.join(' ')).split(' '))].join(' ');

/** Subjects of items, by the address of their page. */
const subjects = new Map<string, readonly string[]>([
  ...[...essays, ...signals].map(
    ({ href, tags, category }) => [href, [category, ...tags]] as const,
  ),
  ...answers.map(({ href, tags }) => [href, tags] as const),
  ...toolkits.map(
    ({ previewLink, category, stats }) => [previewLink, [category, ...stats]] as const,
  ),
  ...labTools.map(
    ({ href, status, category, tags }) => [href, [status, category, ...tags]] as const,
  ),
  ...experts.map(({ href, role, expertise }) => [href, [role, ...expertise]] as const),
  ...partners.map(({ href, category, offer }) => [href, [category, offer]] as const),
]);

const items: readonly SearchEntry[] = details.map(
  ({ path, kind, title, summary, premium, body }) => ({
    href: path,
    title,
    kind: kinds[kind],
    tags: [...(subjects.get(path) ?? [])],
    text: wordsIn(summary, ...body.map(textOf)),
    ...(premium === true || isLockedPage(path) ? { access: 'premium' as const } : {}),
  }),
);

const evenings: readonly SearchEntry[] = gatherings.map(
  ({ id, title, city, eventType, description }) => ({
    href: `/open-circle#${id}`,
    title,
    kind: 'gathering',
    tags: [city, itemWords.eventTypes[eventType]],
    text: wordsIn(description),
  }),
);

/** The pages about the site, whose texts are modules of their own. */
const sitePages: Readonly<Record<string, SitePageContent>> = {
  '/about': about,
  '/terms': terms,
  '/privacy': privacy,
  '/contact': contact,
  '/imprint': imprint,
  '/accessibility': accessibility,
};

function wordsOfPassage(passage: Passage): string[] {
  if (typeof passage === 'string') return [passage];
  if ('points' in passage) return passage.points;
  if ('facts' in passage) return passage.facts.flatMap(({ term, text }) => [term, text]);
  if ('kept' in passage) return passage.kept.flatMap(({ name, what }) => [name, what]);
  return 'mailbox' in passage ? [passage.text] : passage.links.map(({ name }) => name);
}

const wordsOfSitePage = (path: string) =>
  (sitePages[path]?.sections ?? []).flatMap(({ title, body }) => [
    title,
    ...body.flatMap(wordsOfPassage),
  ]);

const pages: readonly SearchEntry[] = Object.values(routes).map((page) => ({
  href: page.path,
  title: page.title,
  kind: 'page',
  tags: [],
  text: wordsIn(
    page.h1,
    page.description,
    ...page.purpose,
    ...page.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...wordsOfSitePage(page.path),
  ),
  ...(guarded.includes(page.path) ? { access: 'account' as const } : {}),
}));

const earlier: readonly SearchEntry[] = pastGatherings.map(
  ({ id, title, date, eventType, question, ...notes }) => ({
    href: `/open-circle#${id}`,
    title: `${title}, ${longDate(date)}`,
    kind: 'gathering',
    tags: [itemWords.eventTypes[eventType], pastGatheringWords.title],
    text: wordsIn(question, notes.said),
  }),
);

/** Everything that can be found on the site. */
export const searchIndex: readonly SearchEntry[] = [...items, ...evenings, ...earlier, ...pages];
