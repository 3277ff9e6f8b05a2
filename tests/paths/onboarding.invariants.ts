// What always holds in the paths of onboarding.
import type { SnapshotFrom } from 'xstate';
import type { Answers, OnboardingDraft, onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Moment } from './kit/define.ts';
import { steps } from './onboarding.samples.ts';

type Invariant = (moment: Moment<SnapshotFrom<typeof onboardingMachine>>) => boolean;

export const invariants: Record<string, Invariant> = {
  'Onboarding leaves the six steps only to end': ({ snapshot }) =>
    snapshot.status === 'done' || steps.some((step) => snapshot.matches(step as 'welcome')),
  'No account is requested without address, password, terms and one choice of each kind': ({
    snapshot,
    started,
  }) =>
    started.every(({ port, input }) => {
      if (port !== 'signUp') return true;
      const given = input as { email: string; password: string; answers: Answers };
      return given.email !== '' && given.password !== '' && snapshot.context.accepted;
    }),
  'No profile is saved without the terms': ({ snapshot, started }) =>
    started.every(({ port }) => port !== 'saveProfile' || snapshot.context.accepted),
  'The stored answers are the given ones': ({ snapshot, started }) =>
    started.every(
      ({ input }) =>
        typeof input !== 'object' ||
        input === null ||
        !('answers' in input) ||
        input.answers === snapshot.context.answers,
    ),
  'The session is told of a submission from its start to its end': ({ snapshot, sent }) =>
    sent.every(
      ({ type }) =>
        !type.startsWith('setup.') ||
        (type === 'setup.begun') === snapshot.matches({ account: 'submitting' }),
    ),
  'The password counts as filled only while its field can be shown': ({ snapshot }) =>
    !snapshot.context.passwordFilled || snapshot.context.memberEmail === null,
  'Address and password are asked for only while no user is known to be signed in': ({
    snapshot,
  }) => !snapshot.matches({ account: 'asking' }) || snapshot.context.memberEmail === null,
  'Onboarding ends as finished exactly when the stack is live': ({ snapshot }) =>
    snapshot.status !== 'done' ||
    (snapshot.output?.ending === 'finished') ===
      (snapshot.matches('finished') || snapshot.matches('saved')),
  'The answers are compared with the stored profile as it was read': ({ snapshot, started }) =>
    started.every(
      ({ port, input }) =>
        port !== 'saveProfile' ||
        (input as { stored: Answers | null }).stored === snapshot.context.stored,
    ),
  'No module or signal is listed twice': ({ snapshot }) => {
    const { identities, modules, signals } = snapshot.context.answers;
    return [identities, modules, signals].every((list) => new Set(list).size === list.length);
  },
  'Every answer and every step is kept as it is': ({ snapshot: { context }, sent, transitions }) =>
    !transitions.some((id) => /toggled|edited|step.continued/.test(id) && !/terms/.test(id)) ||
    sent.some(({ type, words }) => {
      if (type !== 'words.changed') return false;
      const { step, email, answers, stored } = words as OnboardingDraft;
      return (
        step === context.step &&
        email === context.email &&
        answers === context.answers &&
        stored === context.stored
      );
    }),
  'Nothing is written before it is known what is there': ({ snapshot, sent }) =>
    !(snapshot.hasTag('restoring') || snapshot.hasTag('unread')) ||
    sent.every(({ type }) => type !== 'words.changed'),
  'A finished onboarding leaves no draft, and every other one keeps it': ({ snapshot, sent }) =>
    sent.some(({ type }) => type === 'draft.handedOver') ===
    (snapshot.matches('finished') || snapshot.matches('saved')),
  'The words of a draft are on screen, or none are': ({ snapshot: { context }, transitions }) =>
    !transitions.some((id) => id.includes('draft.restored')) ||
    (context.step === 'welcome') === (context.answers.identities.length === 0),
  'When another user is here, nothing of the member is on screen': ({ snapshot, transitions }) =>
    !transitions.some((id) => id.includes('draft.withdrawn')) ||
    (snapshot.context.answers.identities.length === 0 &&
      snapshot.context.email === '' &&
      snapshot.context.memberEmail === null &&
      !snapshot.context.passwordFilled),
};
