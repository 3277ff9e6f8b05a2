// Profiles in their place for the tests by state.
import type { Answers } from '#machines/onboarding.machine.ts';
import { profileFieldsMachine } from '#machines/profileFields.machine.ts';
import type { FieldDraft, FieldId } from '#machines/profileFields.machine.ts';
import { draftKit, play, port } from './kit.ts';

export const answers: Answers = {
  identities: ['founder'],
  companyName: 'Halden',
  stage: 'seed',
  sector: '',
  website: '',
  referral: '',
  modules: ['asyncq', 'opsCabinet'],
  signals: ['toolDrops'],
};

export const begin = () => {
  const draft = draftKit<FieldDraft>();
  const readAnswers = port<Answers>();
  const saveField = port<void, { answers: Answers; stored: Answers }>();
  const storeAnswers = port<void, { answers: Answers }>();
  const flow = play(
    profileFieldsMachine.provide({
      actors: {
        draft: draft.logic,
        readAnswers: readAnswers.logic,
        saveField: saveField.logic,
        storeAnswers: storeAnswers.logic,
      },
    }),
    { longest: { companyName: 10, website: 12 } },
  );
  return { ...flow, draft, readAnswers, saveField, storeAnswers };
};
export type Flow = ReturnType<typeof begin>;
export const known = () => {
  const flow = begin();
  flow.readAnswers.resolve(answers);
  return flow;
};
export const opened = (field: FieldId) => {
  const flow = known();
  flow.send({ type: 'field.opened', field });
  return flow;
};
export const renamed = (value = 'Kelp') => {
  const flow = opened('companyName');
  flow.send({ type: 'text.edited', value });
  return flow;
};
export const saving = () => {
  const flow = renamed();
  flow.send({ type: 'field.saved' });
  return flow;
};
