// The feeds of the dashboard: the company's name, and the address.
import { fromCallback, fromPromise } from 'xstate';
import type { DashboardEvent, DashboardTab } from '#machines/dashboard.machine.ts';
import type { RecommendationsEvent } from '#machines/recommendations.machine.ts';
import { addressFeedOf, choiceIn } from '#adapters/address/addressFeed.ts';
import { readAnswers, toAnswers } from '#adapters/storage/answers.ts';
import { savePremium } from '#adapters/storage/flags.ts';
import { keys, read, watch } from '#adapters/storage/keys.ts';
import type { AddressBook } from '#adapters/page/surroundings.ts';

/** Port `companyFeed` of the dashboard. */
export const companyFeed = fromCallback<DashboardEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: 'company.learnt', name: read(keys.companyName) ?? '' });
  report();
  return watch(keys.companyName, report);
});

/** The member's stored answers of onboarding, by key. */
const profileKeys = [
  keys.identity,
  keys.companyName,
  keys.stage,
  keys.sector,
  keys.modules,
] as const;

/** Port `profileFeed` of the recommended actions. */
export const profileFeed = fromCallback<RecommendationsEvent>(({ sendBack }) => {
  const report = () => {
    const { identities, companyName, stage, sector, modules } = readAnswers() ?? toAnswers({});
    sendBack({
      type: 'profile.learnt',
      profile: { identities, companyName, stage, sector, modules },
    });
  };
  report();
  const watches = profileKeys.map((key) => watch(key, report));
  return () => {
    for (const stop of watches) stop();
  };
});

const tabs = ['stack', 'community', 'channels'] as const satisfies DashboardTab[];

/** Port `addressFeed` of the dashboard: the tab in `?tab=`; an unknown one is the first. */
export const dashboardAddressOf = (book: AddressBook) =>
  addressFeedOf<DashboardEvent>(book, '/dashboard', (query) => ({
    type: 'address.named',
    tab: choiceIn(tabs, query.get('tab'), 'stack'),
  }));

/** Port `showPremium` of the banner: sets the flag and reloads; the page unloads, so there is no answer. */
export const showPremium = fromPromise<void>(() => {
  savePremium();
  window.location.reload();
  return new Promise(() => undefined);
});
