// The newsletter forms of the reading pages: in an opening, or with a heading of their own.
export { SignupBox } from '#flows/newsletterSignup/SignupBox.tsx';
export { SignupPanel } from './SignupPanel.tsx';
