// /contact: where to write. The mailboxes are those of the site's own host, as it is configured (SITE_URL, AXIS_OPERATOR_MAIL).
import { mailboxOf, operator, type Operator } from '../operator.ts';
import type { Passage, SitePageContent } from '../schema.sitePages.ts';

const missing =
  'This copy of the site has no mailbox yet: its operator has not entered an address. The forms below work without one.';

/** A mailbox, or that there is none. */
const written = (mailbox: string | undefined, text: string): Passage =>
  mailbox === undefined ? missing : { mailbox, text };

/** The contacts of the site that this operator runs. */
export const contactOf = (runBy: Operator): SitePageContent => ({
  sections: [
    {
      id: 'mail',
      title: 'By email',
      body: [written(mailboxOf(runBy), 'For everything that has no form of its own.')],
    },
    {
      id: 'forms',
      title: 'Where you get the quickest answer',
      body: [
        'Each of these has a form, and with an account you can follow your request. Where we promise a date, the form gives it:',
        {
          links: [
            { name: 'A strategic question', href: '/asyncq' },
            { name: 'A call at office hours', href: '/inner-room' },
            { name: 'Advisory', href: '/advisory' },
            { name: 'A 1-on-1 meeting, or a seat at a gathering', href: '/open-circle' },
            { name: 'Working with us as an expert', href: '/co-lab' },
            { name: 'Offering something to members', href: '/signal-exchange' },
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Your data and your account',
      body: [
        'Under Account, you can get a copy of what is stored about you, change your profile, and delete your account. For anything else, write to us from the email address of the account. You will have an answer within 30 days.',
        { links: [{ name: 'See what is stored about you', href: '/privacy' }] },
      ],
    },
    {
      id: 'security',
      title: 'A security problem',
      body: [
        "Tell us about it before you tell anyone else. We answer reports within 3 days. Test on your own copy of the site, never on members' data.",
        ...(runBy.host === undefined
          ? []
          : [{ mailbox: `security@${runBy.host}`, text: 'For reports of security problems.' }]),
      ],
    },
    {
      id: 'barrier',
      title: 'Something that keeps you out',
      body: [
        'If you cannot use part of the site, the accessibility page says what to send us.',
        { links: [{ name: 'Report a barrier', href: '/accessibility#report' }] },
      ],
    },
  ],
});

export const contact = contactOf(operator);
