// The form of a refused request: the labels of its own form, and never an id instead of words.
import { describe, expect, it } from 'vitest';
import { applications } from '#content/applications.ts';
import { booking } from '#content/booking.ts';
import { gatherings } from '#content/gatherings.ts';
import { partners } from '#content/partners.ts';
import { mendFieldsOf } from '#flows/myRequests/mendFields.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { returned } from '../machines/myRequests.kit.ts';

/** The answers of each kind, as its machine sends them. */
const answers = {
  asynq: {
    domain: 'gtm',
    subcategory: 'pricing',
    blockers: ['price-fear'],
    question: 'Whom first?',
    context: { timeline: 'urgent', teamInvolvement: 'solo', productLink: '', stage: 'pre-seed' },
  },
  'office-hours': {
    slot: '2026-11-24T14:20',
    role: 'founder',
    stage: 'pre-seed',
    supportArea: 'gtm-strategy',
    callObjective: 'Whether.',
    previousEngagement: false,
    readyOnTime: true,
    willSendMaterials: false,
    additionalNotes: '',
  },
  'advisory-call': { slot: '2026-11-25T14:00', role: 'founder', callObjective: 'Whether.' },
  advisory: { name: 'Ada', email: 'ada@halden.example', requirements: ['product'] },
  gathering: { gathering: 'lisbon-dinner', note: 'A sensor', onboarding: 'closed' },
  meeting: { reason: 'Two boards', project: 'Halden', value: 'A decision' },
  contributor: { experience: 'Pricing', contribution: 'An essay' },
  partner: { offer: 'Hours', audience: 'Founders', website: 'bench.example' },
  perk: { partner: 'cloud-credits', confirmed: ['no-credits-yet'], eligibility: { stage: 'met' } },
  channel: { channel: 'founders' },
  'lab-inquiry': { idea: 'A ledger', trial: 'Two', material: 'Figures' },
} as const satisfies Record<OutboxEntry['kind'], object>;

const kinds = Object.keys(answers) as OutboxEntry['kind'][];
const fieldsOf = (kind: OutboxEntry['kind'], rest: Partial<OutboxEntry> = {}) =>
  mendFieldsOf(returned({ kind, answers: answers[kind], ...rest }));

/** The whole text of a form, its values included. */
const readIn = (kind: OutboxEntry['kind']) =>
  fieldsOf(kind).flatMap((part) => (part.type === 'fact' ? [part.label, part.value] : part.label));

describe.each(kinds)('a returned %s', (kind) => {
  it('shows something, each part with a label of its own', () => {
    const labels = fieldsOf(kind).map(({ label }) => label);
    expect(labels).not.toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('Answer');
  });
  it('shows no id and no start of a slot as it is stored', () => {
    for (const raw of [
      'gtm',
      'pricing',
      'price-fear',
      'urgent',
      'solo',
      'pre-seed',
      'closed',
      'met',
    ])
      expect(readIn(kind)).not.toContain(raw);
    for (const raw of ['lisbon-dinner', 'cloud-credits', 'no-credits-yet', 'founders', 'product'])
      expect(readIn(kind)).not.toContain(raw);
    expect(readIn(kind).join(' ')).not.toMatch(/\dT\d/);
  });
  it('has a field for every text, choice and tick that can be sent again', () => {
    const asked = fieldsOf(kind).flatMap((part) => (part.type === 'fact' ? [] : part.field));
    const fixed = [
      'domain',
      'subcategory',
      'slot',
      'gathering',
      'onboarding',
      'partner',
      'channel',
    ];
    for (const [field, value] of Object.entries(answers[kind]))
      if (typeof value !== 'object' && !fixed.includes(field)) expect(asked).toContain(field);
  });
});

it('an office hour has selects with the options of its own form, text areas and ticks', () => {
  const { who, why, ready } = booking.steps;
  expect(fieldsOf('office-hours').map(({ type, label }) => [type, label])).toEqual([
    ['choice', who.role.label],
    ['choice', who.stage.label],
    ['choice', who.supportArea.label],
    ['text', why.callObjective.label],
    ['tick', why.previousEngagement],
    ['text', why.additionalNotes.label],
    ['tick', ready.readyOnTime],
    ['tick', ready.willSendMaterials],
  ]);
});

it('the subject of a request is shown by its name', () => {
  expect(readIn('gathering')).toContain(gatherings[0]?.title);
  expect(readIn('perk')).toContain(partners[0]?.name);
});

it.each([
  ['an expert', { question: 'Whom first?', material: 'Figures' }, 'expert'],
  ['Co-Lab, to join', answers.contributor, 'join'],
  ['Co-Lab, to contribute', answers.contributor, 'contribute'],
] as const)('a short application to %s has the fields of its own form', (_, given, form) => {
  const { subject, fields } = applications.forms[form];
  expect(fieldsOf('contributor', { subject, answers: given }).map(({ label }) => label)).toEqual(
    Object.values(fields).map(({ label }) => label),
  );
});
