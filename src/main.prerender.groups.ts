// Part of the build's own entry: the flows that pages start, with ports that nobody provides.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import { applicationMachine } from '#machines/application.machine.ts';
import { asynqMachine } from '#machines/asynq.machine.ts';
import { authFormMachine } from '#machines/authForm.machine.ts';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { communityMachine } from '#machines/community.machine.ts';
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import { feedMachine } from '#machines/feed.machine.ts';
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import { labToolsMachine } from '#machines/labTools.machine.ts';
import { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import { mailedLinkMachine } from '#machines/mailedLink.machine.ts';
import { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import { notificationsMachine } from '#machines/notifications.machine.ts';
import { officeHoursMachine } from '#machines/officeHours.machine.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import { perksMachine } from '#machines/perks.machine.ts';
import { premiumOfferMachine } from '#machines/premiumOffer.machine.ts';
import { premiumTextMachine } from '#machines/premiumText.machine.ts';
import { recommendationsMachine } from '#machines/recommendations.machine.ts';
import { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import { scrollHintMachine } from '#machines/scrollHint.machine.ts';
import { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import { startHereBarMachine } from '#machines/startHereBar.machine.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import { stackMachine } from '#machines/stack.machine.ts';
import { toolkitsMachine } from '#machines/toolkits.machine.ts';
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { FlowGroups } from '#app/flows.ts';

/** Every group as a page that is only rendered is given it. */
export const groups: FlowGroups = {
  auth: { authForm: authFormMachine, newPassword: newPasswordMachine },
  mailedLink: { mailedLink: mailedLinkMachine },
  resetPassword: { resetPassword: resetPasswordMachine },
  onboarding: { onboarding: onboardingMachine },
  dashboard: {
    dashboard: dashboardMachine,
    premiumOffer: premiumOfferMachine,
    recommendations: recommendationsMachine,
  },
  community: { community: communityMachine },
  notifications: { notifications: notificationsMachine },
  upgrade: { upgrade: upgradeMachine },
  reading: { premiumText: premiumTextMachine },
  requests: { myRequests: myRequestsMachine },
  asynq: { asynq: asynqMachine },
  advisory: { advisoryApplication: advisoryApplicationMachine },
  application: { application: applicationMachine },
  perks: { perks: perksMachine },
  room: { officeHours: officeHoursMachine },
  circle: {
    gatherings: gatheringsMachine,
    meetingRequest: meetingRequestMachine,
    scrollTop: scrollTopMachine,
  },
  stack: { stack: stackMachine, share: shareMachine },
  feed: { feed: feedMachine, signalStack: signalStackMachine },
  benefits: { perkRequest: perkRequestMachine },
  cabinet: { toolkits: toolkitsMachine },
  files: { fileDownload: fileDownloadMachine },
  lab: { labTools: labToolsMachine },
  labSheets: { labDiagnostic: labDiagnosticMachine, labCanvas: labCanvasMachine },
  letters: { newsletterSignup: newsletterSignupMachine },
  voices: { carousel: carouselMachine },
  search: { signalSearch: signalSearchMachine, librarySearch: librarySearchMachine },
  home: {
    heroReveal: heroRevealMachine,
    scrollHint: scrollHintMachine,
    startHereBar: startHereBarMachine,
    intentDialog: intentDialogMachine,
    identityDialog: identityDialogMachine,
  },
};

/** Groups that come with an island (src/app/island.tsx), once the page stands. */
export const late: ReadonlySet<keyof FlowGroups> = new Set([
  'letters',
  'voices',
  'search',
  'home',
  'lab',
  'labSheets',
  'application',
  'perks',
  'benefits',
]);
