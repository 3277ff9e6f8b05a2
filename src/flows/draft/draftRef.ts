// The draft of a form, as its views know it.
import type { ActorRefFrom } from 'xstate';
import type { draftMachine } from '#machines/draft.machine.ts';

export type DraftRef = ActorRefFrom<typeof draftMachine>;
