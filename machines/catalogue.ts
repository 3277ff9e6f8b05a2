// Every machine of the app: its title, its audience, and its routes. A machine that is not listed here does not exist.
import type { AnyStateMachine } from 'xstate';
import { addressLinkMachine } from './addressLink.machine.ts';
import { advisoryApplicationMachine } from './advisoryApplication.machine.ts';
import { applicationMachine } from './application.machine.ts';
import { asynqMachine } from './asynq.machine.ts';
import { authFormMachine } from './authForm.machine.ts';
import { authReportsMachine } from './authReports.machine.ts';
import { bookingMachine } from './booking.machine.ts';
import { calendarAddressMachine } from './calendarAddress.machine.ts';
import { carouselMachine } from './carousel.machine.ts';
import { changeAddressMachine } from './changeAddress.machine.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { clockMachine } from './clock.machine.ts';
import { communityMachine } from './community.machine.ts';
import { consentMachine } from './consent.machine.ts';
import { dashboardMachine } from './dashboard.machine.ts';
import { decisionLedgerMachine } from './decisionLedger.machine.ts';
import { deleteAccountMachine } from './deleteAccount.machine.ts';
import { deskMachine } from './desk.machine.ts';
import { deskAnswerMachine } from './deskAnswer.machine.ts';
import { deskBoardMachine } from './deskBoard.machine.ts';
import { deskIssueMachine } from './deskIssue.machine.ts';
import { deskLeaseMachine } from './deskLease.machine.ts';
import { deskQueueMachine } from './deskQueue.machine.ts';
import { deskRequestMachine } from './deskRequest.machine.ts';
import { devicesMachine } from './devices.machine.ts';
import { dilutionMapMachine } from './dilutionMap.machine.ts';
import { draftMachine } from './draft.machine.ts';
import { exportDataMachine } from './exportData.machine.ts';
import { feedMachine } from './feed.machine.ts';
import { fileDownloadMachine } from './fileDownload.machine.ts';
import { followUpMachine } from './followUp.machine.ts';
import { forwardedAnswerMachine } from './forwardedAnswer.machine.ts';
import { forwardingMachine } from './forwarding.machine.ts';
import { fullStackMachine } from './fullStack.machine.ts';
import { gatheringSeatsMachine } from './gatheringSeats.machine.ts';
import { gatheringsMachine } from './gatherings.machine.ts';
import { handOutMachine } from './handOut.machine.ts';
import { heroRevealMachine } from './heroReveal.machine.ts';
import { identityDialogMachine } from './identityDialog.machine.ts';
import { intentDialogMachine } from './intentDialog.machine.ts';
import { labAccessMachine } from './labAccess.machine.ts';
import { labCanvasMachine } from './labCanvas.machine.ts';
import { labDiagnosticMachine } from './labDiagnostic.machine.ts';
import { labToolsMachine } from './labTools.machine.ts';
import { lazyPartMachine } from './lazyPart.machine.ts';
import { librarySearchMachine } from './librarySearch.machine.ts';
import { mailMachine } from './mail.machine.ts';
import { mailChoicesMachine } from './mailChoices.machine.ts';
import { mailedLinkMachine } from './mailedLink.machine.ts';
import { meetingRequestMachine } from './meetingRequest.machine.ts';
import { memberRequestsMachine } from './memberRequests.machine.ts';
import { mobileMenuMachine } from './mobileMenu.machine.ts';
import { myRequestsMachine } from './myRequests.machine.ts';
import { navigationMachine } from './navigation.machine.ts';
import { secondFactorMachine } from './secondFactor.machine.ts';
import { factorStepMachine } from './factorStep.machine.ts';
import { newPasswordMachine } from './newPassword.machine.ts';
import { newsletterSignupMachine } from './newsletterSignup.machine.ts';
import { notePlaybackMachine } from './notePlayback.machine.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { officeHoursMachine } from './officeHours.machine.ts';
import { onboardingMachine } from './onboarding.machine.ts';
import { onboardingLayerMachine } from './onboardingLayer.machine.ts';
import { opinionMachine } from './opinion.machine.ts';
import { outboxMachine } from './outbox.machine.ts';
import { passwordAgainMachine } from './passwordAgain.machine.ts';
import { perkRequestMachine } from './perkRequest.machine.ts';
import { perksMachine } from './perks.machine.ts';
import { planMachine } from './plan.machine.ts';
import { portalMachine } from './portal.machine.ts';
import { premiumOfferMachine } from './premiumOffer.machine.ts';
import { premiumTextMachine } from './premiumText.machine.ts';
import { profileFieldsMachine } from './profileFields.machine.ts';
import { questionAllowanceMachine } from './questionAllowance.machine.ts';
import { questionDeliveryMachine } from './questionDelivery.machine.ts';
import { recommendationsMachine } from './recommendations.machine.ts';
import { removalMachine } from './removal.machine.ts';
import { requestMachine } from './request.machine.ts';
import { requestPageMachine } from './requestPage.machine.ts';
import { reschedulingMachine } from './rescheduling.machine.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';
import { reversePremortemMachine } from './reversePremortem.machine.ts';
import { scrollHintMachine } from './scrollHint.machine.ts';
import { scrollTopMachine } from './scrollTop.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { shareMachine } from './share.machine.ts';
import { signalSearchMachine } from './signalSearch.machine.ts';
import { signalStackMachine } from './signalStack.machine.ts';
import { signalTriageMachine } from './signalTriage.machine.ts';
import { siteSearchMachine } from './siteSearch.machine.ts';
import { stackMachine } from './stack.machine.ts';
import { startHereBarMachine } from './startHereBar.machine.ts';
import { submissionMachine } from './submission.machine.ts';
import { themeMachine } from './theme.machine.ts';
import { threadMachine } from './thread.machine.ts';
import { toasterMachine } from './toaster.machine.ts';
import { toolkitsMachine } from './toolkits.machine.ts';
import { triesPauseMachine } from './triesPause.machine.ts';
import { unclaimedWorkMachine } from './unclaimedWork.machine.ts';
import { upgradeMachine } from './upgrade.machine.ts';
import { voiceNoteMachine } from './voiceNote.machine.ts';

export type CatalogueEntry = {
  machine: AnyStateMachine;
  title: string;
  /** One sentence for a product person: who meets this flow, and what it decides for them. */
  audience: string;
  /** The routes that use it; an asterisk means every route. */
  routes: readonly string[];
  /** It runs in the database, not in the browser: tests by state and parity with the database, no paths. */
  reference?: true;
};

export const catalogue = {
  session: {
    machine: sessionMachine,
    title: 'Session',
    audience:
      'Everybody: it knows who is here, announces their tier and decides where signing in leads.',
    routes: ['*'],
  },
  authReports: {
    machine: authReportsMachine,
    title: 'Reports of the sign-in service',
    audience: 'Everybody who is signed in, or was, in this tab or in another one.',
    routes: ['*'],
  },
  authForm: {
    machine: authFormMachine,
    title: 'Sign in and create account',
    audience: 'Visitors who come back with a password, or who want an account.',
    routes: ['/auth', '/auth/signin', '/auth/signup'],
  },
  resetPassword: {
    machine: resetPasswordMachine,
    title: 'Reset password',
    audience: 'Members who forgot their password and ask for a link.',
    routes: ['/reset-password'],
  },
  mailedLink: {
    machine: mailedLinkMachine,
    title: 'Link from a mail',
    audience:
      'Users who open a link from an e-mail: the browser that asked for it continues, any other asks first.',
    routes: ['/auth'],
  },
  newPassword: {
    machine: newPasswordMachine,
    title: 'Set a new password',
    audience: 'Members who followed the link of the reset mail.',
    routes: ['/auth'],
  },
  secondFactor: {
    machine: secondFactorMachine,
    title: 'Second factor',
    audience: 'Members who want more than a password between their account and anybody else.',
    routes: ['/account'],
  },
  factorStep: {
    machine: factorStepMachine,
    title: 'Code of an authenticator app',
    audience: 'Members with a second factor, after their password or a link from a mail.',
    routes: ['/auth'],
  },
  triesPause: {
    machine: triesPauseMachine,
    title: 'Too many tries',
    audience:
      'Visitors and members whom the service asks to wait before the next try: of signing in or up, a reset link, a new password, a newsletter.',
    routes: ['/auth', '/reset-password', '/onboarding', '/', '/library'],
  },
  onboarding: {
    machine: onboardingMachine,
    title: 'Onboarding',
    audience: 'Visitors who build their Signal Stack, and members who edit it.',
    routes: ['/onboarding', '/dashboard', '/asyncq', '/'],
  },
  onboardingLayer: {
    machine: onboardingLayerMachine,
    title: 'Onboarding layer',
    audience: 'Visitors who meet onboarding on top of another page.',
    routes: ['*'],
  },
  asynq: {
    machine: asynqMachine,
    title: 'AsynQ',
    audience: 'Founders with a hard question, from the first choice to what became of it.',
    routes: ['/asyncq'],
  },
  questionAllowance: {
    machine: questionAllowanceMachine,
    title: 'Questions of the month',
    audience: 'Members who want to know how many questions are left this month.',
    routes: ['/asyncq'],
  },
  questionDelivery: {
    machine: questionDeliveryMachine,
    title: 'Delivery of a question',
    audience: 'Members who have sent a question and want to know whether it has arrived.',
    routes: ['/asyncq'],
  },
  voiceNote: {
    machine: voiceNoteMachine,
    title: 'Voice note',
    audience: 'Members who would rather say something to the advisor than write it.',
    routes: ['/asyncq'],
  },
  officeHours: {
    machine: officeHoursMachine,
    title: 'Office hours',
    audience: 'Members who look for an hour with the advisor.',
    routes: ['/inner-room', '/advisory'],
  },
  booking: {
    machine: bookingMachine,
    title: 'Booking an office hour',
    audience: 'Members who ask for one slot, and who must not lose a word if they lose the slot.',
    routes: ['/inner-room', '/advisory'],
  },
  dashboard: {
    machine: dashboardMachine,
    title: 'Dashboard',
    audience: 'Members, as they come home.',
    routes: ['/dashboard'],
  },
  navigation: {
    machine: navigationMachine,
    title: 'From page to page',
    audience:
      'Everybody: a press on a link leads to the next page through the router, or through the browser where the router cannot be fetched.',
    routes: ['*'],
  },
  lazyPart: {
    machine: lazyPartMachine,
    title: 'Part that is fetched when needed',
    audience:
      'Everybody: the script of a menu, a dialog or a flow is fetched when it is needed, and a failure is shown with a retry.',
    routes: ['*'],
  },
  clock: {
    machine: clockMachine,
    title: 'Clock',
    audience: 'Members whom a page greets by the time of day, or shows hours that have not begun.',
    routes: ['/dashboard', '/inner-room', '/advisory'],
  },
  premiumOffer: {
    machine: premiumOfferMachine,
    title: "The dashboard's banner",
    audience: 'Free members, and members whose upgrade was not completed.',
    routes: ['/dashboard'],
  },
  premiumText: {
    machine: premiumTextMachine,
    title: 'Premium text',
    audience: 'Readers of an essay or a signal whose rest is for premium members.',
    routes: ['/second-curve', '/next-curve'],
  },
  recommendations: {
    machine: recommendationsMachine,
    title: 'Recommended actions',
    audience: 'Members who wonder what is worth doing next.',
    routes: ['/dashboard'],
  },
  myRequests: {
    machine: myRequestsMachine,
    title: 'My requests',
    audience:
      'Members who want to know where their requests stand, and to do something about them.',
    routes: ['/dashboard', '/requests'],
  },
  requestPage: {
    machine: requestPageMachine,
    title: 'One request',
    audience:
      'Members who open one of their requests, and read what they asked and what became of it.',
    routes: ['/requests'],
  },
  notePlayback: {
    machine: notePlaybackMachine,
    title: 'A voice note',
    audience: 'Members who hear again what they said, and the advisor, who hears it at the desk.',
    routes: ['/requests', '/desk'],
  },
  forwarding: {
    machine: forwardingMachine,
    title: 'Forwarding an answer',
    audience: 'Members who let others read an answer, and who want to be able to take that back.',
    routes: ['/requests'],
  },
  opinion: {
    machine: opinionMachine,
    title: 'Whether an answer helped',
    audience: 'Members who have read an answer, and say what it was worth to them.',
    routes: ['/requests'],
  },
  consent: {
    machine: consentMachine,
    title: 'Publishing an answer',
    audience: 'Members who decide whether an answer of theirs may be published without names.',
    routes: ['/requests'],
  },
  followUp: {
    machine: followUpMachine,
    title: 'Following up an answer',
    audience: 'Members whom an answer leaves with one more question.',
    routes: ['/requests'],
  },
  forwardedAnswer: {
    machine: forwardedAnswerMachine,
    title: 'A forwarded answer',
    audience: 'Readers without an account, to whom a member has sent the link of an answer.',
    routes: ['/answers'],
  },
  rescheduling: {
    machine: reschedulingMachine,
    title: 'Another slot',
    audience: 'Members whom the time of their office hour does not suit any more.',
    routes: ['/requests'],
  },
  calendarAddress: {
    machine: calendarAddressMachine,
    title: 'Private calendar address',
    audience: 'Members who want their hours and gatherings in the calendar that they use.',
    routes: ['/requests'],
  },
  notifications: {
    machine: notificationsMachine,
    title: 'Notifications',
    audience: 'Members who asked something, and want to know when it moves.',
    routes: ['/dashboard'],
  },
  community: {
    machine: communityMachine,
    title: 'Community',
    audience: 'Members who write for each other, and who read what their tier opens.',
    routes: ['/dashboard'],
  },
  thread: {
    machine: threadMachine,
    title: 'Thread of a community post',
    audience: 'Members who read the replies to a post, and answer it.',
    routes: ['/dashboard'],
  },
  removal: {
    machine: removalMachine,
    title: 'Deleting something of one’s own',
    audience: 'Members who take back a post of the community, or a reply.',
    routes: ['/dashboard'],
  },
  draft: {
    machine: draftMachine,
    title: 'Draft of a form',
    audience:
      'Everybody who types into a form: it keeps what was typed, for the user who typed it alone.',
    routes: [
      '/advisory',
      '/asyncq',
      '/co-lab',
      '/dashboard',
      '/from-lab',
      '/inner-room',
      '/onboarding',
      '/open-circle',
      '/signal-exchange',
    ],
  },
  feed: {
    machine: feedMachine,
    title: 'Feed',
    audience: 'Members and visitors who read what has arrived, in an order of their own.',
    routes: ['/dashboard', '/signal-stack'],
  },
  stack: {
    machine: stackMachine,
    title: 'Signal Stack: what is kept',
    audience: 'Members who put items aside, and visitors who begin to.',
    routes: ['/dashboard', '/signal-stack'],
  },
  share: {
    machine: shareMachine,
    title: 'Share',
    audience: 'Readers who share an item.',
    routes: ['/dashboard', '/signal-stack'],
  },
  siteSearch: {
    machine: siteSearchMachine,
    title: 'Search Axis One',
    audience: 'Visitors who look for something anywhere on the site, by button or by Ctrl/⌘ K.',
    routes: ['*'],
  },
  signalSearch: {
    machine: signalSearchMachine,
    title: 'Search signals',
    audience: 'Readers of The Next Curve who look for signals by a word.',
    routes: ['/next-curve'],
  },
  librarySearch: {
    machine: librarySearchMachine,
    title: 'Along the shelves of the Library',
    audience: 'Readers who want the publications of both letters, or of one.',
    routes: ['/library'],
  },
  signalStack: {
    machine: signalStackMachine,
    title: 'Signal Stack: the page',
    audience: 'Members and visitors who look through the feed by its kinds.',
    routes: ['/signal-stack'],
  },
  fullStack: {
    machine: fullStackMachine,
    title: 'Signal Stack: the full one',
    audience:
      'Premium members who search everything published, save searches and order their stack.',
    routes: ['/signal-stack'],
  },
  gatherings: {
    machine: gatheringsMachine,
    title: 'Gatherings',
    audience:
      'Visitors and members who look at a gathering of Open Circle, apply for it or join its waitlist.',
    routes: ['/open-circle'],
  },
  gatheringSeats: {
    machine: gatheringSeatsMachine,
    title: 'Seats of the gatherings',
    audience: 'Visitors and members who may want a seat: it reads how many are left.',
    routes: ['/open-circle'],
  },
  scrollTop: {
    machine: scrollTopMachine,
    title: 'Back to the top',
    audience: 'Visitors who have scrolled down Open Circle and want to be at its beginning again.',
    routes: ['/open-circle'],
  },
  meetingRequest: {
    machine: meetingRequestMachine,
    title: 'Meeting request',
    audience: 'Visitors and members who ask the advisor for a meeting of two.',
    routes: ['/open-circle'],
  },
  advisoryApplication: {
    machine: advisoryApplicationMachine,
    title: 'Advisory application',
    audience:
      'Founders who ask whether advisory fits, and apply for it, with or without an account.',
    routes: ['/advisory'],
  },
  perkRequest: {
    machine: perkRequestMachine,
    title: 'Access Benefit, and joining a channel',
    audience: 'Members who ask for an offer of a partner, or to be let into a channel.',
    routes: ['/inner-room', '/dashboard', '/signal-exchange'],
  },
  perks: {
    machine: perksMachine,
    title: 'Signal Exchange: which offers fit',
    audience: 'Members and visitors who look for a cost that they can lower.',
    routes: ['/signal-exchange', '/inner-room'],
  },
  application: {
    machine: applicationMachine,
    title: 'A short application',
    audience:
      'Visitors who want to join Co-Lab, ask an expert, become a partner or work with the lab.',
    routes: ['/co-lab', '/from-lab', '/signal-exchange'],
  },
  fileDownload: {
    machine: fileDownloadMachine,
    title: 'Download',
    audience: 'Readers who download a published file.',
    routes: ['/inner-room', '/ops-cabinet', '/from-lab'],
  },
  labTools: {
    machine: labToolsMachine,
    title: 'From The Lab: the list',
    audience: 'Founders who look for a tool by its status and its kind.',
    routes: ['/from-lab'],
  },
  labDiagnostic: {
    machine: labDiagnosticMachine,
    title: 'Second curve timer',
    audience: 'Founders who ask how much time their first curve has left.',
    routes: ['/from-lab'],
  },
  labCanvas: {
    machine: labCanvasMachine,
    title: 'Assumption canvas',
    audience: 'Teams that separate what they know from what they need to be true.',
    routes: ['/from-lab'],
  },
  signalTriage: {
    machine: signalTriageMachine,
    title: 'Signal triage',
    audience: 'Readers who read more about their market than they can use.',
    routes: ['/from-lab'],
  },
  decisionLedger: {
    machine: decisionLedgerMachine,
    title: 'Decision ledger',
    audience: 'Founders who want to know later what they expected when they decided.',
    routes: ['/from-lab'],
  },
  reversePremortem: {
    machine: reversePremortemMachine,
    title: 'Reverse pre-mortem',
    audience: 'Careful teams that are good at imagining failure.',
    routes: ['/from-lab'],
  },
  dilutionMap: {
    machine: dilutionMapMachine,
    title: 'Dilution weather map',
    audience: 'Founders who want to see what they hold after the next rounds.',
    routes: ['/from-lab'],
  },
  labAccess: {
    machine: labAccessMachine,
    title: 'Access to a tool of the lab',
    audience: 'Readers of a tool that belongs to a plan: those who have one, and those who do not.',
    routes: ['/from-lab'],
  },
  handOut: {
    machine: handOutMachine,
    title: 'A sheet of the lab as a file or on paper',
    audience: 'People who take along what they entered in a tool of the lab.',
    routes: ['/from-lab'],
  },
  submission: {
    machine: submissionMachine,
    title: 'Submission of a request',
    audience:
      'Visitors and members who ask the advisor for something: their form waits for the answer, and says what became of it.',
    routes: [
      '/asyncq',
      '/inner-room',
      '/open-circle',
      '/advisory',
      '/dashboard',
      '/signal-exchange',
      '/co-lab',
      '/from-lab',
    ],
  },
  outbox: {
    machine: outboxMachine,
    title: 'Outbox',
    audience: 'Members who ask something: it keeps what they sent until it has arrived.',
    routes: ['*'],
  },
  memberRequests: {
    machine: memberRequestsMachine,
    title: 'What was asked',
    audience:
      'Members: what they asked is read once, and every part of the page that shows it learns of it.',
    routes: ['*'],
  },
  unclaimedWork: {
    machine: unclaimedWorkMachine,
    title: 'Words of an earlier visit',
    audience:
      'Members in whose browser an earlier visit has left words without an owner: it asks whose they are.',
    routes: ['*'],
  },
  request: {
    machine: requestMachine,
    title: 'A request and its promise',
    audience: 'Members and the advisor: who may move a request where, and what is due when.',
    routes: ['/dashboard'],
    reference: true,
  },
  mail: {
    machine: mailMachine,
    title: 'A mail in the queue',
    audience: 'Operators: when a mail is tried again, and when it waits for them.',
    // It runs in the database, for the server's worker alone.
    routes: [],
    reference: true,
  },
  desk: {
    machine: deskMachine,
    title: 'The desk',
    audience: 'The advisor, whom the database lets in; everybody else finds no page there.',
    routes: ['/desk'],
  },
  deskQueue: {
    machine: deskQueueMachine,
    title: 'Queue of the desk',
    audience: 'The advisor, who works on what breaks its promise first.',
    routes: ['/desk'],
  },
  deskRequest: {
    machine: deskRequestMachine,
    title: 'A request at the desk',
    audience: 'The advisor, who reads one request and takes the steps that are legal now.',
    routes: ['/desk'],
  },
  deskAnswer: {
    machine: deskAnswerMachine,
    title: 'Answer at the desk',
    audience: 'The advisor, who writes an answer, sends it, and may take it back for ten seconds.',
    routes: ['/desk'],
  },
  deskLease: {
    machine: deskLeaseMachine,
    title: 'Lease of a request',
    audience: 'Advisors who have the same request open.',
    routes: ['/desk'],
  },
  deskBoard: {
    machine: deskBoardMachine,
    title: 'A section of the desk',
    audience:
      'The advisor: hours, tables, readers, posts, mails that failed, figures, and what the staff did.',
    routes: ['/desk'],
  },
  deskIssue: {
    machine: deskIssueMachine,
    title: 'An issue of a letter',
    audience: 'The advisor, who tests an issue and sends it to every reader once.',
    routes: ['/desk'],
  },
  upgrade: {
    machine: upgradeMachine,
    title: 'Upgrade',
    audience:
      'Members who want Premium or the toolkits alone, and visitors who compare what they cost.',
    routes: ['/upgrade', '/ops-cabinet'],
  },
  checkout: {
    machine: checkoutMachine,
    title: 'Checkout',
    audience:
      'Members who leave for the page on which they pay, and those who come back from it: paid, late, or signed out.',
    routes: ['/upgrade', '/ops-cabinet'],
  },
  plan: {
    machine: planMachine,
    title: 'Your plan',
    audience:
      'Members who pay, or paid: what they hold, until when, and how they cancel, resume or change it.',
    routes: ['/plan'],
  },
  profileFields: {
    machine: profileFieldsMachine,
    title: 'Your profile',
    audience: 'Members who change what they said in onboarding, one answer at a time.',
    routes: ['/account'],
  },
  mailChoices: {
    machine: mailChoicesMachine,
    title: 'Your mail',
    audience: 'Members who choose which kinds of mail and which newsletters they get.',
    routes: ['/account'],
  },
  exportData: {
    machine: exportDataMachine,
    title: 'Your archive',
    audience: 'Members who take everything that they have stored here with them.',
    routes: ['/account'],
  },
  deleteAccount: {
    machine: deleteAccountMachine,
    title: 'Deleting your account',
    audience: 'Members who leave, and those who change their mind within fourteen days.',
    routes: ['/account', '/dashboard'],
  },
  devices: {
    machine: devicesMachine,
    title: 'Devices',
    audience: 'Members who look where they are signed in, and sign out there.',
    routes: ['/account'],
  },
  changePassword: {
    machine: changePasswordMachine,
    title: 'Change of the password',
    audience: 'Signed-in members who set a new password with the one they have.',
    routes: ['/account'],
  },
  changeAddress: {
    machine: changeAddressMachine,
    title: 'Change of the address',
    audience: 'Members who change the address they sign in with, and those who think better of it.',
    routes: ['/account'],
  },
  passwordAgain: {
    machine: passwordAgainMachine,
    title: 'Password again',
    audience: 'Members who take a step that needs their password once more.',
    routes: ['/account'],
  },
  addressLink: {
    machine: addressLinkMachine,
    title: 'Link about an address',
    audience: 'Readers of a mail who confirm a new address, or return to the old one.',
    routes: ['/address'],
  },
  portal: {
    machine: portalMachine,
    title: 'Plan at the checkout',
    audience: 'Members whose plan was bought at the checkout, and who manage it there.',
    routes: ['/plan'],
  },
  toolkits: {
    machine: toolkitsMachine,
    title: 'Toolkits',
    audience: 'Visitors who look for a toolkit, one category at a time, and read its first page.',
    routes: ['/ops-cabinet'],
  },
  heroReveal: {
    machine: heroRevealMachine,
    title: 'Hero reveal',
    audience: 'Visitors of the landing page: the benefits appear line by line.',
    routes: ['/'],
  },
  scrollHint: {
    machine: scrollHintMachine,
    title: 'Scroll hint',
    audience: 'Visitors who have not seen yet that the landing page continues below.',
    routes: ['/'],
  },
  startHereBar: {
    machine: startHereBarMachine,
    title: 'Start Here bar',
    audience: 'Visitors who have looked for two seconds and want a first step.',
    routes: ['/'],
  },
  intentDialog: {
    machine: intentDialogMachine,
    title: 'What Are You Looking For?',
    audience: 'Visitors who know what they want and not where it is.',
    routes: ['/'],
  },
  identityDialog: {
    machine: identityDialogMachine,
    title: 'Modes of Impact',
    audience: 'Visitors who want to know whom they would work with.',
    routes: ['/'],
  },
  carousel: {
    machine: carouselMachine,
    title: 'Testimonials',
    audience: 'Visitors who want to hear what others made of it, one testimonial at a time.',
    routes: ['/', '/second-curve'],
  },
  newsletterSignup: {
    machine: newsletterSignupMachine,
    title: 'Newsletter signup',
    audience: 'Readers who want one letter or both, without an account.',
    routes: ['/', '/library', '/newsletter', '/next-curve', '/second-curve'],
  },
  mobileMenu: {
    machine: mobileMenuMachine,
    title: 'Mobile menu',
    audience: 'Everybody on a small screen.',
    routes: ['*'],
  },
  theme: {
    machine: themeMachine,
    title: 'Theme',
    audience: 'Everybody who prefers ink to paper, or paper to ink.',
    routes: ['*'],
  },
  toaster: {
    machine: toasterMachine,
    title: 'Toaster',
    audience: 'Everybody: it says what has just happened, one thing at a time.',
    routes: ['*'],
  },
} as const satisfies Record<string, CatalogueEntry>;

export type MachineName = keyof typeof catalogue;
