// Part of the composition root: the groups of flows, each fetched by the page that needs it.
import { fetched, type Fetched } from '#app/fetched.ts';
import type { AsFlow, FlowGroups, Flows } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import type { AddressBook } from '#adapters/browser/surroundings.ts';

type Groups = { [Group in keyof FlowGroups]: Fetched<FlowGroups[Group]> };

/**
 * All groups as pages ask for them. `forgive` lets a page that is tried again ask again for what it could not have;
 * with a name it forgives that group alone.
 */
export function groupsOf(
  asFlow: AsFlow,
  addressBook: AddressBook,
  session: SessionRef,
  onboarding: FlowGroups['onboarding'],
): { flows: Flows; forgive: (only?: keyof FlowGroups) => void } {
  const groups: Groups = {
    auth: fetched(() =>
      import('./main.auth.ts').then(({ authFlows }) => authFlows(asFlow, addressBook, session)),
    ),
    mailedLink: fetched(() =>
      import('./main.mailedLink.ts').then((part) => part.mailedLinkFlows(asFlow)),
    ),
    resetPassword: fetched(() =>
      import('./main.resetPassword.ts').then((part) => part.resetPasswordFlows(asFlow)),
    ),
    onboarding: fetched(async () => onboarding),
    dashboard: fetched(() =>
      import('./main.dashboard.ts').then((part) =>
        part.dashboardFlows(asFlow, addressBook, session),
      ),
    ),
    community: fetched(() =>
      import('./main.community.ts').then((part) => part.communityFlows(asFlow, session)),
    ),
    notifications: fetched(() =>
      import('./main.notifications.ts').then((part) => part.notificationFlows(asFlow, session)),
    ),
    upgrade: fetched(() =>
      import('./main.upgrade.ts').then(({ upgradeFlows }) => upgradeFlows(asFlow, session)),
    ),
    reading: fetched(() =>
      import('./main.reading.ts').then(({ readingFlows }) => readingFlows(asFlow, session)),
    ),
    requests: fetched(() =>
      import('./main.requests.ts').then(({ requestFlows }) => requestFlows(asFlow, session)),
    ),
    asynq: fetched(() =>
      import('./main.asynq.ts').then(({ asynqFlows }) => asynqFlows(asFlow, session)),
    ),
    advisory: fetched(() =>
      import('./main.advisory.ts').then(({ advisoryFlows }) => advisoryFlows(asFlow, session)),
    ),
    application: fetched(() =>
      import('./main.application.ts').then((part) => part.applicationFlows(asFlow, session)),
    ),
    perks: fetched(() =>
      import('./main.perks.ts').then(({ perkFlows }) => perkFlows(asFlow, session)),
    ),
    room: fetched(() =>
      import('./main.room.ts').then(({ roomFlows }) => roomFlows(asFlow, session)),
    ),
    letters: fetched(() => import('./main.letters.ts').then((part) => part.letterFlows(asFlow))),
    voices: fetched(() => import('./main.voices.ts').then((part) => part.voiceFlows(asFlow))),
    search: fetched(() =>
      import('./main.search.ts').then(({ searchFlows }) => searchFlows(asFlow, addressBook)),
    ),
    home: fetched(() => import('./main.home.ts').then((part) => part.homeFlows(asFlow))),
    stack: fetched(() =>
      import('./main.stack.ts').then(({ stackFlows }) => stackFlows(asFlow, session)),
    ),
    feed: fetched(() =>
      import('./main.feed.ts').then(({ feedFlows }) => feedFlows(asFlow, session, addressBook)),
    ),
    circle: fetched(() =>
      import('./main.circle.ts').then((part) => part.circleFlows(asFlow, session, onboarding)),
    ),
    benefits: fetched(() =>
      import('./main.benefits.ts').then(({ benefitFlows }) => benefitFlows(asFlow, session)),
    ),
    cabinet: fetched(() =>
      import('./main.cabinet.ts').then((part) => part.cabinetFlows(asFlow, addressBook)),
    ),
    files: fetched(() => import('./main.files.ts').then((part) => part.fileFlows(asFlow))),
    lab: fetched(() => import('./main.lab.ts').then((part) => part.labFlows(asFlow, addressBook))),
    labSheets: fetched(() =>
      import('./main.labSheets.ts').then((part) => part.labSheetFlows(asFlow, session)),
    ),
  };
  const flows = Object.fromEntries(
    Object.entries(groups).map(([name, { bring }]) => [name, bring]),
  ) as Flows;
  return {
    flows,
    forgive: (only) => {
      if (only !== undefined) groups[only].forgive();
      else for (const group of Object.values(groups)) group.forgive();
    },
  };
}
