// Profiles and subscriptions: converts rows of the backend to the machines' types.
import { fromPromise } from 'xstate';
import type { Answers, Profile } from '#machines/onboarding.machine.ts';
import type { PerkProfile } from '#machines/perks.machine.ts';
import type { Member, Subscription } from '#machines/session.machine.ts';
import { changesOf, toAnswers } from '#adapters/storage/answers.ts';
import { rememberTier } from '#adapters/storage/flags.ts';
import { loadClient, toError } from './client.ts';
import { moment } from './moment.ts';
import { ownerIn } from './owner.ts';

type ProfileRow = {
  identity_types: string[];
  company_name: string | null;
  company_stage: string | null;
  sector: string | null;
  website: string | null;
  referral_source: string | null;
  modules: string[];
  signals: string[];
  onboarding_complete: boolean;
};

const toProfile = (row: ProfileRow): Profile => ({
  answers: toAnswers({
    identities: row.identity_types,
    companyName: row.company_name,
    stage: row.company_stage,
    sector: row.sector,
    website: row.website,
    referral: row.referral_source,
    modules: row.modules,
    signals: row.signals,
  }),
  complete: row.onboarding_complete,
});

/** The column of each answer. */
const columns = {
  identities: 'identity_types',
  companyName: 'company_name',
  stage: 'company_stage',
  sector: 'sector',
  website: 'website',
  referral: 'referral_source',
  modules: 'modules',
  signals: 'signals',
} as const satisfies Record<keyof Answers, keyof ProfileRow>;

/** The six fields of the sign-up's metadata (docs/product-spec.md, "7. The calls it makes"). */
export const toMetadata = (answers: Answers) => ({
  identity_types: answers.identities,
  company_name: answers.companyName,
  company_stage: answers.stage,
  sector: answers.sector,
  website: answers.website,
  referral_source: answers.referral,
});

/** Reads a member's profile; null where there is none. */
export async function readProfile(
  member: Pick<Member, 'id'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<Profile | null> {
  const client = await loadClient();
  signal.throwIfAborted();
  const { data, error } = await client
    .from('profiles')
    .select(
      'identity_types, company_name, company_stage, sector, website, referral_source, modules, signals, onboarding_complete',
    )
    .eq('id', member.id)
    .abortSignal(signal)
    .maybeSingle<ProfileRow>();
  if (error) throw toError(error);
  return data === null ? null : toProfile(data);
}

/** Port `fetchProfile` of the session machine. */
export const fetchProfile = fromPromise<Profile | null, { member: Member }>(({ input }) =>
  readProfile(input.member),
);

/** Port `readProfile` of the Signal Exchange's offers. */
export const readPerkProfile = fromPromise<PerkProfile | null, { member: string }>(
  async ({ input, signal }) => (await readProfile({ id: input.member }, signal))?.answers ?? null,
);

type SubscriptionRow = {
  product: string;
  tier: string;
  is_active: boolean;
  renews_at: string | null;
};

/** Whether a plan is active, by the same rule as the database (private.is_running). Without a date it has no end. */
function isRunning({ is_active, renews_at }: SubscriptionRow): boolean {
  const end = moment(renews_at);
  return is_active && (end === null || Date.parse(end) > Date.now());
}

/** In how many milliseconds the first of the open plans ends; nothing where none has an end. */
function firstEndIn(rows: readonly SubscriptionRow[]): { endsIn?: number } {
  const ends = rows
    .filter(isRunning)
    .map(({ renews_at }) => moment(renews_at))
    .filter((end) => end !== null)
    .map((end) => Date.parse(end));
  return ends.length === 0 ? {} : { endsIn: Math.min(...ends) - Date.now() };
}

/**
 * Port `loadSubscription` of the session machine: the membership's row sets the tier, the toolkits' row allows toolkits
 * alone.
 */
export const loadSubscription = fromPromise<Subscription | null, { member: Member }>(
  async ({ input }) => {
    const client = await loadClient();
    const { data, error } = await client
      .from('subscriptions')
      .select('product, tier, is_active, renews_at')
      .eq('user_id', input.member.id)
      .overrideTypes<SubscriptionRow[], { merge: false }>();
    if (error) throw toError(error);
    const membership = data.find(({ product }) => product === 'membership');
    const plan = {
      tier: membership?.tier === 'premium' ? 'premium' : 'free',
      isActive: membership !== undefined && isRunning(membership),
    } as const;
    rememberTier(plan);
    if (data.length === 0) return null;
    const hasToolkits = data.some((row) => row.product === 'toolkits' && isRunning(row));
    return { ...plan, ...(hasToolkits ? { toolkits: true } : {}), ...firstEndIn(data) };
  },
);

/** Stores the answers that differ from the stored ones in the member's own row, and what else is said of it. */
async function writeProfile(
  { answers, stored }: { answers: Answers; stored: Answers | null },
  besides: Partial<Pick<ProfileRow, 'onboarding_complete'>>,
): Promise<void> {
  const client = await loadClient();
  const id = await ownerIn(client);
  const changed = Object.entries(changesOf(answers, stored)).map(([field, answer]) => [
    columns[field as keyof Answers],
    answer,
  ]);
  // The service leaves columns that an upsert does not name as they are.
  const { error } = await client
    .from('profiles')
    .upsert({ id, ...Object.fromEntries(changed), ...besides });
  if (error) throw toError(error);
}

/** Port `saveProfile` of the onboarding machine: stores the changes and the completion. */
export const saveProfile = fromPromise<void, { answers: Answers; stored: Answers | null }>(
  ({ input }) => writeProfile(input, { onboarding_complete: true }),
);

/** Port `saveField` of the profile in place: onboarding that was not completed stays so. */
export const saveField = fromPromise<void, { answers: Answers; stored: Answers }>(({ input }) =>
  writeProfile(input, {}),
);
