// Detail pages of AsynQ: published answers. The sample of the landing page is first, the others are answers/*.md.
import { sampleAnswer } from '../asynq/sample.ts';
import type { AnswerHead, Detail } from '../schema.items.ts';
import type { Block } from '../schema.publications.ts';

const heads = import.meta.glob<AnswerHead>('../answers/*.md', {
  eager: true,
  import: 'default',
  query: '?head',
});
const bodies = import.meta.glob<Block[]>('../answers/*.md', {
  eager: true,
  import: 'default',
  query: '?body',
});

const heading = (id: string, title: string): Block => ({
  kind: 'heading',
  level: 2,
  id,
  words: [title],
});

const sample: Detail = {
  path: sampleAnswer.href,
  kind: 'asyncq',
  title: sampleAnswer.title,
  summary: sampleAnswer.summary,
  date: sampleAnswer.date,
  body: [
    { kind: 'paragraph', words: [{ emphasis: [sampleAnswer.note] }] },
    heading('question', 'The question'),
    { kind: 'quote', paragraphs: [[sampleAnswer.question]] },
    heading('diagnosis', 'Diagnosis'),
    ...sampleAnswer.diagnosis,
    heading('recommendation', 'Recommendation'),
    ...sampleAnswer.recommendation,
    heading('next-step', 'Next step'),
    ...sampleAnswer.nextStep,
    heading('sources', 'Sources'),
    {
      kind: 'list',
      ordered: false,
      boxes: false,
      items: sampleAnswer.sources.map((source) => [
        'href' in source ? { link: [source.title], href: source.href } : { strong: [source.title] },
        `: ${source.note}`,
      ]),
    },
  ],
};

const answers = Object.entries(heads).map(([file, { href, title, excerpt, date }]): Detail => ({
  path: href,
  kind: 'asyncq',
  title,
  summary: excerpt,
  date,
  body: bodies[file] ?? [],
}));

export const asyncqDetails: readonly Detail[] = [sample, ...answers];
