// Which actions are recommended to a member, and why: derived from what they told and from what they have not done yet.
import type { ModuleId } from '#machines/onboarding.machine.ts';
import type { Progress, ToldProfile } from '#machines/recommendations.machine.ts';
import type { RequestKind } from '#machines/request.machine.ts';
import type { dashboard } from '#content/dashboard.ts';

/** The actions and reasons that content/ has words for. */
export type ActionId = (typeof dashboard.actions.items)[number]['id'];
export type ReasonId = keyof typeof dashboard.actions.reasons;

/** One action with its reason; `left` and `month` fill the reason's blanks, `lacks` names fields of the profile. */
export type Recommendation = {
  id: ActionId;
  reason: ReasonId;
  left?: number;
  month?: string;
  stage?: string;
};

type Known = { profile: ToldProfile; progress: Progress };

/** How much an action would help, and why; null where it was done, or where nothing speaks for it. */
type Rule = (known: Known) => (Recommendation & { weight: number }) | null;

const asks = ({ progress }: Known, kind: RequestKind) => progress.asked?.includes(kind) === true;
const holds = ({ progress }: Known, slug: string) =>
  progress.stack?.some(({ id }) => id === slug) === true;
const chose = ({ profile }: Known, module: ModuleId) => profile.modules.includes(module);

const earlyStages = ['idea', 'pre-seed'];

const rules: readonly Rule[] = [
  (known) => {
    const { quota } = known.progress;
    if (quota === null) {
      return chose(known, 'asyncq') ? { id: 'ask', reason: 'asyncq', weight: 50 } : null;
    }
    if (quota.left === 0) return null;
    const reason = quota.left === 1 ? 'oneQuestion' : 'questions';
    return { id: 'ask', reason, ...quota, weight: chose(known, 'asyncq') ? 60 : 50 };
  },
  ({ profile: { companyName, stage, sector } }) => {
    const isWhole = [companyName, stage, sector].every((answer) => answer.trim() !== '');
    return isWhole ? null : { id: 'profile', reason: 'profile', weight: 45 };
  },
  (known) =>
    known.profile.identities.includes('connect-fund') && !asks(known, 'meeting')
      ? { id: 'meeting', reason: 'fund', weight: 42 }
      : null,
  (known) =>
    known.profile.identities.includes('raising-capital') && !holds(known, '45-minute-pitch-review')
      ? { id: 'pitch', reason: 'raising', weight: 40 }
      : null,
  (known) =>
    known.profile.identities.includes('building-complex') && !holds(known, 'ip-moat-map')
      ? { id: 'moat', reason: 'complex', weight: 38 }
      : null,
  (known) => {
    const { identities, stage } = known.profile;
    return identities.includes('founder') &&
      earlyStages.includes(stage) &&
      !asks(known, 'office-hours')
      ? { id: 'officeHour', reason: 'stage', stage, weight: 36 }
      : null;
  },
  (known) =>
    known.profile.identities.includes('tools-strategy') && !holds(known, 'founding-team-architect')
      ? { id: 'team', reason: 'tools', weight: 34 }
      : null,
  (known) => {
    if (asks(known, 'gathering')) return null;
    if (chose(known, 'openCircle')) return { id: 'circle', reason: 'openCircle', weight: 32 };
    return known.progress.asked === null ? null : { id: 'circle', reason: 'noSeat', weight: 20 };
  },
  (known) => {
    const { stack } = known.progress;
    if (stack?.some(({ kind }) => kind === 'second-curve') === true) return null;
    if (known.profile.identities.includes('exploring'))
      return { id: 'essay', reason: 'exploring', weight: 35 };
    if (chose(known, 'secondCurve')) return { id: 'essay', reason: 'secondCurve', weight: 30 };
    return stack === null ? null : { id: 'essay', reason: 'noEssay', weight: 18 };
  },
];

/** The most that are recommended at once. */
const most = 3;

/**
 * At most three actions, the weightiest first, each with the reason for it. What was done already is left out; what
 * could not be read is not claimed.
 */
export function recommend(known: Known): Recommendation[] {
  return rules
    .flatMap((rule) => rule(known) ?? [])
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ weight: _, ...recommendation }) => recommendation);
}
