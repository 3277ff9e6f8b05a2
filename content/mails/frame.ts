// What all mails share: names of what was asked, the footer, and the calendar file of an appointment.
import type { MailFrame } from '../schema.mails.ts';

export const mailFrame = {
  brand: 'Axis One',
  /** Beside every date and time. */
  zone: 'Paris time',
  fallback: 'If the button does not work, open this address:',
  // `Action` in tools/content/mails/Mail.tsx shows this in place of the button.
  withoutAccount:
    'You sent this without an account, so the site does not show it. We will send every update to this address.',
  // `necessary` in server/mail/facts.mjs decides which mails have such a link.
  leave: {
    reminders: 'Stop reminders',
    welcome: 'Stop emails of this kind',
    letters: 'Unsubscribe',
  },
  asked: {
    asynq: 'AsynQ question',
    'office-hours': 'office hours request',
    'advisory-call': 'advisory call request',
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
    'advisory-call': 'Advisory call',
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
    asynq: 'The answer will appear under My requests.',
    'office-hours': 'You will get a separate email with the time and a file for your calendar.',
    'advisory-call': 'You will get a separate email with the time and a file for your calendar.',
    advisory: 'The next step will appear under My requests, with a time for a first call.',
    gathering:
      "You are on the guest list. If you can't come, please withdraw so that the first person in line gets your seat.",
    meeting: 'The time will appear under My requests.',
    contributor: 'It starts with a trial hour. The details are under My requests.',
    partner: 'The details are under My requests.',
    perk: 'My requests explains how to use it.',
    channel: 'The host will let you in. Your invitation is under My requests.',
    'lab-inquiry': 'It starts with a small trial. The details are under My requests.',
  },
  // `valuesOf` in server/mail/values.mjs says this in place of `next.advisory`.
  nextWithoutAccount: 'We will email you the next step, with a time for a first call.',
  lists: { 'second-curve': 'The Second Curve', 'next-curve': 'The Next Curve' },
  and: 'and',
  calendar: {
    summary: '{occasion} · Axis One',
    description: 'Bring one decision and the two options you would defend. Details: {link}',
    calledOff: 'Called off. Details: {link}',
    name: 'axis-one-{date}.ics',
  },
} satisfies MailFrame;
