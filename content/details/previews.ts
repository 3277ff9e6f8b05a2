// The first page of each file that can be downloaded, by the file's id: what its preview shows.
import type { Block } from '../schema.publications.ts';

const pages = import.meta.glob<Block[]>('../files/*.md', {
  eager: true,
  import: 'default',
  query: '?body',
});

export const previews: Readonly<Record<string, readonly Block[]>> = Object.fromEntries(
  Object.entries(pages).map(([path, blocks]) => [path.replace(/^.*\/|\.md$/g, ''), blocks]),
);
