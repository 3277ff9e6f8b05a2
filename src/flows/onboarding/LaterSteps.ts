// The steps after the welcome: their cards and forms are fetched when the user starts.
import { Account } from './Account.tsx';
import { Identity, Modules, Signals } from './Choices.tsx';
import { Profile } from './Profile.tsx';

export const laterSteps = {
  identity: Identity,
  profile: Profile,
  modules: Modules,
  signals: Signals,
  account: Account,
};
