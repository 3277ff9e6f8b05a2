// Path model of the session: what the auth library, the browser, other flows and the member do to it.
import { sessionMachine } from '#machines/session.machine.ts';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { probes } from './session.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { elsewhere, other, otherHere, profile, same, somebody } from './session.samples.ts';
import { states } from './session.states.ts';
import { unreachable, wordless } from './support.ts';

/** The flow that sets up an account: the machine passes it on to the feed, and reads nothing of it. */
const accountFlow = { id: 'onboarding' } as AnyActorRef;

/** When a link is opened: no navigation is pending, nothing is loading, and the site shows the signed-in user. */
const isSettled = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.matches({ course: 'open' }) &&
  !snapshot.hasTag('busy') &&
  (!snapshot.matches({ visitor: 'member' }) ||
    snapshot.matches({ visitor: { member: { tier: 'free', subscription: 'known' } } }));

/** Guarded pages and flows that submit are not on screen while /auth handles a link. */
const isWithoutLink = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.matches({ mailedLink: 'none' });

/** What the browser and the membership say does not depend on which flow leads: one course is enough. */
const isUsual = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  isWithoutLink(snapshot) && !snapshot.matches({ course: 'flowLeads' });

export default definePaths({
  machine: sessionMachine,
  input: { site: { say: 'The site opens' } },
  events: {
    'signOut.requested': { say: 'Press Sign out' },
    'recovery.abandoned': { say: 'Leave without a new password' },
    'factor.abandoned': { say: 'Press ‘Sign in as another user’' },
  },
  environment: {
    authReports: {
      'session.found': {
        say: ({ member, path }) => `The auth layer finds a session of ${member.email}, on ${path}`,
        samples: { somebody, elsewhere },
      },
      'session.absent': { say: 'The auth layer finds no session' },
      'session.refreshed': {
        say: ({ member }) => `The session of ${member.email} is refreshed`,
        samples: { same, other },
      },
      'session.ended': {
        say: ({ path }) => `The session turns out to be expired, on ${path}`,
        samples: { inside: { path: '/dashboard' }, door: { path: '/auth?tab=signin' } },
      },
      'member.signedIn': {
        say: ({ member, path }) => `${member.email} signs in while this tab is on ${path}`,
        samples: { somebody, elsewhere, same, other, otherHere },
      },
      'member.signedOut': { say: 'The member is signed out, here or in another tab' },
      'member.updated': {
        say: ({ member }) => `The account of ${member.email} is changed`,
        samples: { same, other },
      },
      'recovery.opened': {
        say: ({ member }) => `${member.email} arrives through a recovery link`,
        samples: { somebody, same, other },
      },
      'recovery.refused': { say: 'A recovery link turns out to be expired' },
      'factor.needed': {
        say: ({ path }) => `A session needs the code of an authenticator app, on ${path}`,
        samples: { inside: { path: '/dashboard' } },
      },
      'link.opened': {
        say: 'The page turns out to be opened through a link from a mail',
        // A link does not depend on the visitor: loads and navigations are not multiplied by it.
        when: isSettled,
      },
    },
    premiumFlag: {
      'flag.raised': { say: 'This browser says premium', when: isUsual },
      'flag.lowered': { say: 'This browser does not say premium', when: isUsual },
    },
    setupFlow: {
      'setup.ended': { say: 'The flow that set up an account is closed' },
    },
    [site]: {
      'destination.named': {
        say: ({ path }) =>
          path === null ? 'No page waits for the visitor' : `A page waits for the visitor: ${path}`,
        samples: {
          // Guarded pages name the destination when they redirect a visitor to the sign-in page.
          own: (snapshot) =>
            snapshot.context.next === null &&
            isUsual(snapshot) &&
            snapshot.matches({ visitor: 'anonymous' })
              ? { path: '/inner-room' }
              : undefined,
          foreign: (snapshot) =>
            snapshot.context.next === null ||
            !isUsual(snapshot) ||
            !snapshot.matches({ visitor: 'anonymous' })
              ? undefined
              : { path: '//evil.example' },
        },
      },
      'link.closed': { say: 'The visitor does not continue with the link' },
      'link.expired': { say: 'The link turns out to be expired' },
      'link.kept': {
        say: ({ kind }) =>
          kind === 'recovery'
            ? 'The link has opened a recovery'
            : 'The link has signed a member in',
        samples: { recovery: { kind: 'recovery' }, account: { kind: 'account' } },
      },
      'setup.begun': {
        say: 'A flow begins to set up an account',
        samples: {
          // A flow sets up an account while no member is signed in, or begins anew while one arrives.
          flow: (snapshot) =>
            isWithoutLink(snapshot) &&
            (snapshot.matches({ visitor: 'anonymous' }) || snapshot.matches({ course: 'staying' }))
              ? { flow: accountFlow }
              : undefined,
        },
      },
      'setup.ended': { say: 'That flow says that it is through' },
      'subscription.changed': {
        say: 'A flow says that the membership has changed',
        when: isUsual,
      },
    },
  },
  outcomes: {
    authReports: {
      closed: { fails: 'Storage is refused.', say: 'The site cannot listen to the auth layer' },
    },
    premiumFlag: {
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
    setupFlow: {
      lost: { fails: 'No flow.', say: 'The flow cannot be followed' },
    },
    fetchProfile: {
      known: { gives: profile, say: 'The service knows the profile' },
      unknown: { gives: null, say: 'The service knows no profile' },
      unreachable,
    },
    settleBrowser: {
      complete: { gives: { complete: true }, say: 'Onboarding is complete in this browser' },
      incomplete: { gives: { complete: false }, say: 'Onboarding is not complete in this browser' },
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be written" },
    },
    loadSubscription: {
      premium: {
        gives: { tier: 'premium', isActive: true },
        say: 'The service knows an active premium membership',
      },
      ending: {
        gives: { tier: 'premium', isActive: true, endsIn: 90_000 },
        say: 'The service knows a premium membership that ends in a minute and a half',
        when: isUsual,
      },
      lapsed: {
        gives: { tier: 'premium', isActive: false },
        say: 'The service knows a premium membership that has lapsed',
      },
      none: { gives: null, say: 'The service knows no membership' },
      unreachable,
    },
    signOut: {
      done: { gives: undefined, say: 'The service ends the session' },
      unreachable,
      wordless,
    },
    abandonRecovery: {
      done: { gives: undefined, say: 'The service ends the recovery' },
      unreachable,
      wordless,
    },
  },
  states,
  probes,
  resting: [
    'visitor.anonymous.plain',
    'visitor.anonymous.linkExpired',
    'visitor.anonymous.sessionEnded',
    'visitor.anonymous.factorNeeded.asking',
    'visitor.member.presence.here',
    'visitor.recovering.settingPassword',
  ],
  refused: {
    'authReports>member.signedIn/same':
      'The auth library repeats it whenever a tab regains focus: a repeat does not navigate.',
  },
  // Which of the two members it is makes no difference; the kit checks that.
  abstraction: ({ context }) => [
    context.member === null,
    context.next,
    context.flagged,
    context.entitled,
  ],
  invariants: {
    'Premium is never shown to a signed-out user': ({ snapshot }) =>
      !snapshot.hasTag('premium') || snapshot.hasTag('signedIn'),
    'Premium is shown only when the row or the flag says so': ({ snapshot }) =>
      !snapshot.hasTag('premium') || snapshot.context.flagged || snapshot.context.entitled,
    'A member is known exactly while a user is signed in': ({ snapshot }) =>
      (snapshot.context.member !== null) ===
      (['member', 'arriving', 'recovering'] as const).some((visitor) =>
        snapshot.matches({ visitor }),
      ),
    'Nothing of a member is left after a sign-out': ({ snapshot }) =>
      !snapshot.matches({ visitor: 'anonymous' }) ||
      (snapshot.context.profile === null &&
        !snapshot.context.flagged &&
        !snapshot.context.entitled),
    'The session navigates only to pages of this site': ({ emitted }) =>
      emitted.every((word) => word.type !== 'navigate' || /^\/(?!\/)/.test(word['to'] as string)),
    'A recovery does not sign in before the new password': ({ snapshot }) =>
      !snapshot.hasTag('recovery') || !snapshot.hasTag('signedIn'),
    'A password alone signs nobody in who has a second factor': ({ snapshot }) =>
      !snapshot.hasTag('factorNeeded') ||
      (!snapshot.hasTag('signedIn') && snapshot.context.member === null),
    'Only pages of this site are stored as destination': ({ snapshot }) =>
      snapshot.context.next === null || /^\/(?!\/)/.test(snapshot.context.next),
  },
});
