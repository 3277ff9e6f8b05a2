// What a request's page says was asked: the form's own words, in its order.
import { expect, test } from 'vitest';
import { askedOf } from '#flows/requestPage/asked.ts';
import { asynq } from '#content/asynq.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { booking } from '#content/booking.ts';
import { requestPage } from '#content/requestPage.ts';
import { requests } from '#content/requests.ts';
import { requestOf } from '../paths/requests.samples.ts';

const [domain] = asynqDomains;
const [subcategory] = domain?.subcategories ?? [];
const [one, two] = domain?.blockers ?? [];
const { review } = asynq.wizard;

test('a question: the steps in which it was asked, and nothing that was left empty', () => {
  const { context } = asynq.wizard;
  const lines = askedOf({
    ...requestOf('r1', 'submitted', { kind: 'asynq' }),
    answers: {
      domain: domain?.id,
      subcategory: subcategory?.id,
      blockers: [one?.id, two?.id],
      question: ' Pilot,\nor second site? ',
      context: { timeline: context.timeline.options[0]?.id, productLink: '' },
    },
  });
  expect(lines).toEqual([
    { label: review.domain, value: domain?.label },
    { label: review.subcategory, value: subcategory?.label },
    { label: review.blockers, value: `${one?.label}; ${two?.label}` },
    { label: review.question, value: 'Pilot,\nor second site?' },
    { label: review.timeline, value: context.timeline.options[0]?.label },
  ]);
});

test('an office hour: the slot first, then choices, texts and ticks', () => {
  const { who, why, ready } = booking.steps;
  const [role] = who.role.options;
  const lines = askedOf({
    ...requestOf('r1', 'submitted', { kind: 'office-hours', slot: '2026-11-24T14:20' }),
    answers: {
      slot: '2026-11-24T14:20',
      role: role?.id,
      stage: 'unheard',
      callObjective: 'Which?',
      readyOnTime: true,
    },
  });
  expect(lines[0]).toEqual({
    label: requests.outbox.slotAsked,
    value: 'Tuesday, November 24, 2026, 14:20',
  });
  const values = new Map(lines.map(({ label, value }) => [label, value]));
  expect(values.get(who.role.label)).toBe(role?.label);
  expect(values.has(who.stage.label)).toBe(false);
  expect(values.get(why.callObjective.label)).toBe('Which?');
  expect(values.get(ready.readyOnTime)).toBe(requestPage.yes);
  expect(values.get(ready.willSendMaterials)).toBe(requestPage.no);
});
