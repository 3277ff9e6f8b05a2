// The mails' words as templates: server/mail/templates.json, so that the server fills in blanks and needs no React.
import { render, toPlainText } from '@react-email/render';
import { accountMails } from '../../../content/mails/account.ts';
import { mailFrame } from '../../../content/mails/frame.ts';
import { letterMails } from '../../../content/mails/letters.ts';
import { outcomeMails } from '../../../content/mails/outcomes.ts';
import { premiumPoints } from '../../../content/capabilities.ts';
import { plan } from '../../../content/plan.ts';
import { mailPages } from '../../../content/mails/pages.ts';
import { requestMails } from '../../../content/mails/requests.ts';
import { requests } from '../../../content/requests.ts';
import type { MailWords } from '../../../content/schema.mails.ts';
import { mailKinds } from '../../../server/mail/facts.mjs';
import { Mail, PlainMail, blanks } from './Mail.tsx';
import type { MailProps } from './Mail.tsx';

export type Template = {
  subject: string;
  html: string;
  text: string;
  /** Where the button leads; null: the row of the queue says it. */
  href: string | null;
};

/** Every mail by the name of its template: the kind, and of a status also the status. */
const mails: Record<string, MailWords> = {
  ...requestMails,
  ...Object.fromEntries(
    Object.entries(outcomeMails).map(([status, words]) => [`status.${status}`, words]),
  ),
  ...accountMails,
  ...letterMails,
};

/** Kinds whose link must be within reach even where the button is not drawn: it works once. */
const oneTime = [
  'recovery',
  'newsletterConfirm',
  'confirmation',
  'addressConfirm',
  'addressChanged',
];

const { leave } = mailFrame;
const leaveNames: Record<string, string> = {
  reminder24: leave.reminders,
  reminder1: leave.reminders,
  reminderDay: leave.reminders,
  welcome: leave.welcome,
  newsletterIssue: leave.letters,
};

const isNecessary = (name: string) =>
  Object.entries(mailKinds).some(([kind, { necessary }]) => kind === name && necessary) ||
  name.startsWith('status.');

/** Whether a mail may be about a request that was sent without an account. */
const mayLackAccount = (name: string) =>
  Object.entries(mailKinds).some(
    ([kind, facts]) =>
      kind === name.split('.')[0] && 'more' in facts && 'withoutAccount' in facts.more,
  );

/** Points as lines of one value. */
const lines = (points: readonly string[]) => points.map((point) => `• ${point}`).join('\n');

const { membership, toolkits } = plan.products;
/** What mails say of each plan, in the words of /plan. */
const plans = {
  membership: {
    name: membership.name,
    locks: lines(premiumPoints()),
    stays: lines(membership.stays),
    beside: plan.end.kept,
  },
  toolkits: {
    name: toolkits.name,
    locks: lines(toolkits.locks),
    stays: lines(toolkits.stays),
    beside: plan.end.covered,
  },
};

/** React marks where texts meet and where it may begin again; a mail has no use for its comments. */
const withoutSeams = (html: string) => html.replaceAll(/<!--(?: |\/?\$|html|head|body)-->/g, '');

const propsOf = (name: string, words: MailWords): MailProps => ({
  words,
  brand: mailFrame.brand,
  fallback: oneTime.includes(name) ? mailFrame.fallback : undefined,
  withoutAccount: mayLackAccount(name) ? mailFrame.withoutAccount : undefined,
  leave: isNecessary(name) ? undefined : leaveNames[name],
  choices: mailPages.choices.title,
});

/** The HTML of a mail, with its blanks. */
export const htmlOf = async (name: string, words: MailWords) =>
  withoutSeams(await render(<Mail {...propsOf(name, words)} />));

async function templateOf(name: string, words: MailWords): Promise<Template> {
  const props = propsOf(name, words);
  const plain = toPlainText(withoutSeams(await render(<PlainMail {...props} />)), {
    selectors: [{ selector: 'h1', options: { uppercase: false } }],
  });
  return {
    subject: blanks(words.subject),
    html: await htmlOf(name, words),
    text: plain,
    href: words.action.href ?? null,
  };
}

/** The whole of server/mail/templates.json. */
export async function mailTemplates(): Promise<string> {
  const templates: Record<string, Template> = {};
  for (const [name, words] of Object.entries(mails))
    templates[name] = await templateOf(name, words);
  const { asked, occasions, next, nextWithoutAccount, lists, and, zone, calendar } = mailFrame;
  const named = { asked, occasions, next, nextWithoutAccount, lists, plans };
  const words = { ...named, and, zone, calendar, promises: requests.promises };
  const { choices } = mailPages;
  // The server shows no names of kinds.
  const items = choices.always.items.map(({ name, text }) => ({ name, text }));
  const pages = { ...mailPages, choices: { ...choices, always: { ...choices.always, items } } };
  return `${JSON.stringify({ words, pages, templates }, null, 2)}\n`;
}
