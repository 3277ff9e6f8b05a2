// The checks behind validateContent, over any set of sources: so that the tests can hand in broken ones.
import type { z } from 'zod';
import { figureFindings } from './findings.figures.ts';
import { isRecord, wordsIn } from './findings.words.ts';
import type { Words } from './findings.words.ts';

export type Source = { file: string; value: unknown; schema: z.ZodType };

const sentence = (file: string, path: string, complaint: string) =>
  `${file}: ${path === '' ? 'the module' : path} ${complaint}.`;

const complaintOf = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'invalid_type') {
    return /received undefined/.test(issue.message) ? 'is missing' : `should be ${issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `should be one of ${issue.values.join(', ')}`;
  if (issue.code === 'unrecognized_keys') return `does not know ${issue.keys.join(', ')}`;
  return issue.message.replace(/\.$/, '');
};

function shapeFindings({ file, value, schema }: Source): string[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map((issue) => sentence(file, issue.path.join('.'), complaintOf(issue)));
}

/** Where a link may lead: the paths that answer, and the anchors on each of them. */
type Places = { paths: Set<string>; anchors: Map<string, Set<string>> };

/** Addresses that the specification links without a row of their own in the table, and a member's own pages. */
const doors = ['/auth/signin', '/auth/signup', '/account', '/plan'];

/** The files that the build writes beside the pages (src/published). */
const feedFiles = ['/second-curve', '/next-curve', '/library'].flatMap((path) => [
  `${path}/feed.xml`,
  `${path}/feed.json`,
]);

const listOfRecords = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The items of a list, or of the lists that stand beside other words in one module. */
const itemsOf = (value: unknown): Record<string, unknown>[] =>
  isRecord(value) ? Object.values(value).flatMap(listOfRecords) : listOfRecords(value);

const valueOf = (sources: readonly Source[], file: string) =>
  sources.find((source) => source.file === file)?.value;

function placesOf(sources: readonly Source[]): Places {
  const paths = new Set([...doors, ...feedFiles]);
  const anchors = new Map<string, Set<string>>();
  const routes = valueOf(sources, 'content/routes.ts');
  for (const [path, route] of Object.entries(isRecord(routes) ? routes : {})) {
    paths.add(path);
    const sections = isRecord(route) ? listOfRecords(route['sections']) : [];
    anchors.set(path, new Set(sections.map((section) => String(section['id']))));
  }
  // What a page about the site says is in a module of its own.
  for (const { file, value } of sources) {
    const path = /^content\/pages(\/\w+)\.ts$/.exec(file)?.[1] ?? '';
    const sections = isRecord(value) ? listOfRecords(value['sections']) : [];
    for (const { id } of sections) anchors.get(path)?.add(String(id));
  }
  for (const gathering of listOfRecords(valueOf(sources, 'content/gatherings.ts'))) {
    for (const anchor of [gathering['id'], gathering['series']])
      anchors.get('/open-circle')?.add(String(anchor));
  }
  // The section in which members follow what they asked.
  anchors.get('/dashboard')?.add('requests');
  anchors.set('/account', new Set(['profile', 'security', 'mail', 'data']));
  for (const section of ['experts', 'contributors']) anchors.get('/co-lab')?.add(section);
  for (const detail of listOfRecords(valueOf(sources, 'content/details.ts'))) {
    paths.add(String(detail['path']));
  }
  return { paths, anchors };
}

/** Fields that hold an address. */
const isAddress = ({ key, text }: Words) =>
  key === 'href' || key === 'previewLink' || (key === 'link' && text.startsWith('/'));

function whyNowhere(address: string, places: Places): string | null {
  // The shell gives every page its #main.
  if (address === '#main') return null;
  const [rest = '', anchor] = address.split('#');
  const [path = '', query] = rest.split('?');
  if (!places.paths.has(path)) return `leads nowhere: there is no page ${path}`;
  if (query !== undefined && !(path === '/auth' && /^tab=(signin|signup)$/.test(query))) {
    return `leads nowhere: ${path} does not understand ?${query}`;
  }
  if (anchor !== undefined && anchor !== 'main' && places.anchors.get(path)?.has(anchor) !== true) {
    return `leads nowhere: ${path} has no anchor #${anchor}`;
  }
  return null;
}

/** Paths, titles and dates that must agree between a list and the pages behind it. */
function agreementFindings(sources: readonly Source[]): string[] {
  const found: string[] = [];
  const routes = valueOf(sources, 'content/routes.ts');
  for (const [path, route] of Object.entries(isRecord(routes) ? routes : {})) {
    if (isRecord(route) && route['path'] !== path) {
      found.push(sentence('content/routes.ts', path, `names itself ${String(route['path'])}`));
    }
    const seen = new Set<unknown>();
    for (const { id } of isRecord(route) ? listOfRecords(route['sections']) : []) {
      if (seen.has(id)) {
        found.push(sentence('content/routes.ts', path, `repeats the section id "${String(id)}"`));
      }
      seen.add(id);
    }
  }
  const pages = new Map<unknown, Record<string, unknown>>();
  for (const detail of listOfRecords(valueOf(sources, 'content/details.ts'))) {
    if (pages.has(detail['path'])) {
      found.push(sentence('content/details.ts', String(detail['path']), 'stands there twice'));
    }
    pages.set(detail['path'], detail);
  }
  const lists = ['essays', 'signals', 'library', 'experts', 'partners', 'toolkits', 'labTools'];
  for (const file of lists.map((name) => `content/${name}.ts`)) {
    for (const item of itemsOf(valueOf(sources, file))) {
      const page = pages.get(item['href'] ?? item['previewLink']);
      if (page === undefined) continue;
      const name = String(item['id']);
      const title = item['title'] ?? item['name'];
      if (page['title'] !== title) {
        found.push(sentence(file, name, `and its page differ in their title`));
      }
      const date = item['date'] ?? item['releaseDate'];
      if (date !== undefined && page['date'] !== date) {
        found.push(sentence(file, name, 'and its page differ in their date'));
      }
    }
  }
  const tools = listOfRecords(valueOf(sources, 'content/labTools.ts'));
  const toolIds = new Set(tools.map((tool) => tool['id']));
  for (const tool of tools) {
    for (const related of Array.isArray(tool['relatedTools']) ? tool['relatedTools'] : []) {
      if (!toolIds.has(related) || related === tool['id']) {
        const place = `${String(tool['id'])}.relatedTools`;
        found.push(
          sentence('content/labTools.ts', place, `names "${related}", which is no other tool`),
        );
      }
    }
  }
  return found;
}

/** The figures of an essay are those of its story: docs/sources-essays.md has them, and they are not the site's own. */
function isEssay(sources: readonly Source[]): (words: Words) => boolean {
  const essay = 'The Second Curve';
  const whole = sources.flatMap(({ file, value }) =>
    file.endsWith('.md') && isRecord(value) && value['category'] === essay ? [file] : [],
  );
  const bodies = listOfRecords(valueOf(sources, 'content/details.ts')).flatMap(({ kind }, place) =>
    kind === 'second-curve' ? [`[${place}].body`] : [],
  );
  return ({ file, path }) =>
    whole.includes(file) ||
    (file === 'content/details.ts' && bodies.some((body) => path.startsWith(body)));
}

/** One sentence for each thing that is wrong with these sources. */
export function findings(sources: readonly Source[]): string[] {
  const places = placesOf(sources);
  const isOfEssay = isEssay(sources);
  const words = sources.flatMap(({ file, value }) => [...wordsIn(file, value)]);
  const lost = words.filter(isAddress).flatMap(({ file, path, text }) => {
    const complaint = whyNowhere(text, places);
    return complaint === null ? [] : [sentence(file, path, complaint)];
  });
  return [
    ...sources.flatMap(shapeFindings),
    ...lost,
    ...agreementFindings(sources),
    ...figureFindings(words.filter((one) => !isOfEssay(one))).map(({ file, path, complaint }) =>
      sentence(file, path, complaint),
    ),
  ];
}
