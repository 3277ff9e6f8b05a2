// Link from a mail: silent where it was asked for, asked about anywhere else, and what the service makes of it.
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
      say: 'Somebody opens a link from a mail',
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
        say: 'The link names nobody, and this browser asked for one',
      },
      askedForOther: {
        gives: link({ askedFor: ben.email }),
        say: `The link names ${ada.email}, and this browser asked for one of ${ben.email}`,
      },
      planted: { gives: link({}), say: `The link names ${ada.email}; nobody asked for it here` },
      account: {
        gives: link({ kind: 'account' }),
        say: `The link signs ${ada.email} in; nobody asked for it here`,
      },
      unknown: { gives: link({ email: null }), say: 'The link names nobody; nobody asked for it' },
      none: { gives: null, say: 'What the address held proves nothing' },
      closed: { fails: 'Storage is refused.', say: 'The link cannot be read' },
    },
    verifyLink: {
      ada: { gives: opens(ada.email), say: `The link opens the account of ${ada.email}` },
      ben: { gives: opens(ben.email), say: `The link opens the account of ${ben.email}` },
      expired: { gives: { outcome: 'expired' }, say: 'The link is spent, or too old' },
      unreachable,
      wordless,
    },
    keepSession: {
      kept: { gives: undefined, say: 'The session is kept in this browser' },
      unreachable,
      wordless,
    },
    discardLink: {
      ended: { gives: undefined, say: 'What the link opened is ended' },
      unreachable,
    },
  },
  states: {
    reading: 'The shape of a form stands there: the link is being looked at',
    asking: 'The page asks whether to continue as the account of the link',
    checking: 'The page says that the link is being checked',
    keeping: 'The page says that the link is being checked',
    failed: 'The page says that the link could not be checked, and offers another try',
    unkept: 'The page says that the link could not be checked, and offers another try',
    refusing: 'The page says that the link is being checked',
    foreign: 'The page says that the link belongs to another account',
    closing: 'The page says that the link is being checked',
    declined: 'The form stands there again, or the member is led on',
    expired: '/auth says that the link has expired',
    kept: 'The session asks for a new password, or leads the member on',
  },
  details: (snapshot) => {
    const { link: seen, problem } = snapshot.context;
    if (snapshot.hasTag('asking')) return [`It asks about: ${seen?.email ?? ''}`];
    return snapshot.hasTag('failed') ? [problem ?? words.failed.unanswered] : [];
  },
  resting: ['asking', 'failed', 'unkept', 'foreign'],
  invariants: {
    'Without a question only a link is sent that was asked for here': ({
      snapshot,
      started,
      transitions,
    }) =>
      !started.some(({ port }) => port === 'verifyLink') ||
      !transitions.some((id) => id.includes('readLink')) ||
      (snapshot.context.link?.askedFor === ada.email &&
        [ada.email, null].includes(snapshot.context.link.email)),
    'Nothing is asked about a link that names nobody': ({ snapshot }) =>
      !snapshot.hasTag('asking') || snapshot.context.link?.email === ada.email,
    'A try begins without the problem of the last one': ({ snapshot }) =>
      snapshot.context.problem === null ||
      !(['checking', 'keeping'] as const).some((state) => snapshot.matches(state)),
    'The session is told at the end, once': ({ snapshot, sent }) =>
      sent.length === (snapshot.status === 'done' ? 1 : 0),
  },
});
