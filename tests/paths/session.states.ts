// What a user sees of each state of the session.

/** By state. */
export const states = {
  'visitor.resolving': 'The site does not know yet who is here',
  'visitor.anonymous.plain': 'A visitor is here: the header offers Sign In and Subscribe',
  'visitor.anonymous.linkExpired': '/auth says that the recovery link has expired',
  'visitor.anonymous.sessionEnded': '/auth says that the session has ended',
  'visitor.anonymous.factorNeeded.asking':
    '/auth asks for the code of the authenticator app, and no member is signed in',
  'visitor.anonymous.factorNeeded.leaving': 'The sign-in is being ended without its code',
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
};
