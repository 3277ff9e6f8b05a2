// What the views of the sign-in page's form are given.
import type { ActorRefFrom } from 'xstate';
import type { authFormMachine } from '#machines/authForm.machine.ts';

export type AuthFormRef = ActorRefFrom<typeof authFormMachine>;
