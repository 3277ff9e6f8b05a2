// Which forms share a browser: everything that happens to a browser, its sign-ins and its service, happens to all of them at once.
import { openForms } from './forms.ts';
import type { Form } from './forms.ts';
import { memberForms } from './members.ts';

type Forms = Readonly<Record<string, Form>>;

const { onboarding, ...anyones } = openForms;

/** The forms for visitors. */
export const visitorForms: Forms = anyones;

/** AsynQ is opened where onboarding is complete, and this one where it has not begun: it has a browser of its own. */
export const newcomersForms: Forms = { onboarding };

const { 'onboarding, Edit Profile': editing, ...others } = memberForms;

/** The forms of members alone. */
export const membersForms: Forms = others;

/** The same answers as those of onboarding, with the same draft, on another page: `npm run test:full` meets it, in a browser of its own. */
export const fullForms: Forms = { 'onboarding, Edit Profile': editing };
