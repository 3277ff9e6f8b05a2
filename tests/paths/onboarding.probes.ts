// Probes of onboarding: what each identity preselects, and what is said a second time.
import type { IdentityId, onboardingMachine } from '#machines/onboarding.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { answered, leftAt, nothingYet } from './onboarding.samples.ts';
import { ada, listeningSession, password } from './support.ts';

const toggle = (id: IdentityId) => ({ type: 'identity.toggled', id }) as const;
const next = { type: 'step.continued' } as const;
const terms = (accepted: boolean) => ({ type: 'terms.toggled', accepted }) as const;
const start = { type: 'stack.started', password } as const;
const others = [
  'building-complex',
  'raising-capital',
  'tools-strategy',
  'connect-fund',
  'exploring',
] as const;
const given = { place: 'page', purpose: 'begin', session: listeningSession } as const;
const begin = [
  { type: 'draft.restored', words: null },
  { port: 'restore', gives: nothingYet },
] as const;
/** To the last step, without an account. */
const toAccount = [
  { type: 'draft.unread' },
  { port: 'restore', gives: leftAt('account') },
  { port: 'currentSession', gives: null },
] as const;

export const probes: ProbesOf<typeof onboardingMachine> = {
  'what each identity preselects': {
    given,
    steps: [
      ...begin,
      { type: 'draft.restored', words: null },
      next,
      toggle('founder'),
      ...others.flatMap((id) => [toggle(id), toggle('founder'), toggle(id), toggle('founder')]),
      toggle('exploring'),
      toggle('connect-fund'),
      toggle('exploring'),
    ],
  },
  'one of several modules and signals': {
    given,
    steps: [
      { type: 'draft.unread' },
      {
        port: 'restore',
        gives: {
          ...leftAt('modules'),
          answers: { ...answered, modules: ['asyncq', 'opsCabinet', 'fromLab'] },
        },
      },
      { type: 'module.toggled', id: 'opsCabinet' },
      { type: 'module.toggled', id: 'openCircle' },
      next,
      ...(['toolDrops', 'toolDrops'] as const).map(
        (id) => ({ type: 'signal.toggled', id }) as const,
      ),
    ],
  },
  'the terms and the password, said twice': {
    given,
    steps: [
      ...toAccount,
      terms(true),
      terms(true),
      terms(false),
      terms(false),
      { type: 'password.filled' },
      { type: 'password.filled' },
      { type: 'password.emptied' },
      { type: 'password.emptied' },
      { type: 'password.filled' },
      terms(true),
      { type: 'email.edited', email: '   ' },
      start,
      { type: 'email.edited', email: `  ${ada.email} ` },
      start,
    ],
  },
  'a session that ends while the profile is saved': {
    given,
    steps: [
      ...toAccount,
      { type: 'password.filled' },
      terms(true),
      start,
      { port: 'signUp', gives: { email: ada.email } },
      { port: 'saveProfile', fails: 'Auth session missing!' },
      { port: 'currentSession', gives: null },
      start,
    ],
  },
  'what the service knows without a draft': {
    given,
    steps: [
      { type: 'draft.unread' },
      { port: 'restore', gives: { ...nothingYet, step: 'profile', email: ada.email } },
      next,
    ],
  },
  'the session that exists names its member': {
    given,
    steps: [
      { type: 'draft.unread' },
      { port: 'restore', gives: leftAt('account') },
      { port: 'currentSession', gives: ada },
    ],
  },
};
