// Probes of the editor of answers: a link within a text, a file in the place of another, and the seconds that are left.
import type { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import { complete, editorInput as input, entries, sentOf, sheet } from './desk.samples.ts';
import type { ProbesOf } from './kit/define.ts';

const choose = { type: 'files.chosen', files: [{} as File] } as const;
const stored = (file: typeof sheet) =>
  ({ port: 'attachFile', gives: { outcome: 'stored', file } }) as const;
const second = { ...sheet, id: 'second', name: 'second.pdf' };
const [hit] = entries;

export const probes: ProbesOf<typeof deskAnswerMachine> = {
  'a link in the middle of a part': {
    given: { ...input, start: { ...complete, diagnosis: 'Two of three pilots' } },
    steps: [
      { type: 'link.requested', part: 'diagnosis', start: 4, end: 6 },
      { port: 'fetchIndex', gives: entries },
      { type: 'query.edited', query: 'pilots' },
      { type: 'hit.chosen', title: hit?.title ?? '', href: hit?.href ?? '' },
    ],
  },
  'another hit is pointed at, until the query changes': {
    steps: [
      { type: 'link.requested', part: 'diagnosis', start: 0, end: 0 },
      { port: 'fetchIndex', gives: entries },
      { type: 'hit.pointed', at: 1 },
      { type: 'query.edited', query: 'pilots' },
      { type: 'hit.pointed', at: 0 },
    ],
  },
  'an index of one page is not fetched again': {
    steps: [
      { type: 'link.requested', part: 'diagnosis', start: 0, end: 0 },
      { port: 'fetchIndex', gives: entries.slice(0, 1) },
      { type: 'link.cancelled' },
      { type: 'link.requested', part: 'diagnosis', start: 0, end: 0 },
    ],
  },
  'a link after it was said that a file is on its way; files are attached in their order': {
    steps: [
      { type: 'files.chosen', files: [{ name: 'first.pdf' } as File] },
      { type: 'files.chosen', files: [{ name: 'second.pdf' } as File] },
      { type: 'answer.sent' },
      { type: 'link.requested', part: 'diagnosis', start: 0, end: 0 },
      { port: 'fetchIndex', gives: entries },
      { type: 'hit.chosen', title: hit?.title ?? '', href: hit?.href ?? '' },
    ],
  },
  'a file in the place of the second, which has its name': {
    steps: [
      choose,
      stored(sheet),
      choose,
      stored(second),
      choose,
      stored({ ...second, id: 'third' }),
    ],
  },
  'an answer that can be taken back for ten seconds': {
    given: { ...input, sent: sentOf({ seconds: 10 }) },
    steps: ['wait'],
  },
};
