// The sentences of a profile: what a field says, and what a change of it does on the site.
import { onboarding } from '#content/onboarding.ts';
import { profileFields as words } from '#content/profileFields.ts';
import type { FieldDraft, FieldId } from '#machines/profileFields.machine.ts';
import type { Answers } from '#machines/onboarding.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';

type Option = { id: string; label: string; description?: string };

/** What a field offers; nothing for one that is typed. */
export const optionsOf: Readonly<Record<FieldId, readonly Option[]>> = {
  identities: onboarding.identity.options,
  companyName: [],
  stage: onboarding.profile.stages,
  sector: onboarding.profile.sectors,
  website: [],
  referral: onboarding.profile.referrals,
  modules: onboarding.modules.options,
  signals: onboarding.signals.options,
};

/** What an earlier version of a list offered has no label any more. */
const labelOf = (field: FieldId, id: string) =>
  optionsOf[field].find((option) => option.id === id)?.label ?? id;

/** What a field says, in the words in which it was asked; empty where nothing was said. */
export function saidOf(field: FieldId, value: FieldDraft['value']): string {
  const said = typeof value === 'string' ? [value] : value;
  return said
    .filter((one) => one !== '')
    .map((one) => labelOf(field, one))
    .join(', ');
}

const listed = (names: readonly string[]) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1) ?? ''}`;

const changesOf = { modules: [words.puts, words.takes], signals: [words.shows, words.hides] };

/** What saving the choices would change: 'Puts Ops Cabinet into your stack.'; empty where nothing differs. */
export function noteOf(stored: Answers, { field, value }: FieldDraft): string {
  if ((field !== 'modules' && field !== 'signals') || typeof value === 'string') return '';
  const before: readonly string[] = stored[field];
  const [puts = '', takes = ''] = changesOf[field];
  const say = (sentence: string, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [fillIn(sentence, { names: listed(ids.map((id) => labelOf(field, id))) })];
  return [
    ...say(
      puts,
      value.filter((id) => !before.includes(id)),
    ),
    ...say(
      takes,
      before.filter((id) => !value.includes(id)),
    ),
  ].join(' ');
}
