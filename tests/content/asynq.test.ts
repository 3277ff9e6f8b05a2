// AsynQ's content: what the specification fixes of it, and that its checks notice what is broken.
import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '#content/asynq/sample.ts';
import { asynq } from '#content/asynq.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { asynqDomainSchema } from '#content/schema.asynq.ts';

const { wizard, landing } = asynq;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

describe('AsynQ (docs/product-spec.md, "2. Screens and routes", "3. Entities and their fields", "9. Business constants and limits")', () => {
  it('has five domains with six subcategories, six or seven blockers, three questions', () => {
    expect(ids(asynqDomains)).toEqual(['hiring', 'gtm', 'marketing', 'psychology', 'legal']);
    for (const { id, subcategories, blockers, suggestions } of asynqDomains) {
      expect(subcategories, id).toHaveLength(6);
      expect([6, 7], id).toContain(blockers.length);
      expect(suggestions, id).toHaveLength(3);
    }
  });

  it('has the options of the context with their defaults', () => {
    const { timeline, team, stage } = wizard.context;
    expect(labels(timeline.options)).toEqual([
      'Urgent (24-48h)',
      'Standard (3-5 days)',
      'Strategic (1-2 weeks)',
    ]);
    expect(ids(timeline.options)).toEqual(['urgent', 'standard', 'strategic']);
    expect(ids(team.options)).toEqual(['solo', 'co-founders', 'team']);
    expect(ids(stage.options)).toEqual(['ideation', 'pre-seed', 'seed', 'series-a', 'series-b+']);
    expect([timeline.initial, team.initial, stage.initial]).toEqual([
      'standard',
      'solo',
      'pre-seed',
    ]);
  });

  it('has its words', () => {
    expect(landing.headline).toBe('AsynQ');
    expect(wizard.progress).toBe('Step {step} of 6');
    expect(wizard.question.writeOwn).toBe('Write My Own Question');
    expect(wizard.question.viewSuggestions).toBe('View Suggestions');
    expect(wizard.question.placeholder).toBe('Type your strategic question here...');
    expect([wizard.back, wizard.continue, wizard.edit]).toEqual(['Back', 'Continue', 'Edit']);
    expect(wizard.review.promise).toContain('48-72 hours');
    expect(wizard.context.upload.hint).toBe('PDF, PPT, DOC, PNG, JPG up to 10MB');
  });

  it('has one answer of 500 to 800 words about something that can be chosen', () => {
    const { diagnosis, recommendation, nextStep, sources } = sampleAnswer;
    const said = [diagnosis, recommendation, nextStep].flat();
    const words = [...said, ...sources.flatMap(({ title, note }) => [title, note])];
    const length = words.join(' ').split(/\s+/).length;
    expect(length).toBeGreaterThanOrEqual(500);
    expect(length).toBeLessThanOrEqual(800);
    const domain = asynqDomains.find(({ id }) => id === sampleAnswer.domain);
    expect(ids(domain?.subcategories ?? [])).toContain(sampleAnswer.subcategory);
    expect(ids(domain?.blockers ?? [])).toEqual(expect.arrayContaining(sampleAnswer.blockers));
  });
});

/** What is said about the first domain after it was changed. */
const complaints = (change: (domain: Record<string, unknown>) => void) => {
  const domain: Record<string, unknown> = structuredClone(asynqDomains[0]);
  change(domain);
  const result = asynqDomainSchema.safeParse(domain);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('a domain that is broken is noticed', () => {
  it('stands as it is', () => expect(complaints(() => {})).toEqual([]));

  it('a question from a subcategory that does not exist, and one that is then left alone', () => {
    const found = complaints((domain) => {
      domain['subcategories'] = asynqDomains[0].subcategories.map((one) =>
        one.id === 'founding-team' ? { ...one, id: 'founders' } : one,
      );
    });
    expect(found).toEqual([
      'names "founding-team", which is none of the subcategories',
      'leads from "founders" to no suggested question',
    ]);
  });

  it('too few questions, and a statement', () => {
    const [first, second] = asynqDomains[0].suggestions;
    const found = complaints((domain) => {
      domain['suggestions'] = [first, { ...second, text: 'We would like to hire.' }];
    });
    expect(found).toContain('does not hold three');
    expect(found).toContain('does not end as a question');
  });
});
