// Probes of the auth form: return paths that lead elsewhere, and blanks around an address.
import type { AuthTab, authFormMachine } from '#machines/authForm.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { ada, listeningSession, password } from './support.ts';

const from = (next: string | null, tab: AuthTab = 'signin') => ({
  given: { tab, next, session: listeningSession },
  steps: [
    { type: 'tab.chosen', tab: 'signup' },
    {
      port: 'currentSession',
      gives: { exists: true, linkExpired: false, complete: true },
    },
  ] as const,
});
const submit = (email: string) => ({ type: 'credentials.submitted', email, password }) as const;

export const probes: ProbesOf<typeof authFormMachine> = {
  'a return path of this site': from('/inner-room?tab=one'),
  'the sign-in page itself': from('/auth'),
  'a page of the sign-in page': from('/auth/signup'),
  'a page whose name begins alike': from('/authors'),
  'another site': from('//evil.example/inner-room'),
  'another site after a backslash': from('/\\evil.example'),
  'words that are no path': from('inner-room'),
  'a path with a blank': from('/inner room'),
  'an expired link and no session': {
    given: { tab: 'signin', next: null, session: listeningSession },
    steps: [
      {
        port: 'currentSession',
        gives: { exists: false, linkExpired: true, complete: false },
      },
    ],
  },
  'blanks alone, and blanks around an address': {
    given: { tab: 'signin', next: null, session: listeningSession },
    steps: [
      { port: 'currentSession', gives: { exists: false, linkExpired: false, complete: false } },
      submit('   '),
      submit(` ${ada.email} `),
    ],
  },
};
