// What all mails share: names of what was asked, the footer, and the calendar file of an appointment.
import type { MailFrame } from '../schema.mails.ts';

export const mailFrame = {
  brand: 'Axis One',
  /** Beside every date and time. */
  zone: 'Paris time',
  fallback: 'If the button does not work, open this address:',
  // `Action` in tools/content/mails/Mail.tsx shows this in place of the button.
  withoutAccount:
    'You sent this without an account, so no page of the site shows it. All that becomes of it is sent to this address.',
  // `necessary` in server/mail/facts.mjs decides which mails have such a link.
  leave: {
    reminders: 'Stop reminders',
    welcome: 'Stop emails of this kind',
    letters: 'Unsubscribe',
  },
  asked: {
    asynq: 'AsynQ question',
    'office-hours': 'office hours request',
    advisory: 'advisory application',
    gathering: 'Open Circle application',
    meeting: '1-on-1 meeting request',
    contributor: 'Co-Lab application',
    partner: 'partner application',
    perk: 'Signal Exchange request',
    channel: 'channel request',
    'lab-inquiry': 'lab inquiry',
  },
  occasions: {
    asynq: 'AsynQ call',
    'office-hours': 'Office hours',
    advisory: 'Advisory call',
    gathering: 'Open Circle gathering',
    meeting: '1-on-1 meeting',
    contributor: 'Co-Lab call',
    partner: 'Partner call',
    perk: 'Signal Exchange call',
    channel: 'Channel call',
    'lab-inquiry': 'Lab call',
  },
  next: {
    asynq: 'The answer follows under My requests.',
    'office-hours': 'The time follows in an email of its own, with a file for your calendar.',
    advisory: 'The next step follows under My requests, with a time for a first call.',
    gathering:
      'You are among the guests. If you cannot come, withdraw: the first in line has your seat.',
    meeting: 'The time follows under My requests.',
    contributor: 'It begins with one trial hour. The details stand under My requests.',
    partner: 'The details stand under My requests.',
    perk: 'How to use it stands under My requests.',
    channel: 'The host lets you in. The invitation stands under My requests.',
    'lab-inquiry': 'It begins with a small trial. The details stand under My requests.',
  },
  // `valuesOf` in server/mail/values.mjs says this in place of `next.advisory`.
  nextWithoutAccount: 'The next step follows by email, with a time for a first call.',
  lists: { 'second-curve': 'The Second Curve', 'next-curve': 'The Next Curve' },
  and: 'and',
  calendar: {
    summary: '{occasion} · Axis One',
    description: 'Bring one decision and the two options you would defend. Details: {link}',
    calledOff: 'Called off. Details: {link}',
    name: 'axis-one-{date}.ics',
  },
} satisfies MailFrame;
