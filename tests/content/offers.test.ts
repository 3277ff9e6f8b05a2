// The partners' offers: their conditions can be answered from what onboarding stores.
import { expect, it } from 'vitest';
import { onboarding } from '#content/onboarding.ts';
import { partners } from '#content/partners.ts';
import type { EligibilityRule } from '#content/schema.items.ts';

const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);
const rules = partners.flatMap(({ eligibility }): readonly EligibilityRule[] => eligibility);

it('ask for nothing that a profile cannot hold', () => {
  const { profile, identity } = onboarding;
  const known = {
    stage: ids(profile.stages),
    sector: ids(profile.sectors),
    identity: ids(identity.options),
  };
  for (const rule of rules) {
    if (!('oneOf' in rule)) continue;
    for (const value of rule.oneOf) expect(known[rule.from], rule.id).toContain(value);
  }
});

it('leave something to ask for in each offer, and something that the profile knows', () => {
  for (const { id, eligibility } of partners) {
    expect(
      eligibility.some(({ from }) => from === 'asked'),
      id,
    ).toBe(true);
    expect(
      eligibility.some(({ from }) => from !== 'asked'),
      id,
    ).toBe(true);
  }
});
