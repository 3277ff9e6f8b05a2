// Probes of AsynQ: several files and blockers, words of just the greatest length, and what belongs to nobody any more.
import type {
  AttachedFile,
  ContextAnswer,
  QuestionDraft,
  QuestionStep,
  asynqMachine,
} from '#machines/asynq.machine.ts';
import { longestLink, longestQuestion } from '#machines/asynq.machine.ts';
import type { SubmissionProblem } from '#machines/submission.machine.ts';
import { deck, domain, draftAt, free, note, otherDomain, suggestion } from './asynq.samples.ts';
import type { ProbesOf } from './kit/define.ts';
import { returnedAs } from './requests.samples.ts';

const restored = (words: QuestionDraft | null) => ({ type: 'draft.restored', words }) as const;
const begin = [restored(null), { type: 'question.begun' }] as const;
const next = { type: 'step.continued' } as const;
const [one, two, three] = ['one', 'two', 'three'].map((id): AttachedFile => ({
  ...deck,
  id,
  name: `${id}.pdf`,
})) as [AttachedFile, AttachedFile, AttachedFile];
const keep = (...kept: AttachedFile[]) =>
  [
    { type: 'files.chosen', files: [] },
    { port: 'admitFiles', gives: { kept, refused: [] } },
  ] as const;
const remove = (id: string) => ({ type: 'file.removed', id }) as const;
const say = (answer: ContextAnswer) => ({ type: 'context.edited', ...answer }) as const;
const link = (value: string) => [say({ field: 'productLink', value }), next] as const;
const back = { type: 'step.back' } as const;
const write = (text: string) => ({ type: 'question.edited', text }) as const;
const submit = { type: 'question.submitted' } as const;
const returns = (problem: SubmissionProblem, field?: string) =>
  ({ port: 'submission', gives: returnedAs(problem, field) }) as const;
/** To a step of a question that an earlier visit left there. */
const at = (step: QuestionStep, rest: Partial<QuestionDraft> = {}) =>
  [restored({ ...draftAt(step), ...rest }), { type: 'draft.continued' }] as const;

export const probes: ProbesOf<typeof asynqMachine> = {
  'the chosen one of several files is removed': {
    steps: [
      ...at('context'),
      ...keep(one, two),
      ...keep(three),
      { type: 'files.chosen', files: [] },
      { port: 'admitFiles', gives: { kept: [], refused: ['“film.mov” is too large.'] } },
      remove(two.id),
      remove('unknown'),
      remove(three.id),
      remove(one.id),
    ],
  },
  'several blockers are chosen and taken back': {
    steps: [
      ...at('blockers'),
      ...['a', 'b', 'c', 'b', 'd', 'a'].map(
        (blocker) => ({ type: 'blocker.toggled', blocker }) as const,
      ),
      next,
    ],
  },
  'a question of just the greatest length, and one of blanks': {
    steps: [
      ...at('question', { answers: { ...draftAt('question').answers, suggestion: null } }),
      { type: 'writing.requested' },
      write('   '),
      next,
      write(`${'x'.repeat(longestQuestion + 1)}`),
      next,
      write(` ${'x'.repeat(longestQuestion)} `),
      next,
    ],
  },
  'a link of just the greatest length, and one with blanks around it': {
    steps: [
      ...at('context'),
      ...link(`https://halden.example/${'x'.repeat(longestLink - 22)}`),
      ...link(`  https://halden.example/${'x'.repeat(longestLink - 23)}  `),
      back,
      ...link('  https://halden.example  '),
      back,
      ...link('halden'),
      ...link('   '),
    ],
  },
  'a draft with files and a note, and one of own words without a domain': {
    steps: [
      ...at('context', { files: [one, two], note }),
      remove(two.id),
      { type: 'note.deleted' },
      next,
      submit,
      returns({ key: 'invalid' }, 'productLink'),
      submit,
      returns({ key: 'quota_spent' }),
    ],
  },
  'a chosen domain, and then another one': {
    steps: [
      ...begin,
      { type: 'domain.chosen', domain: domain.id },
      back,
      { type: 'domain.chosen', domain: otherDomain.id },
    ],
  },
  'what was refused and answered belongs to the member who leaves': {
    steps: [
      ...at('review', {
        answers: {
          ...draftAt('review').answers,
          suggestion,
          productLink: 'https://halden.example',
        },
      }),
      { type: 'step.edited', step: 'context' },
      { type: 'files.chosen', files: [] },
      { port: 'admitFiles', gives: { kept: [one], refused: ['“film.mov” is too large.'] } },
      { type: 'draft.withdrawn' },
      ...begin,
    ],
  },
  'the month is known, unreadable, and unknown again': {
    steps: [
      restored(null),
      { type: 'allowance.changed', allowance: free },
      { type: 'allowance.changed', allowance: 'unreadable' },
      { type: 'question.begun' },
    ],
  },
  'what is said of the context is deleted again': {
    steps: [
      ...at('context'),
      say({ field: 'productLink', value: 'https://halden.example' }),
      say({ field: 'productLink', value: '' }),
      next,
    ],
  },
};
