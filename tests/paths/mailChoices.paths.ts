// Path model of the switches of a member's mail: turned, saved, not saved, turned back.
import { mailChoices as words } from '#content/mailChoices.ts';
import { isShownOn, mailChoicesMachine } from '#machines/mailChoices.machine.ts';
import type { ChoicesAnswer, MailSwitch, MailChange } from '#machines/mailChoices.machine.ts';
import { definePaths } from './kit/define.ts';
import { reading } from './kit/reads.ts';
import { unreachable, wordless } from './support.ts';

const one = (scope: string, isOn: boolean, isWaiting = false): MailSwitch => ({
  scope,
  isOn,
  isWaiting,
});
const letter = 'list:next-curve';
/** What the service says, by the two switches that are turned. */
const stored = (welcome: boolean, next: boolean): ChoicesAnswer => ({
  outcome: 'stored',
  switches: [one('welcome', welcome), one(letter, false, next)],
});

type Seen = {
  context: {
    switches: readonly MailSwitch[];
    changes: readonly MailChange[];
    sent: readonly MailChange[];
  };
  matches: (state: 'saving' | 'resting' | 'failed') => boolean;
};
const isOn = ({ context }: Seen, scope: string) => isShownOn(context, scope);
const isChanged = ({ context }: Seen, scope: string) =>
  context.changes.some((change) => change.scope === scope);
/** What the service has once what is on its way is stored. */
const sentOr = ({ context }: Seen, scope: string) =>
  context.sent.find((change) => change.scope === scope)?.isOn ??
  context.switches.some((known) => known.scope === scope && (known.isOn || known.isWaiting));
const storedAs = (welcome: boolean, next: boolean, say: string) => ({
  gives: stored(welcome, next),
  say,
  when: (seen: Seen) => sentOr(seen, 'welcome') === welcome && sentOr(seen, letter) === next,
});

export default definePaths({
  machine: mailChoicesMachine,
  input: { page: { say: 'A member opens /account' } },
  events: {
    'retry.requested': { say: `Press ${words.unread.action}` },
    'switch.turned': {
      say: ({ scope, isOn: wanted }) =>
        `Turn ${scope === 'welcome' ? 'First steps' : 'The Next Curve'} ${wanted ? 'on' : 'off'}`,
      samples: {
        kind: (seen: Seen) => ({ scope: 'welcome', isOn: !isOn(seen, 'welcome') }),
        // One more while the first is on its way, or not saved: a few combinations are walked.
        letter: (seen: Seen) =>
          seen.matches('failed') && !isChanged(seen, 'welcome')
            ? undefined
            : { scope: letter, isOn: !isOn(seen, letter) },
      },
    },
  },
  outcomes: {
    readChoices: {
      known: {
        gives: [one('welcome', true), one(letter, false)],
        say: 'The backend knows a kind of mail that is on, and a newsletter that is off',
      },
      unreachable,
    },
    saveChoices: {
      bothOff: storedAs(false, false, 'The backend has both off'),
      kindOn: storedAs(true, false, 'The backend has the kind on, and the newsletter off'),
      letterOn: storedAs(false, true, 'The backend has the newsletter on, and the kind off'),
      bothOn: storedAs(true, true, 'The backend has both on'),
      refused: {
        gives: {
          outcome: 'refused',
          message: words.problems.not_signed_in,
        } satisfies ChoicesAnswer,
        say: 'The backend refuses: the session is over',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    reading: 'The section says that it is reading',
    unread: 'A notice says that it could not be read',
    resting: 'Every switch is as it is saved',
    deciding: 'Nothing of this is seen',
    saving: 'Beside the switch a line says that it is being saved',
    failed: 'Beside the switch a notice says that it is not saved',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`Said in place: ${problem || words.failed}`],
  reads: {
    isShownOn: reading(isShownOn, (read, { context }) =>
      ['welcome', letter, 'unknown'].map((scope) => read(context, scope)),
    ),
  },
  probes: {
    'another device has turned a switch back before the answer': {
      steps: [
        'readChoices=known',
        { type: 'switch.turned', scope: 'welcome', isOn: false },
        { port: 'saveChoices', gives: stored(true, false) },
      ],
    },
    'another device has turned two switches back before the answer': {
      steps: [
        'readChoices=known',
        { type: 'switch.turned', scope: letter, isOn: true },
        { type: 'switch.turned', scope: 'welcome', isOn: false },
        { type: 'switch.turned', scope: letter, isOn: false },
        { port: 'saveChoices', gives: stored(true, true) },
        { port: 'saveChoices', gives: stored(true, true) },
      ],
    },
  },
  resting: ['resting', 'failed', 'unread'],
  invariants: {
    'Only what the member has turned is sent': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'saveChoices' ||
          (input as { changes: readonly MailChange[] }).changes.every((change) =>
            snapshot.context.changes.includes(change),
          ),
      ),
    'Nothing is wanted that is saved': ({ snapshot }) =>
      !snapshot.matches('resting') || snapshot.context.changes.length === 0,
    'A problem is said beside what is not saved': ({ snapshot }) =>
      snapshot.context.problem === null ||
      (snapshot.matches('failed') && snapshot.context.changes.length > 0),
    'Something is on its way exactly while it is being saved': ({ snapshot }) =>
      snapshot.matches('saving') === snapshot.context.sent.length > 0,
  },
});
