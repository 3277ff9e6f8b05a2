// What interrupts each form in Chromium, and so how many cases there are: forms × interruptions.
import type { Form } from './forms.ts';

/** What meets every form (kept.spec.ts). Two may share a page load: what was typed during the first must also survive the second. */
const ofEverybody = [
  'frozen and restored',
  'offline, then Back and Forward',
  'the service was down',
  'a new build, then reload',
  'storage full, then the tab is closed and opened',
  'storage refused, then leave and Back',
  'the same form in two tabs',
] as const;

/** What meets visitors who have an account. */
const ofVisitors = ['sign-in in another tab'] as const;

/** What meets members, and visitors once they have signed in. */
const ofMembers = [
  'another member in another tab',
  '401',
  'another member, the first one again, a 401, and signed in again',
  'sign-out in another tab',
] as const;

/** What meets visitors in a whole Chromium (backForward.spec.ts). */
const ofTheCache = ['restored', 'restored, and typed in another tab meanwhile'] as const;

export type Interruption =
  | (typeof ofEverybody)[number]
  | (typeof ofVisitors)[number]
  | (typeof ofMembers)[number]
  | (typeof ofTheCache)[number];

type Forms = Readonly<Record<string, Form>>;

const casesOf = (forms: Forms, interruptionsOf: (form: Form) => readonly Interruption[]) =>
  Object.entries(forms).flatMap(([name, form]) =>
    interruptionsOf(form).map((interruption) => `${name}: ${interruption}`),
  );

/** The cases of visitors' forms. */
export const visitorCases = (forms: Forms) =>
  casesOf(forms, ({ isForVisitors }) =>
    isForVisitors ? ofEverybody : [...ofEverybody, ...ofVisitors, ...ofMembers],
  );

/** The cases of members' forms. */
export const memberCases = (forms: Forms) => casesOf(forms, () => [...ofEverybody, ...ofMembers]);

/** The cases of the back-forward cache. */
export const cacheCases = (forms: Forms) => casesOf(forms, () => ofTheCache);
