// Names for what the database names by an id.
import type { Asker } from '#machines/deskBoard.machine.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { deskBoard } from '#content/deskBoard.ts';

const named = (names: Readonly<Record<string, string>>, id: string, otherwise: string) =>
  Object.hasOwn(names, id) ? (names[id] ?? otherwise) : otherwise;

/** How old an open request is. */
export const ageName = (age: string) => named(deskBoard.figures.ages, age, age);

/** The domain of a question. */
export const topicName = (topic: string) =>
  asynqDomains.find(({ id }) => id === topic)?.label ?? topic;

/** What a mail is about. */
export const mailName = (kind: string) => named(deskBoard.mails.kinds, kind, deskBoard.mails.other);

/** What an advisor did. */
export const actName = (act: string) => named(deskBoard.log, act, deskBoard.logOther);

/** Who asks: the company where one is known, and the address. */
export const whoOf = ({ company, email }: Pick<Asker, 'company' | 'email'>) =>
  [company, email].filter(Boolean).join(', ') || deskBoard.noAccount;

const forms = {
  long: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  dated: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** A month (2026-11) as "November 2026", as "Nov", or as "Nov 2026". */
export function monthName(month: string, form: keyof typeof forms = 'long'): string {
  return /^\d{4}-\d\d$/.test(month) ? forms[form].format(Date.parse(`${month}-01`)) : month;
}
