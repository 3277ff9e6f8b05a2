// The open field of a member's profile: its draft in this browser.
import { fromPromise } from 'xstate';
import { profileFieldsMachine } from '#machines/profileFields.machine.ts';
import type { FieldDraft } from '#machines/profileFields.machine.ts';
import type { Answers } from '#machines/onboarding.machine.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { fieldDraft } from '../../src/flows/profileFields/ports/draft.ts';
import { begin, sits } from '../adapters/openForm.ts';
import { charted } from './form.ts';
import type { StoredForm } from './form.ts';

/** A port that never answers. */
const never = fromPromise(() => new Promise<never>(() => {})) as never;

const profile = fromPromise<Answers>(() =>
  Promise.resolve(toAnswers({ companyName: 'Halden', modules: ['asyncq'] })),
);

export const profileField: StoredForm = {
  name: 'profileFields',
  flow: 'profileFields',
  keys: [keys.profileField],
  forVisitors: false,
  restore: charted<{ edit: FieldDraft | null }>('profileFields', {
    open: (who) =>
      begin(
        profileFieldsMachine.provide({
          actors: {
            draft: draftOf(sits(who), fieldDraft),
            readAnswers: profile,
            saveField: never,
            storeAnswers: never,
          },
        }),
        undefined,
        { longest: { companyName: 200, website: 500 } },
      ),
    typed: ({ edit }) => (edit === null ? [] : [edit.field, edit.value]),
    change: (send) => {
      // Where no field is open yet, one is.
      send({ type: 'field.opened', field: 'website' });
      send({ type: 'text.edited', value: 'https://changed.example' });
    },
  }),
};
