// Published AsynQ answers as they are listed: the sample of the landing, then answers/*.md.
import { sampleAnswer } from './asynq/sample.ts';
import type { PublishedAnswer } from './schema.items.ts';

const heads = import.meta.glob<PublishedAnswer>('./answers/*.md', {
  eager: true,
  import: 'default',
  query: '?head',
});

export const answers: readonly PublishedAnswer[] = [
  {
    id: sampleAnswer.id,
    title: sampleAnswer.title,
    excerpt: sampleAnswer.summary,
    date: sampleAnswer.date,
    tags: sampleAnswer.tags,
    href: sampleAnswer.href,
  },
  ...Object.values(heads).map(({ id, title, excerpt, date, tags, href }) => ({
    id,
    title,
    excerpt,
    date,
    tags,
    href,
  })),
];
