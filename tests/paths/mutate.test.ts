// A sample of the mutation check: each machine with one arrow wrong, and one in three with one value of each kind, all noticed or
// named with a reason. More of it: mutate.full.test.ts and `npm run paths:mutate`.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { project } from './app.ts';
import { unnoticedArrows } from './arrows.ts';
import { chosen, isChosen } from './chosen.ts';
import { checkValues, sampleOf, unexplained } from './kit/values.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In milliseconds: seconds on an idle machine, minutes on a shared one. */
const timeout = 240_000;

const flows = project.flows.filter(([flow]) => isChosen(flow));

/** All values take a minute on two slow cores: one flow in three, or those that are chosen. */
const sampled = chosen === undefined ? flows.filter((_, index) => index % 3 === 0) : flows;

describe('arrows', () => {
  it.each(flows)('%s: every fault is noticed', { timeout }, (flow) => {
    expect(unnoticedArrows(flow, 1)).toEqual([]);
  });
});

describe('values', () => {
  /** Their actions assign nothing, and their guards ask for states only. */
  const bare = ['premiumOffer', 'startHereBar', 'mobileMenu'];

  it.each(sampled)('%s: a fault of each kind is noticed', { timeout }, async (flow) => {
    const verdicts = await checkValues(project, flow, root, sampleOf);
    expect(unexplained(project, flow, verdicts, true)).toEqual([]);
    expect(verdicts.length > 0).toBe(!bare.includes(flow));
  });

  const planted = [
    [
      'asynq',
      'forgetFile takes the first instead of the chosen in ‘context.files.filter((file) => file.id !== params.id)’',
    ],
    ['onboarding', 'recordTerms toggles ‘accepted: params.accepted’'],
  ] as const;

  it.each(planted.filter(([flow]) => isChosen(flow)))(
    'planted in %s: %s',
    { timeout },
    async (flow, id) => {
      const verdicts = await checkValues(project, flow, root, (mutants) =>
        mutants.filter((mutant) => mutant.id === id),
      );
      expect(verdicts.map(({ noticed }) => noticed)).toEqual(['record']);
    },
  );
});
