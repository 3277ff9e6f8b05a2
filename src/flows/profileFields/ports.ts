// The ports of `profileFields`: the member's profile in the service, its copy in this browser, and the draft of the open field.
import { profileFieldsMachine } from '#machines/profileFields.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { saveField } from '#adapters/supabase/profiles.ts';
import { readAnswers, storeAnswers } from './ports/answers.ts';
import { fieldDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'profileFields',
    profileFieldsMachine.provide({
      actors: { draft: connectDraft(page, fieldDraft), readAnswers, saveField, storeAnswers },
    }),
  );
