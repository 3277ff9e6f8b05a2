// The views of /auth for a mailed link and for a second factor: loaded only where one is there, because most users have neither.
export { FactorStep } from '#flows/factorStep/FactorStep.tsx';
export { MailedLink } from '#flows/mailedLink/MailedLink.tsx';
export { Recovery } from './Recovery.tsx';
