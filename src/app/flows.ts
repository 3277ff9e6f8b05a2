// The flows that pages start. They come in groups, each fetched with its machines and ports by the page that needs it.
import { use } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { applicationMachine } from '#machines/application.machine.ts';
import type { asynqMachine } from '#machines/asynq.machine.ts';
import type { authFormMachine } from '#machines/authForm.machine.ts';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import type { communityMachine } from '#machines/community.machine.ts';
import type { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { feedMachine } from '#machines/feed.machine.ts';
import type { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import type { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import type { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import type { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { labToolsMachine } from '#machines/labTools.machine.ts';
import type { librarySearchMachine } from '#machines/librarySearch.machine.ts';
import type { mailedLinkMachine } from '#machines/mailedLink.machine.ts';
import type { meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import type { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { newPasswordMachine } from '#machines/newPassword.machine.ts';
import type { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type { notificationsMachine } from '#machines/notifications.machine.ts';
import type { officeHoursMachine } from '#machines/officeHours.machine.ts';
import type { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { perksMachine } from '#machines/perks.machine.ts';
import type { premiumOfferMachine } from '#machines/premiumOffer.machine.ts';
import type { premiumTextMachine } from '#machines/premiumText.machine.ts';
import type { recommendationsMachine } from '#machines/recommendations.machine.ts';
import type { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import type { scrollHintMachine } from '#machines/scrollHint.machine.ts';
import type { scrollTopMachine } from '#machines/scrollTop.machine.ts';
import type { startHereBarMachine } from '#machines/startHereBar.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import type { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { stackMachine } from '#machines/stack.machine.ts';
import type { toolkitsMachine } from '#machines/toolkits.machine.ts';
import type { upgradeMachine } from '#machines/upgrade.machine.ts';
import { useHouse } from './house.tsx';

/** Machines with their ports provided, by group: src/main.<group>.ts joins them. */
export type FlowGroups = {
  auth: { authForm: typeof authFormMachine; newPassword: typeof newPasswordMachine };
  mailedLink: { mailedLink: typeof mailedLinkMachine };
  resetPassword: { resetPassword: typeof resetPasswordMachine };
  onboarding: { onboarding: typeof onboardingMachine };
  dashboard: {
    dashboard: typeof dashboardMachine;
    premiumOffer: typeof premiumOfferMachine;
    recommendations: typeof recommendationsMachine;
  };
  community: { community: typeof communityMachine };
  notifications: { notifications: typeof notificationsMachine };
  upgrade: { upgrade: typeof upgradeMachine };
  reading: { premiumText: typeof premiumTextMachine };
  requests: { myRequests: typeof myRequestsMachine };
  asynq: { asynq: typeof asynqMachine };
  advisory: { advisoryApplication: typeof advisoryApplicationMachine };
  application: { application: typeof applicationMachine };
  perks: { perks: typeof perksMachine };
  room: { officeHours: typeof officeHoursMachine };
  letters: { newsletterSignup: typeof newsletterSignupMachine };
  voices: { carousel: typeof carouselMachine };
  search: { signalSearch: typeof signalSearchMachine; librarySearch: typeof librarySearchMachine };
  home: {
    heroReveal: typeof heroRevealMachine;
    scrollHint: typeof scrollHintMachine;
    startHereBar: typeof startHereBarMachine;
    intentDialog: typeof intentDialogMachine;
    identityDialog: typeof identityDialogMachine;
  };
  circle: {
    gatherings: typeof gatheringsMachine;
    meetingRequest: typeof meetingRequestMachine;
    scrollTop: typeof scrollTopMachine;
  };
  stack: { stack: typeof stackMachine; share: typeof shareMachine };
  feed: { feed: typeof feedMachine; signalStack: typeof signalStackMachine };
  benefits: { perkRequest: typeof perkRequestMachine };
  cabinet: { toolkits: typeof toolkitsMachine };
  files: { fileDownload: typeof fileDownloadMachine };
  lab: { labTools: typeof labToolsMachine };
  labSheets: { labDiagnostic: typeof labDiagnosticMachine; labCanvas: typeof labCanvasMachine };
};

/** Brings a group: the same promise each time, because React knows promises by their identity. */
export type Flows = { [Group in keyof FlowGroups]: () => Promise<FlowGroups[Group]> };

/** Makes a machine with its ports a flow of this page: what it emits reaches the shell. */
export type AsFlow = <Machine extends AnyStateMachine>(
  name: string,
  machine: Machine,
  hear?: (actor: ActorRefFrom<Machine>) => void,
) => Machine;

/** Groups of flows, by their names. */
export type GroupNames = readonly (keyof FlowGroups)[];

/**
 * Brings groups ahead of the page that asks for them, so that it arrives whole: for the loaders of routes.
 * @throws where one of them cannot be fetched
 */
export const bringFlows = (flows: Flows, ...groups: GroupNames): Promise<unknown> =>
  Promise.all(groups.map((group) => flows[group]()));

/**
 * A group of flows, for `useActorRef(flow, { input })`. Until it is here the page waits in its boundary: as the HTML
 * that it was, or as the page before.
 * @throws where the group cannot be fetched; a retry of the page asks again
 */
export const useFlows = <Group extends keyof FlowGroups>(group: Group): FlowGroups[Group] =>
  use(useHouse().flows[group]());
