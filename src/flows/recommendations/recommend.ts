// The recommended actions for a member and their reasons: from the member's answers and what they have not done yet.
import type { ModuleId } from '#machines/onboarding.machine.ts';
import type { Progress, KnownProfile } from '#machines/recommendations.machine.ts';
import type { RequestKind } from '#machines/request.machine.ts';
import type { dashboard } from '#content/dashboard.ts';

/** The actions and reasons that content/ has texts for. */
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

type Known = { profile: KnownProfile; progress: Progress };

/** The weight of an action, and the action; null where it was done, or where there is no reason for it. */
type Rule = (known: Known) => [weight: number, action: Recommendation] | null;

const asks = ({ progress }: Known, kind: RequestKind) => progress.asked?.includes(kind) === true;
const holds = ({ progress }: Known, slug: string) =>
  progress.stack?.some(({ id }) => id === slug) === true;
const chose = ({ profile }: Known, module: ModuleId) => profile.modules.includes(module);

const earlyStages = ['idea', 'pre-seed'];

const rules: readonly Rule[] = [
  (known) => {
    const { quota } = known.progress;
    if (quota === null) {
      return chose(known, 'asyncq') ? [50, { id: 'ask', reason: 'asyncq' }] : null;
    }
    if (quota.left === 0) return null;
    const reason = quota.left === 1 ? 'oneQuestion' : 'questions';
    return [chose(known, 'asyncq') ? 60 : 50, { id: 'ask', reason, ...quota }];
  },
  ({ profile: { companyName, stage, sector } }) => {
    const isWhole = [companyName, stage, sector].every((answer) => answer.trim() !== '');
    return isWhole ? null : [45, { id: 'profile', reason: 'profile' }];
  },
  (known) =>
    known.profile.identities.includes('connect-fund') && !asks(known, 'meeting')
      ? [42, { id: 'meeting', reason: 'fund' }]
      : null,
  (known) =>
    known.profile.identities.includes('raising-capital') && !holds(known, '45-minute-pitch-review')
      ? [40, { id: 'pitch', reason: 'raising' }]
      : null,
  (known) =>
    known.profile.identities.includes('building-complex') && !holds(known, 'ip-moat-map')
      ? [38, { id: 'moat', reason: 'complex' }]
      : null,
  (known) => {
    const { identities, stage } = known.profile;
    return identities.includes('founder') &&
      earlyStages.includes(stage) &&
      !asks(known, 'office-hours')
      ? [36, { id: 'officeHour', reason: 'stage', stage }]
      : null;
  },
  (known) =>
    known.profile.identities.includes('tools-strategy') && !holds(known, 'founding-team-architect')
      ? [34, { id: 'team', reason: 'tools' }]
      : null,
  (known) => {
    if (asks(known, 'gathering')) return null;
    if (chose(known, 'openCircle')) return [32, { id: 'circle', reason: 'openCircle' }];
    return known.progress.asked === null ? null : [20, { id: 'circle', reason: 'noSeat' }];
  },
  (known) => {
    const { stack } = known.progress;
    if (stack?.some(({ kind }) => kind === 'second-curve') === true) return null;
    if (known.profile.identities.includes('exploring'))
      return [35, { id: 'essay', reason: 'exploring' }];
    if (chose(known, 'secondCurve')) return [30, { id: 'essay', reason: 'secondCurve' }];
    return stack === null ? null : [18, { id: 'essay', reason: 'noEssay' }];
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
    .map((rule) => rule(known))
    .filter((weighed) => weighed !== null)
    .toSorted(([one], [other]) => other - one)
    .slice(0, most)
    .map(([, action]) => action);
}
