// A newsletter's box with its draft, for the tests of draft ownership and of earlier builds.
import { fromPromise } from 'xstate';
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import { draftOf } from '../../src/flows/draft/ports.ts';
import { signupDraft } from '../../src/flows/newsletterSignup/ports/draft.ts';
import { begin, sits } from './openForm.ts';
import type { Sitting } from './openForm.ts';

/** Opens the box of the library; the service never answers. */
export const openSignup = (who: Sitting) =>
  begin(
    newsletterSignupMachine.provide({
      actors: {
        draft: draftOf(sits(who), signupDraft),
        subscribe: fromPromise(() => new Promise<never>(() => {})) as never,
      },
    }),
    undefined,
    { place: 'library', lists: ['second-curve'], welcome: 'secondCurveWelcome' },
  );
