// What a link from a mail leads to on /auth: fetched by whoever comes through one, because most come through none.
export { MailedLink } from '#flows/mailedLink/MailedLink.tsx';
export { Recovery } from './Recovery.tsx';
