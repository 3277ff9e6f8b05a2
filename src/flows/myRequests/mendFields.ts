// The parts of a returned request and how they are shown: the fields of its own form, and as text what cannot change.
import type { ShortField } from '#machines/application.machine.ts';
import { applicationForms, optionalFields } from '#machines/application.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { advisory } from '#content/advisory.ts';
import { applications } from '#content/applications.ts';
import { asynq } from '#content/asynq.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { booking } from '#content/booking.ts';
import { circle } from '#content/circle.ts';
import { community } from '#content/community.ts';
import { gatheringSeries } from '#content/gatherings.ts';
import { partners } from '#content/partners.ts';
import { requests } from '#content/requests.ts';
import { longDate } from '#flows/shared/dates.ts';
import type { ApplicationWords } from '#content/schema.applications.ts';
import type { AsynqDomain } from '#content/schema.asynq.ts';

type Option = { id: string; label: string };

/** One part of the form; `fact` is read-only. */
export type MendField =
  | { type: 'fact'; label: string; value: string }
  | { type: 'text'; field: string; label: string; hint?: string; rows: number; isOptional: boolean }
  | { type: 'choice'; field: string; label: string; options: readonly Option[] }
  | { type: 'tick'; field: string; label: string };

type Labelled = { label: string; hint?: string };
type Answers = OutboxEntry['answers'];
/** What a form is known by: an entry of the outbox, or a stored request. */
export type Written = Pick<OutboxEntry, 'kind' | 'subject' | 'answers'>;

const text = (field: string, words: Labelled, rows: number, isOptional = false): MendField => ({
  type: 'text',
  field,
  label: words.label,
  ...(words.hint !== undefined && { hint: words.hint }),
  rows,
  isOptional,
});
const choice = (
  field: string,
  { label, options }: { label: string; options: readonly Option[] },
): MendField => ({ type: 'choice', field, label, options });
const tick = (field: string, label: string): MendField => ({ type: 'tick', field, label });

/** A label and a value, or null without a value: an id that the content does not know is never shown. */
const fact = (label: string, value: string | undefined): MendField[] =>
  value === undefined || value === '' ? [] : [{ type: 'fact', label, value }];

const labelIn = (options: readonly Option[] | undefined, id: unknown) =>
  options?.find((option) => option.id === id)?.label;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const labelsIn = (options: readonly Option[] | undefined, ids: unknown) =>
  listOf(ids)
    .flatMap((id) => labelIn(options, id) ?? [])
    .join('; ');

function questionFields({ domain, subcategory, blockers, context }: Answers): MendField[] {
  const words = asynq.wizard.review;
  const { timeline, team, stage, productLink } = asynq.wizard.context;
  const chosen: AsynqDomain | undefined = asynqDomains.find(({ id }) => id === domain);
  const said = (context ?? {}) as Readonly<Record<string, unknown>>;
  return [
    text('question', { label: words.question }, 4),
    ...fact(words.domain, chosen?.label),
    ...fact(words.subcategory, labelIn(chosen?.subcategories, subcategory)),
    ...fact(words.blockers, labelsIn(chosen?.blockers, blockers)),
    ...fact(words.timeline, labelIn(timeline.options, said['timeline'])),
    ...fact(words.team, labelIn(team.options, said['teamInvolvement'])),
    ...fact(words.stage, labelIn(stage.options, said['stage'])),
    ...fact(productLink, typeof said['productLink'] === 'string' ? said['productLink'] : ''),
  ];
}

/** A gathering that is applied for, ahead or over: its series and its day are its id. */
function occasionOf(gathering: unknown): string | undefined {
  const [, series, date] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(String(gathering)) ?? [];
  const title = gatheringSeries.find(({ id }) => id === (series ?? gathering))?.title;
  return title === undefined || date === undefined ? title : `${title}, ${longDate(date)}`;
}

function bookingFields(): MendField[] {
  const { who, why, ready } = booking.steps;
  return [
    choice('role', who.role),
    choice('stage', who.stage),
    choice('supportArea', who.supportArea),
    text('callObjective', why.callObjective, 3),
    tick('previousEngagement', why.previousEngagement),
    text('additionalNotes', why.additionalNotes, 2, true),
    tick('readyOnTime', ready.readyOnTime),
    tick('willSendMaterials', ready.willSendMaterials),
  ];
}

function advisoryFields({ requirements }: Answers): MendField[] {
  const { fields } = advisory.application;
  const met = advisory.requirements.map(({ id, text: label }) => ({ id, label }));
  return [
    text('name', fields.name, 1),
    text('email', fields.email, 1),
    text('company', fields.company, 1),
    text('role', fields.role, 1),
    text('challenge', fields.challenge, 4),
    text('timeline', fields.timeline, 1),
    ...fact(advisory.fit.label, labelsIn(met, requirements)),
  ];
}

/** The short form of an entry, found by its answers and its subject. */
function formOf({ kind, subject, answers }: Written) {
  if (kind === 'partner' || kind === 'lab-inquiry') return kind;
  if ('question' in answers) return 'expert';
  return subject === applications.forms.contribute.subject ? 'contribute' : 'join';
}

const isLine = (field: ShortField) => field === 'link' || field === 'website';

function shortFields(entry: Written): MendField[] {
  const form = formOf(entry);
  const words: ApplicationWords['forms'][typeof form] = applications.forms[form];
  return applicationForms[form].fields.map((field) =>
    text(
      field,
      words.fields[field] ?? { label: field },
      isLine(field) ? 1 : 3,
      optionalFields.includes(field),
    ),
  );
}

const { about } = requests.outbox;
const { fields: meeting } = requests.meeting;

/** The parts of the form that edits a returned request, in their order; a slot has its own place. */
export function mendFieldsOf(entry: Written): readonly MendField[] {
  const { kind, answers } = entry;
  switch (kind) {
    case 'asynq':
      return questionFields(answers);
    case 'office-hours':
    case 'advisory-call':
      return bookingFields();
    case 'advisory':
      return advisoryFields(answers);
    case 'meeting':
      return [
        text('reason', meeting.reason, 2),
        text('project', meeting.project, 2),
        text('value', meeting.value, 2),
      ];
    case 'gathering':
      return [...fact(about, occasionOf(answers['gathering'])), text('note', circle.note, 2, true)];
    case 'perk': {
      const partner = partners.find(({ id }) => id === answers['partner']);
      const rules = partner?.eligibility.map(({ id, text: label }) => ({ id, label }));
      return [
        ...fact(about, partner?.name),
        ...fact(requests.outbox.confirmed, labelsIn(rules, answers['confirmed'])),
      ];
    }
    case 'channel':
      return fact(
        about,
        community.channels.items.find(({ id }) => id === answers['channel'])?.name,
      );
    case 'contributor':
    case 'partner':
    case 'lab-inquiry':
      return shortFields(entry);
  }
}
