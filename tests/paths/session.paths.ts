// Path model of the session: what the auth library, the browser, other flows and the member do to it.
import { sessionMachine } from '#machines/session.machine.ts';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { probes } from './session.probes.ts';
import { definePaths, site } from './kit/define.ts';
import { elsewhere, other, otherHere, profile, same, somebody } from './session.samples.ts';
import { unreachable, wordless } from './support.ts';

/** The flow that sets up an account: the machine passes it on to the feed, and reads nothing of it. */
const accountFlow = { id: 'onboarding' } as AnyActorRef;

/** When a link is opened: no navigation is pending, nothing is loading, and the site shows the signed-in user. */
const isSettled = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.context.next === null &&
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
  states: {
    'visitor.resolving': 'The site does not know yet who is here',
    'visitor.anonymous.plain': 'A visitor is here: the header offers Sign In and Subscribe',
    'visitor.anonymous.linkExpired': '/auth says that the recovery link has expired',
    'visitor.anonymous.sessionEnded': '/auth says that the session has ended',
    'visitor.member.link.none': 'No link has expired',
    'visitor.member.link.expired':
      '/auth says that the recovery link has expired, and that the member is still signed in',
    'visitor.arriving.asking': 'A visitor has just become a member; their profile is being loaded',
    'visitor.arriving.settling': "The browser's keys become this member's",
    'visitor.member.presence.here': 'A member is here: the header shows their avatar',
    'visitor.member.presence.leaving': 'The member is being signed out',
    'visitor.member.tier.unknown': 'Neither badge nor upsell is shown yet',
    'visitor.member.tier.free': 'The site shows a Free Member',
    'visitor.member.tier.premium': 'The site shows a Premium Member',
    'visitor.member.subscription.asking': 'The membership is being read',
    'visitor.member.subscription.known': 'The membership has been read',
    'visitor.member.subscription.knownUntilEnd':
      'The membership has been read, and is read again when it ends',
    'visitor.member.subscription.unreachable':
      'The membership could not be read and will be read again',
    'visitor.recovering.settingPassword':
      '/auth asks for a new password, and no other page can be opened',
    'visitor.recovering.abandoning': 'The recovery is being ended',
    'mailedLink.none': 'No link from a mail waits for an answer',
    'mailedLink.open': '/auth checks a link from a mail, or asks whether to continue with it',
    'mailedLink.leadingOn': 'A skeleton of the form is shown while the member is redirected',
    'course.open': 'A sign-in redirects',
    'course.staying':
      'Another tab signs a member in, or a flow leads them: the session navigates nowhere',
    'course.flowLeads': 'A flow sets up an account and leads its member on',
  },
  probes,
  resting: [
    'visitor.anonymous.plain',
    'visitor.anonymous.linkExpired',
    'visitor.anonymous.sessionEnded',
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
    'Only pages of this site are stored as destination': ({ snapshot }) =>
      snapshot.context.next === null || /^\/(?!\/)/.test(snapshot.context.next),
  },
});
