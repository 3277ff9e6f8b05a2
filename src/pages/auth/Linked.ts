// The views for a mailed link on /auth: loaded only if there is a link, because most users arrive without one.
export { MailedLink } from '#flows/mailedLink/MailedLink.tsx';
export { Recovery } from './Recovery.tsx';
