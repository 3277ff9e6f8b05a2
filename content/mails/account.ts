// Mails about the account itself.
import { plan } from '../plan.ts';
import type { AccountMails } from '../schema.mails.ts';

export const accountMails = {
  welcome: {
    subject: 'Welcome to Axis One',
    preview: 'Three places to start.',
    heading: 'Welcome to Axis One',
    paragraphs: ['Your account is open. Here are three places to start.'],
    links: [
      {
        name: 'AsynQ',
        href: '/asyncq',
        text: 'Ask a hard question and get an answer in writing within 72 hours, or within 48 with Premium.',
      },
      {
        name: 'Inner Room',
        href: '/inner-room',
        text: 'Free office hours every week, twenty minutes each.',
      },
      {
        name: 'Library',
        href: '/library',
        text: 'Essays and signals worth a second reading.',
      },
    ],
    action: { name: 'Open your dashboard', href: '/dashboard' },
    why: 'You received this email because {address} has a new account at Axis One.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      'The account of {address} has a new password. If it was you, there is nothing to do.',
      'If it was not you, set a new one now. We will send the link to this address.',
    ],
    rows: [{ label: 'Changed', value: '{at}' }],
    action: { name: 'Set another password', href: '/reset-password' },
    why: 'You received this email because {address} has an account at Axis One.',
  },
  factorOn: {
    subject: 'Your second factor is on',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your second factor is on',
    paragraphs: [
      'An authenticator app was added to the account of {address}: signing in asks for its code now. If it was you, there is nothing to do.',
      'If it was not you, someone else knows your password, and you cannot sign in without their app. Write to us; we ask a few questions before we switch the code off.',
    ],
    rows: [{ label: 'Switched on', value: '{at}' }],
    action: { name: 'Write to us', href: '/contact' },
    why: 'You received this email because {address} has an account at Axis One.',
  },
  factorOff: {
    subject: 'Your second factor is off',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your second factor is off',
    paragraphs: [
      'Signing in to the account of {address} asks for no code any more: the password alone is enough. If it was you, there is nothing to do.',
      'If it was not you, set a new password now, then switch the second factor on again. We will send the link to this address.',
    ],
    rows: [{ label: 'Switched off', value: '{at}' }],
    action: { name: 'Set another password', href: '/reset-password' },
    why: 'You received this email because {address} has an account at Axis One.',
  },
  codesRenewed: {
    subject: 'You have new recovery codes',
    preview: 'If it was you, there is nothing to do.',
    heading: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were made for the account of {address}; earlier ones count no longer. If it was you, there is nothing to do.',
      'If it was not you, set a new password now, then make new codes in your account. We will send the link to this address.',
    ],
    rows: [{ label: 'Made', value: '{at}' }],
    action: { name: 'Set another password', href: '/reset-password' },
    why: 'You received this email because {address} has an account at Axis One.',
  },
  paymentFailed: {
    subject: 'Your payment did not go through',
    preview: 'Your plan stays open until {until}.',
    heading: 'Your payment did not go through',
    paragraphs: [
      'The payment for your {plan} plan did not go through. Everything stays open until the time below. If it is not paid by then, the plan ends.',
      'You can make the payment from your plan page. It also shows what locks when the plan ends, and what stays yours.',
    ],
    rows: [
      { label: 'Payment due', value: '{failed}' },
      { label: 'Open until', value: '{until}' },
    ],
    action: { name: 'Open your plan', href: '/plan' },
    why: 'You received this email because {address} has a plan at Axis One.',
  },
  planEnded: {
    subject: 'Your {plan} plan has ended',
    preview: 'The failed payment was not made in time.',
    heading: 'Your {plan} plan has ended',
    paragraphs: [
      'Your plan has ended because the failed payment was not made in time. Nothing more is charged. You can choose a plan again from your plan page.',
      '{beside}',
    ],
    rows: [
      { label: 'Payment due', value: '{failed}' },
      { label: 'Ended', value: '{until}' },
      // As /plan says it.
      { label: plan.end.locked, value: '{locks}', isList: true },
      { label: plan.end.stays, value: '{stays}', isList: true },
    ],
    action: { name: 'Open your plan', href: '/plan' },
    why: 'You received this email because {address} had a plan at Axis One.',
  },
  addressConfirm: {
    subject: 'Confirm your new address for Axis One',
    preview: 'The link works for 24 hours.',
    heading: 'Confirm your new address',
    paragraphs: [
      'Someone, hopefully you, entered {address} as the new address of an account at Axis One.',
      'The link works for 24 hours. If it was not you, ignore this email: nothing has changed.',
    ],
    action: { name: 'Confirm this address' },
    why: 'You received this email because {address} was entered as a new address at Axis One.',
  },
  addressChanged: {
    subject: 'The address of your account was changed',
    preview: 'If it was you, there is nothing to do.',
    heading: 'Your account has another address',
    paragraphs: [
      'Your account at Axis One has another address now, and {address} no longer signs in. If it was you, there is nothing to do.',
      'If it was not you, take your account back. The link works for seven days: your old address returns, and the account is signed out everywhere.',
    ],
    rows: [{ label: 'Changed', value: '{at}' }],
    action: { name: 'Return to this address' },
    why: 'You received this email because {address} was the address of an account at Axis One.',
  },
  recovery: {
    subject: 'Set a new password for Axis One',
    preview: 'The link works once and for a short time.',
    heading: 'Set a new password',
    paragraphs: [
      'Someone, hopefully you, asked for a new password for {address}.',
      'The link works once and for a short time. If you did not ask for it, ignore this email: nothing has changed.',
    ],
    action: { name: 'Choose a new password' },
    why: 'You received this email because a new password was asked for at Axis One.',
  },
  deletionAsked: {
    subject: 'Your account will be deleted',
    preview: 'Until then you can keep it.',
    heading: 'Your account will be deleted',
    paragraphs: [
      'The deletion of the account of {address} was asked for. Until the day below you can sign in and keep it; after that it is gone, and so is what you stored here.',
      'If you did not ask for it, sign in now, keep your account and change your password.',
    ],
    rows: [{ label: 'Deleted on', value: '{due}' }],
    action: { name: 'Keep your account', href: '/account' },
    why: 'You received this email because {address} has an account at Axis One.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    preview: 'This is the last email to this address.',
    heading: 'Your account has been deleted',
    paragraphs: [
      'The account of {address} and what was stored with it are deleted. This is the last email, and with it we forget the address.',
      'The privacy page says what stays, and why: nothing that names you.',
    ],
    rows: [{ label: 'Deleted', value: '{at}' }],
    action: { name: 'Read the privacy page', href: '/privacy' },
    why: 'You received this email because {address} had an account at Axis One.',
  },
  archiveReady: {
    subject: 'Your archive is ready',
    preview: 'It is there for a day.',
    heading: 'Your archive is ready',
    paragraphs: [
      'What you stored at Axis One is in one file: your data as JSON, your requests and answers as text, and the files themselves. You download it from your account.',
      'It is there for a day, then it is deleted. You can ask for another one at any time.',
    ],
    rows: [{ label: 'There until', value: '{until}' }],
    action: { name: 'Open your account', href: '/account#data' },
    why: 'You received this email because {address} asked for an archive at Axis One.',
  },
} satisfies AccountMails;
