// Path model of a link from a mail: accepted at once if this browser asked for it, confirmed by the visitor
// otherwise, and the service's answers.
import { mailedLink as words } from '#content/mailedLink.ts';
import { mailedLinkMachine } from '#machines/mailedLink.machine.ts';
import type { CheckedLink, LinkListener, MailedLink } from '#machines/mailedLink.machine.ts';
import { definePaths } from './kit/define.ts';
import { ada, ben, listeningSession, unreachable, wordless } from './support.ts';

const link = (given: Partial<MailedLink>): MailedLink => ({
  kind: 'recovery',
  email: ada.email,
  askedFor: null,
  ...given,
});
const opens = (email: string): CheckedLink => ({ outcome: 'opened', email });

export default definePaths({
  machine: mailedLinkMachine,
  input: {
    page: {
      say: 'A visitor opens a link from a mail',
      input: { session: listeningSession as unknown as LinkListener },
    },
  },
  events: {
    'link.accepted': { say: 'Press Continue' },
    'link.declined': {
      say: (_, snapshot) =>
        `Press ${snapshot.hasTag('foreign') ? words.foreign.close : words.ask.decline}`,
    },
    'link.retried': { say: 'Press Try again' },
  },
  outcomes: {
    readLink: {
      asked: {
        gives: link({ askedFor: ada.email }),
        say: `This browser asked for the link of ${ada.email}`,
      },
      nameless: {
        gives: link({ email: null, askedFor: ada.email }),
        say: 'The link names no account, and this browser asked for one',
      },
      askedForOther: {
        gives: link({ askedFor: ben.email }),
        say: `The link names ${ada.email}, and this browser asked for one of ${ben.email}`,
      },
      planted: {
        gives: link({}),
        say: `The link names ${ada.email}; this browser did not ask for it`,
      },
      account: {
        gives: link({ kind: 'account' }),
        say: `The link signs ${ada.email} in; this browser did not ask for it`,
      },
      unknown: {
        gives: link({ email: null }),
        say: 'The link names no account; this browser did not ask for it',
      },
      none: { gives: null, say: 'The address holds no valid link' },
      closed: { fails: 'Storage is refused.', say: 'The link cannot be read' },
    },
    verifyLink: {
      ada: { gives: opens(ada.email), say: `The link opens the account of ${ada.email}` },
      ben: { gives: opens(ben.email), say: `The link opens the account of ${ben.email}` },
      expired: { gives: { outcome: 'expired' }, say: 'The link is used, or too old' },
      unreachable,
      wordless,
    },
    keepSession: {
      kept: { gives: undefined, say: 'The session is stored in this browser' },
      unreachable,
      wordless,
    },
    discardLink: {
      ended: { gives: undefined, say: 'The session of the link is ended' },
      unreachable,
    },
  },
  states: {
    reading: 'A skeleton of the form is shown: the link is being read',
    asking: 'The page asks whether to continue as the account of the link',
    checking: 'The page says that the link is being checked',
    keeping: 'The page says that the link is being checked',
    failed: 'The page says that the link could not be checked, and offers another try',
    unkept: 'The page says that the link could not be checked, and offers another try',
    refusing: 'The page says that the link is being checked',
    foreign: 'The page says that the link belongs to another account',
    closing: 'The page says that the link is being closed',
    declined: 'The form is shown again, or the member is redirected',
    expired: '/auth says that the link has expired',
    kept: 'The session asks for a new password, or redirects the member',
  },
  details: (snapshot) => {
    const { link: seen, problem } = snapshot.context;
    if (snapshot.hasTag('asking')) return [`It asks about: ${seen?.email ?? ''}`];
    return snapshot.hasTag('failed') ? [problem ?? words.failed.unanswered] : [];
  },
  resting: ['asking', 'failed', 'unkept', 'foreign'],
  invariants: {
    'Without a question only a link is sent that this browser asked for': ({
      snapshot,
      started,
      transitions,
    }) =>
      !started.some(({ port }) => port === 'verifyLink') ||
      !transitions.some((id) => id.includes('readLink')) ||
      (snapshot.context.link?.askedFor === ada.email &&
        [ada.email, null].includes(snapshot.context.link.email)),
    'The visitor is not asked about a link that names no account': ({ snapshot }) =>
      !snapshot.hasTag('asking') || snapshot.context.link?.email === ada.email,
    'A retry begins without the last problem': ({ snapshot }) =>
      snapshot.context.problem === null ||
      !(['checking', 'keeping'] as const).some((state) => snapshot.matches(state)),
    'The session is notified once, at the end': ({ snapshot, sent }) =>
      sent.length === (snapshot.status === 'done' ? 1 : 0),
  },
});
