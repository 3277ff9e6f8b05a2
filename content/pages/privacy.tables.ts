// What the database stores about people, table by table (tests/backend/privacy.test.ts compares it with the database's catalogue).
import type { Kept } from '../schema.sitePages.ts';

const withAccount = 'Until your account is deleted.';
const withRequest = 'As long as the request: until your account is deleted.';

export const tables: readonly Kept[] = [
  {
    id: 'account',
    name: 'Your account',
    what: 'Your email address, a hash of your password (bcrypt; the password itself is stored nowhere), what you answered when you signed up, and when you signed up and last signed in.',
    why: 'To let you in, and to reach you with what you asked for. On a demo, a list also says which accounts belong to the demo.',
    until: withAccount,
    places: ['auth.users', 'auth.identities', 'axis_demo.accounts'],
  },
  {
    id: 'sessions',
    name: 'Where you are signed in',
    what: 'For each sign-in, when it began and was last renewed, and the token that renews it. Sign-in through other services is off, and the table for it stays empty.',
    why: 'To keep you signed in, and to let a new password end all other sessions.',
    until:
      'Until you sign out there. A session opens nothing after 30 days, or after 14 days without use; what is left of it goes with your account. The mark of a link from an email stays for an hour or until the next such link is used.',
    places: ['auth.sessions', 'auth.refresh_tokens', 'auth.flow_state', 'axis_server.proofs'],
  },
  {
    id: 'sign-ins',
    name: 'Record of sign-ins',
    what: 'When an account was made, signed in, renewed its session, signed out, or changed its password, with its id and email address.',
    why: 'To find out what happened if an account was misused.',
    until:
      'Until the operator deletes it. It is not deleted with your account by itself: ask for it when you leave.',
    places: ['auth.audit_log_entries'],
  },
  {
    id: 'tries',
    name: 'Tries',
    what: 'How often a network address or an email address has tried to sign in, sign up, get a link, or send something without an account. Both addresses are stored as salted hashes, which cannot be turned back.',
    why: 'To slow down those who guess passwords or flood the forms.',
    until:
      'For a day at most after the last try. A count that has expired is removed an hour later.',
    places: ['axis_server.tries'],
  },
  {
    id: 'profile',
    name: 'Your profile',
    what: 'What you answered in onboarding: why you are here, your company, its stage, sector and website, how you found us, and what belongs in your stack.',
    why: 'To put your feed together, and to let the advisor know who asks.',
    until: 'Until you change it under Edit Profile, or your account is deleted.',
    places: ['public.profiles'],
  },
  {
    id: 'plan',
    name: 'Your plan',
    what: 'Which plan you have, since when, until when it is paid, whether it is canceled, and whether a payment failed. Where a payment provider takes the payments, its numbers for you and for the plan. No card and no bank account.',
    why: 'To open what the plan includes, and to close it when it ends.',
    until: withAccount,
    places: ['public.subscriptions', 'private.checkout_plans'],
  },
  {
    id: 'requests',
    name: 'Your requests',
    what: 'What you ask through a form, in your words, with each step and each note between you and the advisor. An application for advisory may come without an account; then your email address is stored with it. An index of its words lets staff search for it.',
    why: 'To answer it, and to show you where it is.',
    until:
      'Until your account is deleted. An application without an account stays until you ask us to delete it.',
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
    why: 'So that the advisor can read or hear it. Nobody else can open it.',
    until: withRequest,
    places: ['public.attachments', 'public.attachment_bodies'],
  },
  {
    id: 'answers',
    name: 'Answers',
    what: 'The answer to a request in each of its versions, with its files. For ten seconds after it was sent, it waits in a table of its own, so that it can be taken back.',
    why: 'To let you read it again, and to show what was corrected.',
    until: withRequest,
    places: ['private.answers', 'private.answer_files', 'private.sent_answers'],
  },
  {
    id: 'opinions',
    name: 'What you say of an answer',
    what: 'Whether it helped and why, and whether it may be published without names.',
    why: 'To get better, and to publish only what you allow.',
    until: withRequest,
    places: ['private.opinions', 'private.export_consents'],
  },
  {
    id: 'links',
    name: 'Your secret links',
    what: 'A hash of the link that forwards an answer, and of the address of your private calendar. The links themselves are shown to you once and are not stored.',
    why: 'To open what is behind them to those who have them, and to nobody else.',
    until:
      'The address of a calendar until you revoke it or your account is deleted. The hash of a forwarding link stays, also without its answer, so that its page can say that it is gone.',
    places: ['private.forwardings', 'private.calendars'],
  },
  {
    id: 'desk',
    name: 'Work at the desk',
    what: 'Notes that staff write to each other about a request, and who has it open at the moment.',
    why: 'So that two advisors do not answer the same request.',
    until:
      'Notes as long as the request. Who has it open: for a minute, or until the next one opens it.',
    places: ['private.desk_notes', 'private.desk_leases', 'private.desk_presence'],
  },
  {
    id: 'staff',
    name: 'Staff and what they did',
    what: 'Who works at the desk, and each act there: who, what, which request, when. It holds ids and statuses, and none of your words.',
    why: 'So that nothing is done to a request without a trace.',
    until:
      'Nobody can change or delete the record. When an account is deleted, the ids in it lead nowhere anymore.',
    places: ['public.staff', 'public.desk_acts'],
  },
  {
    id: 'community',
    name: 'Posts, replies and likes',
    what: 'What you write and like in the community, under your company name, and how much you have written today.',
    why: 'To show it to other members, and to keep the community free of floods.',
    until: 'Until you delete it, or your account is deleted.',
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
    what: 'What you added to your stack, its order, and your saved searches.',
    why: 'To show it to you on every device.',
    until: 'Until you remove it, or your account is deleted.',
    places: ['public.stack_items', 'public.saved_searches'],
  },
  {
    id: 'newsletters',
    name: 'Newsletters',
    what: 'The email address that was entered, which newsletter, and when it was asked, confirmed and left.',
    why: 'To send the issues to those who confirmed, and to nobody who left.',
    until:
      'Until you ask us to delete it, also after you have left: the date is the proof that you did.',
    places: ['public.newsletter_subscriptions'],
  },
  {
    id: 'mails',
    name: 'Emails',
    what: 'Each email that is to be sent: to whom, which kind, and what it says about your request. A link that sets a password is erased when it has been sent or has expired.',
    why: 'So that no email is lost, and none is sent twice.',
    until:
      'For 30 days after it was due; then the job that sends emails deletes it. That you received an issue of a newsletter is kept, so that you get each one once.',
    places: ['private.mails'],
  },
  {
    id: 'choices',
    name: 'Which emails you want',
    what: 'Which kinds of email an address has switched off, and the secret of the link in their footer.',
    why: 'To respect it, and to make the link work in old emails too.',
    until: 'Until you ask us to delete it.',
    places: ['private.mail_choices'],
  },
];
