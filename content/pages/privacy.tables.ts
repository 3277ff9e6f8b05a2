// What the database stores about people, table by table (tests/backend/privacy.test.ts compares it with the database's catalogue).
import type { Kept } from '../schema.sitePages.ts';

const withAccount = 'Until your account is deleted.';
const withRequest = 'As long as the request: until your account is deleted.';

export const tables: readonly Kept[] = [
  {
    id: 'account',
    name: 'Your account',
    what: 'Your email address, a hash of your password (bcrypt; the password itself is not stored anywhere), what you answered when you signed up, and when you signed up and last signed in. On a demo, a list also says which accounts belong to the demo.',
    why: 'To let you in, and to send you what you asked for.',
    until: withAccount,
    places: ['auth.users', 'auth.identities', 'axis_demo.accounts'],
  },
  {
    id: 'sessions',
    name: 'Where you are signed in',
    what: 'For each sign-in, when it began and was last used, how the browser identifies itself (its maker and version, and the system), and the token that renews it. Sign-in through other services is off, and the table for it stays empty.',
    why: 'To keep you signed in, to show you where you are signed in, and to end the other sessions when you ask for that or set a new password.',
    until:
      'Until that session is signed out. A session no longer works after 30 days, or after 14 days without use; what is left of it is deleted when you use the site again, or with your account. A note that a session began with a link from an email is valid for an hour, and is deleted when another such link is used after that. The time when you last typed your password is valid for ten minutes, and is kept with the session.',
    places: [
      'auth.sessions',
      'auth.refresh_tokens',
      'auth.flow_state',
      'private.proofs',
      'axis_server.proofs',
    ],
  },
  {
    id: 'factors',
    name: 'Your second factor',
    what: 'If you have switched it on: the name of your authenticator app and its secret, encrypted with a key that is not in the database; hashes of your recovery codes; and which of your sessions were confirmed with a code, whether it came from the app or was a recovery code, and when.',
    why: 'To ask for a code at each sign-in, so that a stolen password alone opens nothing.',
    until:
      'Until you switch it off, or your account is deleted. A request for a code is valid for five minutes, and is deleted when a correct code is next entered. What is stored about a session is deleted the first time a correct code is entered after the session has ended.',
    places: [
      'private.factors',
      'private.factor_challenges',
      'private.recovery_codes',
      'private.proven_sessions',
    ],
  },
  {
    id: 'addresses',
    name: 'New and former addresses',
    what: 'The new address that you last asked for, and each former address of your account, with a hash of the link that was mailed to it.',
    why: 'To confirm a new address before it counts, and to give you a way back if someone else made the change.',
    until:
      'For eight days after you asked for a new address, and for two weeks after you gave up an old one; then the job that sends emails deletes them. A new address that you decide against is deleted at once.',
    places: ['private.new_addresses', 'private.former_addresses'],
  },
  {
    id: 'sign-ins',
    name: 'Record of sign-ins',
    what: "When an account was created, and each time it signed in, renewed its session, signed out, or changed its password, with the account's ID and email address.",
    why: 'To find out what happened if an account is misused.',
    until: withAccount,
    places: ['auth.audit_log_entries'],
  },
  {
    id: 'tries',
    name: 'Attempts',
    what: 'How many times a network address or an email address has been used to try to sign in, sign up, get a link, or send something without an account. Addresses of both kinds are stored as salted hashes, which cannot be reversed.',
    why: 'To slow down anyone who guesses passwords or floods the forms.',
    until: 'A count expires within a day of the last attempt and is removed about an hour later.',
    places: ['axis_server.tries'],
  },
  {
    id: 'profile',
    name: 'Your profile',
    what: 'What you answered in onboarding: why you are here, your company, its stage, sector and website, how you found us, and what belongs in your stack.',
    why: 'To put your feed together, and to let the advisor know who is asking.',
    until: 'Until you change it under Edit Profile, or your account is deleted.',
    places: ['public.profiles'],
  },
  {
    id: 'plan',
    name: 'Your plan',
    what: "Which plan you have, when it began, how long it is paid for, whether it is canceled, and whether a payment failed. If a payment provider handles the payments, the provider's IDs for you and for the plan. No card number or bank account is stored.",
    why: 'To give you what the plan includes, for as long as the plan lasts.',
    until: withAccount,
    places: ['public.subscriptions', 'private.checkout_plans'],
  },
  {
    id: 'requests',
    name: 'Your requests',
    what: 'What you ask through a form, in your words, with each step and each note between you and the advisor. An application for advisory does not need an account; your email address is then stored with it. An index of the words lets staff search the requests.',
    why: 'To answer you, and to show you the status of each request.',
    until:
      'Until your account is deleted. An application without an account stays until an account with its address is deleted, or you ask us to delete it.',
    places: [
      'public.requests',
      'public.request_events',
      'private.desk_words',
      'private.slot_offers',
    ],
  },
  {
    id: 'files',
    name: 'Your files and voice notes',
    what: 'What you attach to a request, with its name, type and size.',
    why: 'So that the advisor and staff can read or hear them. Nobody else can open them but you.',
    until: withRequest,
    places: ['public.attachments', 'public.attachment_bodies'],
  },
  {
    id: 'answers',
    name: 'Answers',
    what: 'The answer to a request in each of its versions, with its files. For ten seconds after an answer is sent, it waits in a table of its own, so that the advisor can still take it back.',
    why: 'To let you read it again, and to show what was corrected.',
    until: withRequest,
    places: ['private.answers', 'private.answer_files', 'private.sent_answers'],
  },
  {
    id: 'opinions',
    name: 'What you say about an answer',
    what: 'Whether it helped and why, and whether it may be published without names.',
    why: 'To improve our answers, and to publish only what you allow.',
    until: withRequest,
    places: ['private.opinions', 'private.export_consents'],
  },
  {
    id: 'links',
    name: 'Your secret links',
    what: 'A hash of each link that forwards an answer, and of the address of your private calendar. The links themselves are shown to you once and are not stored.',
    why: 'To show an answer or a calendar to people who have its link, and to nobody else.',
    until:
      "The hash of a calendar's address is kept until you revoke the address or your account is deleted. The hash of a forwarding link stays even after the answer is deleted, so that the page behind the link can say that it is gone.",
    places: ['private.forwardings', 'private.calendars'],
  },
  {
    id: 'desk',
    name: 'Work at the desk',
    what: 'Notes that staff write to each other about a request, and who has it open at the moment.',
    why: 'So that two people do not answer the same request.',
    until:
      'Notes are kept as long as the request. The mark that someone has a request open is valid for a minute, and is deleted when someone opens the request after that.',
    places: ['private.desk_notes', 'private.desk_leases', 'private.desk_presence'],
  },
  {
    id: 'staff',
    name: 'Staff and what they did',
    what: 'Who works at the desk, and each act there: who, what, which request, when. The record holds IDs and statuses, and none of your words.',
    why: 'So that nothing is done to a request without a record.',
    until:
      'The record is kept. When an account is deleted, the request, post or email that an act was about is taken out of the record. When someone who worked at the desk deletes their account, their name is taken out as well.',
    places: ['public.staff', 'public.desk_acts'],
  },
  {
    id: 'community',
    name: 'Posts, replies and likes',
    what: 'What you write and like in the community, under your company name, and how many posts and how many replies you wrote on the last day that you wrote any.',
    why: 'To show it to other members, and to keep anyone from flooding the community.',
    until:
      'Until you delete it, or your account is deleted. The two counts stay until your account is deleted.',
    places: [
      'public.community_posts',
      'public.community_post_bodies',
      'public.community_replies',
      'public.community_likes',
      'private.post_days',
      'private.reply_days',
    ],
  },
  {
    id: 'stack',
    name: 'Your Signal Stack',
    what: 'What you added to your stack, the order you put it in, and your saved searches.',
    why: 'To show it to you on every device.',
    until: 'Until you remove it, or your account is deleted.',
    places: ['public.stack_items', 'public.saved_searches'],
  },
  {
    id: 'newsletters',
    name: 'Newsletters',
    what: 'The email address that was entered, the newsletter, and when you subscribed, confirmed your address and unsubscribed.',
    why: 'To send each issue to readers who have confirmed, and to nobody who has unsubscribed.',
    until:
      'Until an account with this address is deleted, or you ask us to delete the entry. We keep it even after you unsubscribe, because the date is our proof that you did.',
    places: ['public.newsletter_subscriptions'],
  },
  {
    id: 'mails',
    name: 'Emails',
    what: 'Each email that is to be sent: to whom it goes, what kind it is, and what it says about your request or your plan. A link for setting a password or for changing your address is erased once it has been sent or has expired.',
    why: 'So that no email is lost, and none is sent twice.',
    until:
      'For 30 days after it was due; then the job that sends emails deletes it. The record that you received an issue of a newsletter is kept, so that you get each issue only once. All of it goes with your account; the last email, which confirms the deletion, is deleted once it is sent, or after three days.',
    places: ['private.mails'],
  },
  {
    id: 'leaving',
    name: 'That you want to leave',
    what: 'When you asked for the deletion of your account, and when it is due.',
    why: 'To delete it after 14 days, and to let you change your mind until then.',
    until: 'Until you decide to keep your account, or it is deleted.',
    places: ['private.deletions'],
  },
  {
    id: 'archive',
    name: 'Your archive',
    what: 'A copy of everything that you asked to take with you, as one file.',
    why: 'To make it in the background, and to let you download it.',
    until: 'For a day after it is ready.',
    places: ['private.archives', 'private.archive_parts'],
  },
  {
    id: 'choices',
    name: 'Which emails you want',
    what: 'Which kinds of email have been switched off for an address, and the secret part of the link in the footer of our emails. For members, also whether they have confirmed by a link in an email that the address is theirs, and which newsletters are waiting for that.',
    why: 'To respect your choice, to keep the link in old emails working, and to tell nobody but you which newsletters you read.',
    until: 'Until an account with this address is deleted, or you ask us to delete it.',
    places: ['private.mail_choices', 'private.reader_proofs'],
  },
];
