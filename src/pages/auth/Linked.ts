// What a link from a mail leads to on /auth: loaded when the user arrives through one, because most arrive through none.
export { MailedLink } from '#flows/mailedLink/MailedLink.tsx';
export { Recovery } from './Recovery.tsx';
