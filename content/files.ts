// The files that can be downloaded, as the site knows them: the front matter of files/*.md. Their texts are delivered by the database.
import type { PublishedFile } from './schema.publications.ts';

const heads = import.meta.glob<PublishedFile>('./files/*.md', {
  eager: true,
  import: 'default',
  query: '?head',
});

export const files: readonly PublishedFile[] = Object.values(heads);
