// What onboarding knows of a member, in the words in which it was asked.
import { desk } from '#content/desk.ts';
import { onboarding } from '#content/onboarding.ts';

/** What was chosen from a list is stored by its id, and read by its label. */
const options: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
  identity_types: onboarding.identity.options,
  company_stage: onboarding.profile.stages,
  modules: onboarding.modules.options,
  signals: onboarding.signals.options,
};

/** What an earlier version of the lists offered has no label any more. */
const labelOf = (field: string, id: string) =>
  options[field]?.find((option) => option.id === id)?.label ?? id;

const textsIn = (value: unknown) =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/**
 * A row of `profiles`, line by line; what was never said has none.
 * @param profile as the desk reads it
 */
export const profileIn = (
  profile: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(desk.request.profile).flatMap(([field, label]) => {
      const said = textsIn(profile[field]).map((one) => labelOf(field, one));
      return said.length === 0 ? [] : [[label, said.join(', ')]];
    }),
  );
