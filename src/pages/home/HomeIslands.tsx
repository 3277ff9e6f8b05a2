// The parts of the landing page that wait for the user.
export { IntentDialog } from '#flows/intentDialog/IntentDialog.tsx';
export { Identities } from './Identities.tsx';
export { Signal } from './Signal.tsx';
export { Testimonials } from './Testimonials.tsx';
