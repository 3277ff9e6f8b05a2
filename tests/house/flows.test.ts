// docs/flows matches the catalog, and the documents that `npm run flows:export -- --docs` writes are complete.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { committed, documents, readings, refresh } from '../../tools/atlas/model/docs.ts';
import { toMermaid } from '../../tools/atlas/model/mermaid.ts';
import { factsOf, sentenceOf } from '../../tools/atlas/model/telling.ts';
import { root } from './source.ts';

const folder = join(root, 'docs/flows');

test.each([...committed()])(`docs/flows/%s is fresh (${refresh})`, (name, text) => {
  const file = join(folder, name);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `missing: run ${refresh}`).toBe(text);
});

test('docs/flows holds nothing else', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...committed().keys()].toSorted());
});

test('its links lead to files that exist', () => {
  const links = [...committed()].flatMap(([name, text]) =>
    [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, link = '']) => join(folder, dirname(name), link)),
  );
  expect(links.length).toBeGreaterThan(Object.keys(catalogue).length);
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
});

test('what is written for reading is not committed', () => {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  expect(ignored).toContain(`/${dirname(readings)}/`);
});

/** Markdown without its escapes. */
const plain = (text: string) => text.replaceAll('\\', '').replaceAll('\u00A0', ' ');

describe('the documents for reading', () => {
  const texts = documents();

  test('are one for each machine, and a list that leads to them', () => {
    const names = Object.keys(catalogue).map((name) => `${name}.md`);
    expect([...texts.keys()].toSorted()).toEqual(['README.md', ...names].toSorted());
    const links = [...(texts.get('README.md') ?? '').matchAll(/^- \[.+\]\((.+)\): /gm)];
    expect(links.map(([, link]) => link)).toEqual(names);
  });

  test.each(Object.entries<CatalogueEntry>(catalogue))(
    '%s: its words for a person, its chart, every state and every transition',
    (name, entry) => {
      const text = plain(texts.get(`${name}.md`) ?? '');
      const chart = toChart(entry.machine);
      const parts = [
        `# ${entry.title}\n\n${entry.audience}\n`,
        plain(toMermaid(chart)),
        ...chart.states.map((state) => plain([state.description, ...factsOf(state)].join(' · '))),
        ...chart.transitions.map((transition) => `- ${plain(sentenceOf(chart, transition))}`),
      ];
      expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    },
  );
});
