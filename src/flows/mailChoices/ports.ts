// The ports of `mailChoices`: the service, which knows the same choices as the links in the mails.
import { fromPromise } from 'xstate';
import { mailChoices as words } from '#content/mailChoices.ts';
import { mailChoicesMachine } from '#machines/mailChoices.machine.ts';
import type { ChoicesAnswer, MailSwitch, MailChange } from '#machines/mailChoices.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, refusalIn, textIn } from '#adapters/supabase/functions.ts';
import type { Answer } from '#adapters/supabase/functions.ts';

function switchesIn(answer: Answer): readonly MailSwitch[] {
  const rows: unknown = answer['switches'];
  if (!Array.isArray(rows)) throw new Error('');
  return rows.filter(isRecord).map((row) => ({
    scope: textIn(row, 'scope'),
    isOn: row['on'] === true,
    isWaiting: row['waiting'] === true,
  }));
}

const readChoices = fromPromise<readonly MailSwitch[]>(async () => {
  const answer = await callFunction('my_mail_choices', {});
  if (answer.outcome !== 'stored') throw new Error('');
  return switchesIn(answer);
});

const saveChoices = fromPromise<ChoicesAnswer, { changes: readonly MailChange[] }>(
  async ({ input: { changes } }) => {
    const answer = await callFunction('choose_my_mails', {
      shown: changes.map(({ scope }) => scope),
      chosen: changes.filter(({ isOn }) => isOn).map(({ scope }) => scope),
    });
    if (answer.outcome === 'stored') return { outcome: 'stored', switches: switchesIn(answer) };
    // Without a session there is no address whose mail could be chosen.
    refusalIn(answer, ['not_signed_in', 'not_allowed', 'not_found']);
    return { outcome: 'refused', message: words.problems.not_signed_in };
  },
);

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('mailChoices', mailChoicesMachine.provide({ actors: { readChoices, saveChoices } }));
