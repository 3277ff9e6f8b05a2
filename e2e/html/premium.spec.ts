// Premium text is not in the built site: in no page, no script and no other file.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { posts } from '../../content/posts.ts';
import { plainText } from '../../tools/content/markdown.mjs';
import { addressOf, readCollection } from '../../tools/content/collections.mjs';
import { expect, test } from '../fixtures.ts';

const root = join(import.meta.dirname, '../..');

/** Phrases that free texts use too, such as the line under every signal, and the names of the parts of a file. */
const free = [
  ...(['essays', 'signals', 'answers'] as const)
    .flatMap((collection) => readCollection(root, collection))
    .map(({ blocks }) => plainText(blocks)),
  ...readCollection(root, 'files').flatMap(({ blocks }) =>
    blocks
      .filter((block) => typeof block === 'object' && block.kind === 'heading')
      .map((block) => plainText([block])),
  ),
].join(' ');

/** Sentences behind the public part: long enough not to occur by chance. */
const hidden = [...readCollection(root, 'premium'), ...readCollection(root, 'files')]
  .filter(({ collection, front }) => collection === 'premium' || front['access'] === 'premium')
  .map(({ file, blocks, teaser }) => ({
    file,
    sentences: blocks
      .slice(teaser.length)
      .flatMap((block) => plainText([block]).split(/(?<=[.?:]) /))
      // HTML escapes quotation marks differently from scripts.
      .filter((one) => one.length > 40 && !/['"&<>]/.test(one) && !free.includes(one)),
  }));

test('no file of the built site contains a premium text', ({ site }) => {
  const built = readdirSync(site.dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|txt|xml|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(built.length).toBeGreaterThan(40);
  expect(hidden.length).toBeGreaterThan(6);
  for (const { file, sentences } of hidden) expect(sentences.length, file).toBeGreaterThan(2);
  const leaks = built.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return hidden.flatMap(({ file, sentences }) =>
      sentences.filter((one) => text.includes(one)).map((one) => `${path} holds ${file}: ${one}`),
    );
  });
  expect(leaks).toEqual([]);

  const closed = posts.filter(({ isPremium }) => isPremium).map(({ content }) => content);
  expect(closed.length).toBeGreaterThan(0);
  for (const path of built) {
    const text = readFileSync(path, 'utf8');
    expect(
      closed.filter((words) => text.includes(words)),
      path,
    ).toEqual([]);
  }
});

test('it does contain their openings', ({ site }) => {
  for (const book of readCollection(root, 'premium')) {
    const page = readFileSync(join(site.dist, `${addressOf(book)}.html`), 'utf8');
    const opening = plainText(book.teaser).split('. ')[1] ?? '';
    expect(opening.length, book.file).toBeGreaterThan(20);
    expect(page, book.file).toContain(opening);
  }
});
